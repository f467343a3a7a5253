/** What steps that run side by side print: each in one piece, nothing lost, the first as it comes. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Screen } from "../../scripts/screen.mjs";

test("one is shown as it comes, another when it is its turn", () => {
  /** @type {unknown[]} */
  const shown = [];
  const screen = new Screen((chunk) => shown.push(chunk));
  const [a, b, c] = [screen.open(), screen.open(), screen.open()];
  b.write("b1");
  a.write("a1");
  assert.deepEqual(shown, ["a1"]);
  c.write("c1");
  c.close();
  a.write("a2");
  assert.deepEqual(shown, ["a1", "a2"]);
  // What has ended comes before what goes on.
  a.close();
  assert.deepEqual(shown, ["a1", "a2", "c1", "b1"]);
  b.write("b2");
  const d = screen.open();
  d.write("d1");
  assert.deepEqual(shown.splice(0), ["a1", "a2", "c1", "b1", "b2"]);
  b.close();
  d.close();
  assert.deepEqual(shown, ["d1"]);
});
