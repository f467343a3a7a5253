import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { GameRecord } from "../../dist/index.js";

/** @param {Record<string, string>} properties */
const recorded = (properties) => new GameRecord({ properties }).recorded;

describe("what a record says of its game", () => {
  test("nothing, where nothing is stated", () => {
    const nothing = {
      komi: null,
      komiScale: null,
      komiText: null,
      handicap: null,
      rules: null,
      result: null,
      mainTime: null,
      overtime: null,
    };
    assert.deepEqual(recorded({}), nothing);
    assert.deepEqual(recorded({ KM: "six", HA: "many", RU: "House", TM: "-", OT: "none" }), {
      ...nothing,
      komiText: "six",
    });
  });

  test("komi in points, with its scale and its text", () => {
    const komi = (/** @type {Record<string, string>} */ properties) => {
      const { komi, komiScale, komiText } = recorded(properties);
      return [komi, komiScale, komiText];
    };
    assert.deepEqual(komi({ KM: "6.5" }), [6.5, "points", "6.5"]);
    assert.deepEqual(komi({ KM: "375", RU: "Chinese" }), [7.5, "hundredth-zi", "375"]);
    assert.deepEqual(komi({ KM: "650", RU: "Japanese" }), [6.5, "hundredth-points", "650"]);
    assert.deepEqual(komi({ KM: "50", RU: "Japanese", AP: "foxwq" }), [0.5, "hundredth-points", "50"]);
    assert.deepEqual(komi({ KM: "3又3/4子" }), [7.5, "zi", "3又3/4子"]);
    assert.deepEqual(komi({ KM: "-5.5" }), [-5.5, "points", "-5.5"]);
  });

  test("results", () => {
    const result = (/** @type {string} */ RE) => recorded({ RE }).result;
    assert.deepEqual(result("B+3.5"), { winner: "black", by: "points", margin: 3.5, text: "B+3.5" });
    assert.deepEqual(result("黑胜3/4子"), { winner: "black", by: "points", margin: 1.5, text: "黑胜3/4子" });
    assert.deepEqual(result("白中盤勝ち"), { winner: "white", by: "resignation", margin: null, text: "白中盤勝ち" });
    assert.deepEqual(result("W+Illegal"), { winner: "white", by: "illegal-move", margin: null, text: "W+Illegal" });
    for (const [text, winner] of /** @type {const} */ ([
      ["0", "draw"],
      ["Void", "none"],
      ["?", null],
      ["has adjourned.", null],
    ])) {
      assert.deepEqual(result(text), { winner, by: "unknown", margin: null, text });
    }
  });

  test("handicap, rules and times", () => {
    const { handicap, rules, mainTime, overtime } = recorded({
      HA: "让2子",
      RU: "jp",
      TM: "2時間",
      OT: "5x30 byo-yomi",
    });
    assert.deepEqual([handicap, rules, mainTime], [2, "japanese", 7_200_000]);
    assert.deepEqual(overtime, { kind: "byo-yomi", periods: 5, period: 30_000 });
    assert.deepEqual(recorded({ OT: "25/600 Canadian" }).overtime, { kind: "canadian", stones: 25, period: 600_000 });
    assert.deepEqual(recorded({ OT: "86400 fischer" }).overtime, { kind: "fischer", increment: 86_400_000 });
    assert.equal(recorded({ TM: "4294967295.999" }).mainTime, null);
    assert.equal(recorded({ TM: "4294967294.999" }).mainTime, 4_294_967_294_999);
  });
});
