// docs/RULES-TABLE.md: for every rule of docs/RULES.md, the files that carry it out and the tests that prove it.
//
//   node scripts/rules-table.mjs           writes the table, and lists the rules that lack a test
//   node scripts/rules-table.mjs --check   fails if the table is out of date, or a rule lacks a test
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Failure, ROOT, filesUnder, isMain, print, say } from "./shell.mjs";

const RULES = "docs/RULES.md";
const TABLE = "docs/RULES-TABLE.md";

/** How many tests of a rule are named; the others are counted. */
const NAMED = 3;

const ID = /(?<![\w-])(?:R-[A-Z]|S)-\d{2}(?![\w-])/g;
const IDS = /^(?:R-[A-Z]|S)-\d{2}(?:, (?:R-[A-Z]|S)-\d{2})*$/;

/**
 * @typedef {object} Rule
 * @property {string} id
 * @property {string} title
 * @property {string | null} notApplicable the reason
 */

/**
 * @typedef {object} Proof one test, and the rules that it says it proves
 * @property {string[]} ids
 * @property {string} file
 * @property {string} name
 */

/** @typedef {{ rules: Rule[], cited: Map<string, string[]>, proofs: Proof[] }} Found */

/**
 * The rules of docs/RULES.md: every item that begins with an id in bold. Its title goes to the first full stop,
 * the articles in brackets at its end left out.
 * @param {string} text
 * @returns {Rule[]}
 */
export function rulesIn(text) {
  /** @type {Rule[]} */
  const rules = [];
  for (const [item = ""] of text.matchAll(/^- \*\*(?:R-[A-Z]|S)-\d{2}\*\*.*(?:\n {2,}\S.*)*/gm)) {
    const line = item.replace(/\s+/g, " ");
    const [, id = "", rest = ""] = /^- \*\*(.*?)\*\* (.*)$/.exec(`${line} `) ?? [];
    if (rules.some((rule) => rule.id === id)) throw new Failure(`${RULES}: ${id} stands there twice`);
    const [title = ""] = rest.trim().split(/\.(?: |$)/);
    const [, reason = null] = /\bnot applicable: (.*?)(?:\. |\.?$)/i.exec(rest.trim()) ?? [];
    if (reason === null && /\bnot applicable\b/i.test(rest)) {
      throw new Failure(`${RULES}: ${id} is not applicable, wanted the reason after "not applicable: "`);
    }
    rules.push({ id, title: title.replace(/ \[[^\]]*\]$/, ""), notApplicable: reason });
  }
  return rules;
}

/**
 * The comments of Rust or TypeScript, with their lines, counted from 0. Strings that end in their line are known.
 * @param {string} text
 */
function* commentsIn(text) {
  const token = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\\n])*`|\/\/.*|\/\*[\s\S]*?\*\//g;
  let line = 0;
  let from = 0;
  for (const { 0: found, index } of text.matchAll(token)) {
    if (!/^\/[/*]/.test(found)) continue;
    line += text.slice(from, index).split("\n").length - 1;
    from = index;
    yield { line, text: found };
  }
}

/**
 * The rules that the comments of a source file name, its tests left out.
 * @param {string} text
 * @returns {string[]}
 */
export function citedIn(text) {
  const [code = ""] = text.split(/^#\[cfg\(test\)\]\nmod \w+ \{/m);
  const ids = [...commentsIn(code)].flatMap((comment) =>
    comment.text.startsWith("// rules: ") ? [] : [...comment.text.matchAll(ID)].map(([id]) => id),
  );
  return [...new Set(ids)];
}

/**
 * The tests of a file that say which rules they prove: `// rules: R-B-11, R-B-12` in a line of its own above a Rust
 * test, its attributes and documentation included, or above or behind the first line of a `test(` or `it(`.
 * @param {string} file @param {string} text
 * @returns {Proof[]}
 */
export function proofsIn(file, text) {
  const lines = text.split("\n");
  const nameAt = file.endsWith(".rs") ? rustTest : jsTest;
  /** @type {Proof[]} */
  const proofs = [];
  for (const comment of commentsIn(text)) {
    if (!/^\/\/\s*rules:/.test(comment.text)) continue;
    const where = `${file}:${comment.line + 1}`;
    const list = comment.text.replace(/^\/\/ rules: /, "");
    if (!IDS.test(list)) throw new Failure(`${where}: "${comment.text}", wanted "// rules: R-B-11, R-B-12"`);
    const name = nameAt(lines, comment.line);
    if (name === null) throw new Failure(`${where}: "${comment.text}" stands above no test`);
    const ids = list.split(", ");
    const same = proofs.at(-1);
    if (same?.name === name) same.ids.push(...ids);
    else proofs.push({ ids, file, name });
  }
  return proofs;
}

/**
 * The name of the Rust test under a line; only comments and attributes may stand between, `#[test]` among them.
 * @param {string[]} lines @param {number} from
 */
