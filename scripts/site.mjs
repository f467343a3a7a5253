// `www/` → `site/`: the page as a host serves it. Bundled in parts that come when they are wanted, minified, with the hashes of
// their contents in their names, and kept by a service worker for when there is no network.
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join, relative, resolve } from "node:path";
import { Failure, fingerprint, isMain, ROOT, replaceFolder, say, since, stamp, TOOLS } from "./shell.mjs";

const WWW = join(ROOT, "www");
export const SITE = join(ROOT, "site");
/** Everything with a hash in its name. */
const ASSETS = "assets";
/** Files that keep their names, since others ask for them by these. */
const AS_THEY_ARE = ["manifest.webmanifest", "icon.svg", "icons"];
/**
 * What the entry is called, in the parts that come later too. Under this name, it is no file of the package, whose manifest
 * says which of its files do something by merely being imported.
 */
const ENTRY = "page:entry";
/** The board for other pages, under a name that stays; what it needs has hashes in its names, as all else. */
const ELEMENT = "lanke/element.js";
/** The rules as the element finds them in the package: with their wasm inlined. */
const INLINED = join(WWW, "lanke/index.js");
/** The rules over the very wasm file that the page reads its records with: no visitor loads both. */
const SHARED = `export * from "./slim.js"; import { init } from "./slim.js"; await init();`;
/** An address that a module works out for itself. */
const ADDRESS = /new URL\(\s*"([^"]+)",\s*import\.meta\.url\s*\)/g;

/** Brings `site/` up to date with `www/`, which has the built package in it. */
export async function buildSite() {
  const inputs = fingerprint(["www", "package.json", "scripts/site.mjs", "node_modules/esbuild/package.json"]);
  const made = stamp("site");
  if (made.is(inputs) && existsSync(SITE)) {
    say("site", "unchanged");
    return;
  }
  const start = performance.now();
  const next = join(TOOLS, `site-${process.pid}`);
  try {
    mkdirSync(join(next, ASSETS), { recursive: true });
    await write(next);
    replaceFolder(next, SITE);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
  made.set(inputs);
  say("site", `made in ${since(start)}`);
}

/** @param {string} folder */
async function write(folder) {
  const site = new Site(folder);
  const app = await site.bundle("app.js");
  await site.element();
  const html = readFileSync(join(WWW, "index.html"), "utf8");
  const style = await site.styles(
    [...html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, href]) => href),
  );
  for (const name of AS_THEY_ARE) cpSync(join(WWW, name), join(folder, name), { recursive: true });

  const early = await site.assetOf(join(WWW, "settings/early.js"));
  const page = html
    .replace(/\s*<link rel="stylesheet" href="[^"]+">/g, "")
    .replace(/\s*<script src="settings\/early\.js"><\/script>/, "")
    .replace(
      /<script type="module" src="app\.js"><\/script>/,
      () => `<link rel="stylesheet" href="${style}">
    <script type="module" src="${app}"></script>
    <script src="${early}"></script>`,
    )
    .replace(/^ +/gm, "");
  const files = filesIn(folder);
  const version = hashOf([page, ...files.map((file) => readFileSync(join(folder, file)))]);
  const meta = `<meta name="offline" content="sw.js" data-version="${version}">`;
  writeFileSync(join(folder, "index.html"), page.replace("</title>", `</title>\n${meta}`));
  await writeWorker(folder, ["./", ...files], version);
}

