// What works running side by side print, shown as if they ran one after another: one is seen as it goes on, what others
// print meanwhile is kept until it is their turn.

/**
 * @typedef {object} Channel
 * @property {(chunk: string | Uint8Array) => void} write
 * @property {() => void} close nothing is written after it
 */

export class Screen {
  /** Those that have not been shown to their ends, in the order in which they were opened. @type {{ kept: (string | Uint8Array)[], isClosed: boolean }[]} */
  #channels = [];
  #show;

  /** @param {(chunk: string | Uint8Array) => void} show */
  constructor(show = (chunk) => process.stdout.write(chunk)) {
    this.#show = show;
  }

  /** @returns {Channel} */
  open() {
    const channel = { kept: /** @type {(string | Uint8Array)[]} */ ([]), isClosed: false };
    this.#channels.push(channel);
    return {
      write: (chunk) => {
        channel.kept.push(chunk);
        this.#next();
      },
      close: () => {
        channel.isClosed = true;
        this.#next();
      },
    };
  }

  #next() {
    for (let first = this.#channels[0]; first !== undefined; first = this.#channels[0]) {
      for (const chunk of first.kept.splice(0)) this.#show(chunk);
      if (!first.isClosed) return;
      this.#channels.shift();
      // What has ended meanwhile is told before what goes on.
      this.#channels.sort((a, b) => Number(b.isClosed) - Number(a.isClosed));
    }
  }
}
