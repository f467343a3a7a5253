/**
 * 目数の言い方：「6½」は「6目半」、「½」は「半目」。
 *
 * @param {string} points
 */
export function moku(points) {
  if (points === "½") return "半目";
  return points.endsWith("½") ? `${points.slice(0, -1)}目半` : `${points}目`;
}