/** What is written into one folder, each file once. */
class Site {
  /** Names of files that were taken over, by what they were. @type {Map<string, string>} */
  #assets = new Map();

  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder;
  }

  /** A module and what it imports; parts imported when they are wanted are files of their own. @param {string} entry */
  async bundle(entry) {
    const { file, whole } = await this.#bundled(entry, `${ASSETS}/${basename(entry, ".js")}`, "[dir]/[name]-[hash]");
    // Where there are parts, the entry only names the one file that has all.
    if (whole !== null) rmSync(join(this.folder, file));
    return whole ?? file;
  }

  /** The element: the file that keeps its name only names the one that has all. */
  async element() {
    const { file, whole } = await this.#bundled(ELEMENT, ELEMENT.replace(/\.js$/, ""), "[dir]/[name]");
    if (file !== ELEMENT || whole === null) throw new Failure(`${ELEMENT} became ${file}, wanted it and its parts.`);
  }

  /**
   * @param {string} entry
   * @param {string} out where it goes, without what `entryNames` adds
   * @param {string} entryNames
   * @returns {Promise<{ file: string, whole: string | null }>} the entry, and the one file that it names where that has all
   */
  async #bundled(entry, out, entryNames) {
    const { build } = await import("esbuild");
    /** @type {Set<string>} */
    const parts = new Set();
    const once = async (/** @type {boolean} */ writes) => {
      const { metafile, warnings } = await build({
        ...options,
        write: writes,
        plugins: [this.#modules(join(WWW, entry), parts)],
      });
      if (warnings.length > 0) throw new Failure(`${entry} was bundled with ${warnings.length} warnings, wanted none.`);
      return Object.entries(metafile.outputs);
    };
    /** @type {import("esbuild").BuildOptions & { metafile: true }} */
    const options = {
      entryPoints: [{ in: ENTRY, out }],
      absWorkingDir: WWW,
      outdir: this.folder,
      bundle: true,
      splitting: true,
      minify: true,
      charset: "utf8",
      format: "esm",
      target: "es2022",
      legalComments: "none",
      entryNames,
      chunkNames: `${ASSETS}/[name]-[hash]`,
      metafile: true,
      logLevel: "warning",
    };
    for (const [, { entryPoint }] of await once(false)) {
      if (entryPoint !== undefined && !entryPoint.startsWith("page:")) parts.add(resolve(WWW, entryPoint));
    }
    const outputs = await once(true);
    const found = outputs.find(([, { entryPoint }]) => entryPoint?.startsWith("page:"));
    if (found === undefined) throw new Failure(`Nothing came of ${entry}.`);
    const [first, ...others] = found[1].imports.filter(({ kind }) => kind === "import-statement");
    if (others.length > 0) throw new Failure(`${entry} became ${others.length + 2} files, wanted one that has all.`);
    const place = (/** @type {string} */ path) => relative(this.folder, resolve(WWW, path)).replaceAll("\\", "/");
    return { file: place(found[0]), whole: first === undefined ? null : place(first.path) };
  }

  /** All style sheets as one. @param {(string | undefined)[]} names */
  async styles(names) {
    const { build } = await import("esbuild");
    const { outputFiles } = await build({
      stdin: {
        contents: names.map((name) => `@import "./${name}";`).join("\n"),
        resolveDir: WWW,
        loader: "css",
      },
      bundle: true,
      minify: true,
      charset: "utf8",
      target: "es2022",
      write: false,
    });
    return this.#add("style.css", outputFiles[0]?.contents ?? new Uint8Array());
  }

  /** A file taken over by itself. @param {string} file */
  async assetOf(file) {
    const known = this.#assets.get(file);
    if (known !== undefined) return known;
    const { transform } = await import("esbuild");
    const loader = /** @type {"css" | "js" | undefined} */ (/\.(css|js)$/.exec(file)?.[1]);
    const bytes = readFileSync(file);
    const { code } =
      loader === undefined ? { code: bytes } : await transform(bytes, { loader, minify: true, target: "es2022" });
    const name = this.#add(basename(file), code);
    this.#assets.set(file, name);
    return name;
  }

  /**
   * Addresses in modules: wasm files and styles are taken over, Workers are bundled by themselves. And each part that comes
   * later imports the entry: so the bundler sees that whatever the entry has is there already, and makes one file of it, not
   * one for each set of parts that share something.
   *
   * @param {string} entry @param {ReadonlySet<string>} parts
   */
  #modules(entry, parts) {
    return {
      name: "addresses and parts",
      /** @param {import("esbuild").PluginBuild} build */
      setup: (build) => {
        build.onResolve({ filter: new RegExp(`^${ENTRY}$`) }, () => ({ path: entry, namespace: "page" }));
        if (entry === join(WWW, ELEMENT)) {
          build.onResolve({ filter: /\/index\.js$/ }, ({ path, resolveDir }) => {
            return resolve(resolveDir, path) === INLINED ? { path: INLINED, namespace: "shared" } : undefined;
          });
          build.onLoad({ filter: /./, namespace: "shared" }, () => ({
            contents: SHARED,
            resolveDir: dirname(INLINED),
          }));
        }
        build.onLoad({ filter: /\.js$/ }, async ({ path }) => {
          const resolveDir = dirname(path);
          const text = readFileSync(path, "utf8");
          const contents = parts.has(path) ? `import "${ENTRY}";\n${text}` : text;
          const files = [...contents.matchAll(ADDRESS)]
            .map(([, address]) => resolve(dirname(path), address ?? ""))
            .filter((file) => file !== join(WWW, ELEMENT));
          if (files.length === 0 && !contents.includes("element.js")) return { contents, resolveDir };
          /** @type {Map<string, string>} */
          const names = new Map();
          for (const file of files) {
            const isModule = extname(file) === ".js";
            const href = isModule ? await this.bundle(relative(WWW, file)) : await this.assetOf(file);
            names.set(file, basename(href));
          }
          return {
            resolveDir,
            contents: contents.replace(ADDRESS, (_, address) => {
              const name = names.get(resolve(dirname(path), address));
              return `new URL("${name === undefined ? `../${ELEMENT}` : `./${name}`}", import.meta.url)`;
            }),
          };
        });
      },
    };
  }

  /** @param {string} name @param {string | Uint8Array} bytes */
  #add(name, bytes) {
    const end = extname(name);
    const full = `${ASSETS}/${basename(name, end)}-${hashOf([bytes])}${end}`;
    writeFileSync(join(this.folder, full), bytes);
    return full;
  }
}

/** @param {string} folder @param {string[]} files @param {string} version */
async function writeWorker(folder, files, version) {
  const { build } = await import("esbuild");
  await build({
    entryPoints: [join(WWW, "offline/worker.js")],
    outfile: join(folder, "sw.js"),
    minify: true,
    charset: "utf8",
    format: "iife",
    target: "es2022",
    define: { __FILES__: JSON.stringify(files), __VERSION__: JSON.stringify(version) },
    logLevel: "warning",
  });
}

/** @param {string} folder */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();

/** @param {(string | Uint8Array)[]} parts */
function hashOf(parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 10);
}

isMain(import.meta.url, buildSite);
