/**
 * 집 수를 말하는 법: "6½"은 "6집 반", "½"은 "반집".
 *
 * @param {string} points
 */
export function jip(points) {
  if (points === "½") return "반집";
  return points.endsWith("½") ? `${points.slice(0, -1)}집 반` : `${points}집`;
}