function rustTest(lines, from) {
  let isTest = false;
  for (let at = from + 1; at < lines.length; at += 1) {
    const line = (lines[at] ?? "").trim();
    if (line.startsWith("//")) continue;
    if (line.startsWith("#[")) {
      isTest ||= /^#\[(?:test|wasm_bindgen_test)\]$/.test(line);
      while (!/\]$/.test((lines[at] ?? "]").trim())) at += 1;
      continue;
    }
    const [, name = null] = /^(?:pub )?(?:async )?fn (\w+)/.exec(line) ?? [];
    return isTest ? name : null;
  }
  return null;
}

/**
 * The name of the test in a line or under it; only comments may stand between.
 * @param {string[]} lines @param {number} from
 */
function jsTest(lines, from) {
  let at = from;
  while (/^\s*\/\//.test(lines[at] ?? "")) at += 1;
  const call = `${lines[at] ?? ""} ${lines[at + 1] ?? ""}`;
  const [, , name = null] = /^\s*(?:await )?(?:test|it)(?:\.\w+)?\(\s*(["'`])(.*?)(?<!\\)\1/.exec(call) ?? [];
  return name;
}

/**
 * What is wrong, in words, each with the rule or the test that it is about.
 * @param {Found} found
 */
export function problemsOf({ rules, cited, proofs }) {
  const known = new Set(rules.map(({ id }) => id));
  /** @param {string} id */
  const isUnknown = (id) => !known.has(id) && !isLater(id);
  const unknown = proofs.flatMap(({ ids, file, name }) =>
    ids.filter((id) => !known.has(id)).map((id) => `${file}: ${name} names ${id}, which ${RULES} does not have`),
  );
  const miscited = [...cited].filter(([id]) => isUnknown(id));
  return [
    ...unknown,
    ...miscited.map(([id, files]) => `${files.join(", ")}: ${id} is named, which ${RULES} does not have`),
    ...untested({ rules, proofs }).map((id) => `${id} has neither a test nor a reason why it is not applicable`),
  ];
}

/**
 * Clocks, tournaments and culture come with later versions.
 * @param {string} id
 */
const isLater = (id) => /^R-[GJL]-/.test(id);

/** @param {{ rules: Rule[], proofs: Proof[] }} found */
export function untested({ rules, proofs }) {
  const proved = new Set(proofs.flatMap(({ ids }) => ids));
  const lacks = rules.filter(({ id, notApplicable }) => notApplicable === null && !isLater(id) && !proved.has(id));
  return lacks.map(({ id }) => id);
}

/**
 * The page.
 * @param {Found} found
 */
export function tableOf({ rules, cited, proofs }) {
  const rows = rules.map(({ id, title, notApplicable }) => {
    const tests = proofs.filter(({ ids }) => ids.includes(id)).map(({ file, name }) => `\`${file}\`: ${name}`);
    const named = tests.slice(0, NAMED).join("; ") + (tests.length > NAMED ? `; +${tests.length - NAMED}` : "");
    const files = (cited.get(id) ?? []).map((file) => `\`${file}\``).join(", ");
    const reason = notApplicable === null ? "" : `not applicable: ${notApplicable}`;
    return [id, title, files, named || reason].map((cell) => cell.replaceAll("|", "\\|"));
  });
  return [
    "# Where every rule is carried out, and what proves it",
    "",
    `Made by \`node scripts/rules-table.mjs\` from \`${RULES}\`, the comments of the code and those of the tests; not edited`,
    "by hand. A file is named where a comment in it cites the rule.",
    "",
    "| rule | | carried out in | proved by |",
    "|---|---|---|---|",
    ...rows.map((cells) => `| ${cells.join(" | ")} |`.replace(/ {2,}/g, " ")),
    "",
  ].join("\n");
}

/** @returns {Found} */
function find() {
  const read = (/** @type {string} */ file) => readFileSync(join(ROOT, file), "utf8");
  const sources = filesUnder(["src", "js"]).filter((file) => /\.(rs|ts)$/.test(file));
  /** @type {Map<string, string[]>} */
  const cited = new Map();
  for (const file of sources.filter((file) => !/(^|\/)tests\.rs$/.test(file))) {
    for (const id of citedIn(read(file))) cited.set(id, [...(cited.get(id) ?? []), file]);
  }
  const tests = filesUnder(["src", "tests/it", "tests/wasm.rs", "tests/js", "tests/web"]);
  const proofs = tests.filter((file) => /\.(rs|test\.m?js)$/.test(file)).flatMap((file) => proofsIn(file, read(file)));
  return { rules: rulesIn(read(RULES)), cited, proofs };
}

/** Fails if a rule lacks a test, a test names no rule, or the page on disk is an old one. */
export function checkRulesTable() {
  const found = find();
  const problems = problemsOf(found);
  const file = join(ROOT, TABLE);
  if (!existsSync(file) || readFileSync(file, "utf8") !== tableOf(found)) {
    problems.push(`${TABLE} is out of date: node scripts/rules-table.mjs`);
  }
  if (problems.length > 0) throw new Failure(problems.join("\n"));
  say("rules", `${found.rules.length} rules, each with a test or a reason`);
}

isMain(import.meta.url, async () => {
  const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
  if (values.check) {
    checkRulesTable();
    return;
  }
  const found = find();
  writeFileSync(join(ROOT, TABLE), tableOf(found));
  say("rules", `${found.rules.length} rules in ${TABLE}`);
  for (const problem of problemsOf(found)) print(problem);
});
