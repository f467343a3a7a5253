/**
 * Watches which wasm memories come into being from now on; the answer tells
 * how many bytes they span together.
 *
 * The package rightly hands out no memory, so the instances are caught where
 * they are made.
 */
export function watchWasmMemory() {
  const memories = new Set();
  const note = ({ exports }) => {
    for (const item of Object.values(exports)) if (item instanceof WebAssembly.Memory) memories.add(item);
  };
  WebAssembly.Instance = class Instance extends WebAssembly.Instance {
    constructor(...args) {
      super(...args);
      note(this);
    }
  };
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...args) => {
    const made = await instantiate(...args);
    note(made.instance ?? made);
    return made;
  };
  return () => [...memories].reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
}
