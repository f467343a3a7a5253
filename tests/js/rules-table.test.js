import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { citedIn, problemsOf, proofsIn, rulesIn, tableOf, untested } from "../../scripts/rules-table.mjs";

const lines = (/** @type {string[]} */ ...all) => all.join("\n");

describe("the rules of the page", () => {
  test("an item with its title, over several lines; a reason where it is not applicable", () => {
    const text = lines(
      "## Play, R-B-99",
      "",
      "- **R-B-11** Capture (提子) [both 4.1; OP]. Chains without a",
      "  liberty come off.",
      "- **S-05** The button",
      "- **R-A-11** Furniture. It is not",
      "  applicable: a table is no",
      "  program. More.",
      "- **R-X-1** no id",
      "No item: **R-B-12** Capture.",
    );
    assert.deepEqual(rulesIn(text), [
      { id: "R-B-11", title: "Capture (提子)", notApplicable: null },
      { id: "S-05", title: "The button", notApplicable: null },
      { id: "R-A-11", title: "Furniture", notApplicable: "a table is no program" },
    ]);
  });

  test("a reason is wanted, and every id once", () => {
    assert.throws(() => rulesIn("- **R-A-11** Tables. Not applicable."), /R-A-11 is not applicable, wanted the reason/);
    assert.throws(() => rulesIn("- **S-01** One.\n- **S-01** Two."), /S-01 stands there twice/);
  });
});

describe("what a source names", () => {
  test("in comments, each id once", () => {
    const text = lines(
      "//! The count: R-E-03.",
      "/// Rules R-E-03 and R-E-04 (S-02).",
      'fn f() { g("R-A-01"); } // R-E-05',
      "/*",
      " * R-E-06",
      " */",
      "let R-E-07;",
      "// XR-E-08, R-E-100, S-1",
    );
    assert.deepEqual(citedIn(text), ["R-E-03", "R-E-04", "S-02", "R-E-05", "R-E-06"]);
  });

  test("not in its tests", () => {
    assert.deepEqual(citedIn("// rules: R-A-01\n// R-A-02\n#[cfg(test)]\nmod tests {\n    // R-A-03\n}"), ["R-A-02"]);
  });
});

describe("what a test says it proves", () => {
  test("in Rust: above attributes and documentation, in a macro too", () => {
    const text = lines(
      "// rules: R-B-11",
      "#[test]",
      "fn one() {}",
      "",
      "proptest! {",
      "    // rules: R-B-12, S-05",
      "    // rules: R-B-13",
      "    /// What it is.",
      "    #[test]",
      "    #[cfg(",
      "        unix",
      "    )]",
      "    fn two(setup in any_setup(6)) {}",
      "}",
    );
    assert.deepEqual(proofsIn("tests/it/a.rs", text), [
      { ids: ["R-B-11"], file: "tests/it/a.rs", name: "one" },
      { ids: ["R-B-12", "S-05", "R-B-13"], file: "tests/it/a.rs", name: "two" },
    ]);
  });

  test("in JavaScript: above a test or behind its first line", () => {
    const text = lines(
      "// rules: R-A-01",
      "// and a word",
      "test(\"a 'name'\", () => {});",
      "  it(`b`, () => { // rules: R-A-02",
      "  // rules: R-A-03",
      "  test(",
      '    "a long name",',
      "    () => {},",
      "  );",
      'test("in a string", () => says("// rules: nothing"));',
    );
    const proofs = proofsIn("a.test.js", text);
    const named = proofs.map(({ ids, name }) => `${name}: ${ids}`);
    assert.deepEqual(named, ["a 'name': R-A-01", "b: R-A-02", "a long name: R-A-03"]);
  });

  test("a list that is none, or one above no test, is refused with its place", () => {
    for (const list of ["", "R-B-1", "R-B-11 R-B-12", "R-B-11,R-B-12", "R-B-11 to R-B-13", "R-B-11, "]) {
      const text = lines("", `// rules: ${list}`, "#[test]", "fn one() {}");
      assert.throws(() => proofsIn("a.rs", text), /^Error: a\.rs:2: .*, wanted "\/\/ rules: R-B-11, R-B-12"/, list);
    }
    assert.throws(() => proofsIn("a.rs", "//rules: S-01\n#[test]\nfn one() {}"), /a\.rs:1: /);
    for (const below of ["fn helper() {}", "", "\n#[test]\nfn one() {}", "use x;\n#[test]\nfn one() {}"]) {
      assert.throws(() => proofsIn("a.rs", `// rules: S-01\n${below}`), /a\.rs:1: .* stands above no test/, below);
    }
    assert.throws(() => proofsIn("a.js", '// rules: S-01\ndescribe("x", () => {})'), /above no test/);
  });
});

/** @param {string[]} names tests of R-B-11 @param {string[]} ids of one more */
const found = (names, ids = []) => ({
  rules: [
    { id: "R-B-11", title: "Capture", notApplicable: null },
    { id: "R-A-11", title: "Table", notApplicable: "furniture" },
    { id: "R-G-01", title: "Clock", notApplicable: null },
  ],
  cited: new Map([["R-B-11", ["src/a.rs", "js/b.ts"]]]),
  proofs: [...names.map((name) => ({ ids: ["R-B-11"], file: "a.rs", name })), { ids, file: "b.js", name: "more" }],
});

test("the table names three tests and counts the others", () => {
  const rows = (/** @type {string[]} */ names) => tableOf(found(names)).trimEnd().split("\n").slice(-3);
  assert.deepEqual(rows(["one", "a | b"]), [
    "| R-B-11 | Capture | `src/a.rs`, `js/b.ts` | `a.rs`: one; `a.rs`: a \\| b |",
    "| R-A-11 | Table | | not applicable: furniture |",
    "| R-G-01 | Clock | | |",
  ]);
  assert.match(rows(["1", "2", "3"])[0] ?? "", /: 3 \|$/);
  assert.match(rows(["1", "2", "3", "4", "5"])[0] ?? "", /: 3; \+2 \|$/);
});

test("a rule without a test, and an id that is no rule", () => {
  assert.deepEqual(problemsOf(found(["one"])), []);
  assert.deepEqual(untested(found([])), ["R-B-11"]);
  assert.deepEqual(problemsOf(found([])), ["R-B-11 has neither a test nor a reason why it is not applicable"]);
  assert.deepEqual(problemsOf(found(["one"], ["R-B-99"])), [
    "b.js: more names R-B-99, which docs/RULES.md does not have",
  ]);
  const cited = new Map([
    ["R-L-04", ["js/b.ts"]],
    ["R-Z-01", ["src/a.rs"]],
  ]);
  assert.deepEqual(problemsOf({ ...found(["one"]), cited }), [
    "src/a.rs: R-Z-01 is named, which docs/RULES.md does not have",
  ]);
});
