import { Game, readRecords } from "lanke";
import "lanke/element";
import { report } from "./report.js";

const turn = () => new Promise((done) => setTimeout(done, 20));
const expect = (is, what) => {
  if (!is) throw new Error(`not so: ${what}`);
};

/** How many observers look at something. */
let observers = 0;

function countObservers() {
  const { observe, disconnect } = ResizeObserver.prototype;
  ResizeObserver.prototype.observe = function (...args) {
    observers += 1;
    observe.apply(this, args);
  };
  ResizeObserver.prototype.disconnect = function () {
    observers -= 1;
    disconnect.apply(this);
  };
}

/**
 * Goes through what a framework does with the element; the title tells how that went.
 *
 * @param {(host: Element, start: object) => { update(next: object): void | Promise<void>, unmount(): void }} mount
 */
export function check(mount) {
  report(async () => {
    countObservers();
    const host = document.querySelector("main");
    const game = new Game({ size: 9 });
    const shown = mount(host, { coordinates: "numeric", readonly: false, game });
    await turn();
    const board = host.querySelector("go-board");
    const label = () => board.shadowRoot.querySelector("[role=gridcell]").ariaLabel.split(",")[0];
    expect(board.getAttribute("coordinates") === "numeric" && label() === "1-1", "an attribute");
    expect(board.game === game, "a property");
    game.play([4, 4]);
    board.play([2, 2]);
    await turn();
    const { textContent: count } = host.querySelector("output");
    expect(count === "2", `an event, and rendering after it: ${count} for 2`);
    await shown.update({ coordinates: "a1", readonly: true, game });
    await turn();
    expect(host.querySelector("go-board") === board && label() === "A9", "another attribute on the same element");
    board.play([6, 6]);
    expect(game.moveNumber === 2 && board.readonly, "a switch");
    const [record] = readRecords("(;SZ[13])").games;
    await shown.update({ coordinates: "a1", readonly: true, record });
    await turn();
    await turn();
    expect(board.record === record && board.shadowRoot.querySelectorAll("[role=row]").length === 13, "a record");
    shown.unmount();
    await turn();
    expect(host.childElementCount === 0 && board.shadowRoot.childElementCount === 0, "taken down");
    game.undo();
    expect(game.moveNumber === 1, "the game stays the page's own");
    for (let n = 0; n < 20; n += 1) {
      const again = mount(host, { size: "9" });
      await turn();
      again.unmount();
    }
    await turn();
    expect(observers === 0, `${observers} observers left`);
    return "all of it";
  });
}
