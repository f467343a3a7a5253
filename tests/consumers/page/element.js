import { report } from "./report.js";

report(async () => {
  const board = document.querySelector("go-board");
  board.play([4, 4]);
  await new Promise((done) => setTimeout(done, 50));
  const labels = [...board.shadowRoot.querySelectorAll("[role=gridcell]")].map((cell) =>
    cell.getAttribute("aria-label"),
  );
  const [name, stone] = labels.find((label) => label.startsWith("E5")).split(", ");
  return `${labels.length} points, ${name} ${stone}`;
});
