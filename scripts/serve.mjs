// A small server for static files, on this machine only: for `npm start` and for the tests of the page. It compresses, as hosts
// of static files do.
import { createReadStream } from "node:fs";
import { readFile, realpath, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { Failure, isMain, ROOT } from "./shell.mjs";

const HOST = "127.0.0.1";
const FIRST_PORT = 8080;
/** How many ports after the wanted one are tried. */
const MORE_PORTS = 50;

/** @type {Record<string, string>} */
const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".sgf": "application/x-go-sgf",
  ".svg": "image/svg+xml",
  ".ts": "text/plain; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Names that have a hash in them: `scripts/site.mjs`. */
const HASHED = /\/assets\/[^/]+-[0-9A-Za-z]{8,10}\.[a-z]+$/;
/** Files that get smaller. */
const COMPRESSED = /^(?:text\/|application\/(?:json|wasm|manifest\+json|x-go-sgf)|image\/svg)/;
/** In the order of preference. About what hosts take the time for. */
const ENCODINGS = {
  br: (/** @type {Buffer} */ bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (/** @type {Buffer} */ bytes) => promisify(gzip)(bytes, { level: 9 }),
};
/** @typedef {keyof typeof ENCODINGS} Encoding */
/** What was compressed once, by path, time of change and encoding. @type {Map<string, Promise<Buffer>>} */
const compressed = new Map();

/**
 * @typedef {object} Served
 * @property {string} url with a slash at its end
 * @property {number} port
 * @property {() => Promise<void>} close ends it, open connections included
 */

/**
 * Serves the files under `root` on the first free port from `port` on; 0 takes any.
 * @param {string} root @param {number} [port]
 * @param {{ headers?: Record<string, string>, encodings?: Encoding[], instead?: (path: string) => string | undefined }} [options]
 * further headers for every answer; the only encodings that are spoken; what is said in place of a file, as tests need it
 * @returns {Promise<Served>}
 */
export async function serve(root, port = FIRST_PORT, options = {}) {
  const base = await realpath(root);
  const server = createServer((request, response) => {
    answer(base, request, response, options).catch(() => refuse(response, 500));
  });
  const taken = await listen(server, port);
  return {
    url: `http://${HOST}:${taken}/`,
    port: taken,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {string} base @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {Parameters<typeof serve>[2] & {}} options
 */
async function answer(base, request, response, { headers = {}, encodings = ["br", "gzip"], instead }) {
  if (request.method !== "GET" && request.method !== "HEAD") return refuse(response, 405);
  const [path = "/", query] = (request.url ?? "/").split("?", 2);
  const asked = decoded(path);
  if (asked === null) return refuse(response, 400);
  const other = instead?.(asked);
  if (other !== undefined) {
    const type = TYPES[extname(asked).toLowerCase()] ?? "application/octet-stream";
    return void response.writeHead(200, { "Content-Type": type, "Cache-Control": "no-store", ...headers }).end(other);
  }
  // The real path, so that neither `..` nor a link leads out of the folder.
  const file = await realpath(join(base, asked)).catch(() => null);
  if (file === null || (file !== base && !file.startsWith(base + sep))) return refuse(response, 404);
  let found = { path: file, info: await stat(file) };
  if (found.info.isDirectory()) {
    if (!path.endsWith("/")) {
      response
        .writeHead(301, { Location: `${path}/${query === undefined ? "" : `?${query}`}`.replace(/^\/+/, "/") })
        .end();
      return;
    }
    const index = join(file, "index.html");
    const info = await stat(index).catch(() => null);
    if (!info?.isFile()) return refuse(response, 404);
    found = { path: index, info };
  }
  const type = TYPES[extname(found.path).toLowerCase()] ?? "application/octet-stream";
  const isCompressed = COMPRESSED.test(type);
  const encoding = isCompressed ? encodingFor(request.headers["accept-encoding"], encodings) : undefined;
  const body = encoding === undefined ? null : await compress(found.path, found.info, encoding);
  response.writeHead(200, {
    "Content-Type": type,
    "Content-Length": body?.length ?? found.info.size,
    ...(isCompressed ? { Vary: "Accept-Encoding" } : {}),
    ...(encoding === undefined ? {} : { "Content-Encoding": encoding }),
    "X-Content-Type-Options": "nosniff",
    // What has its hash in its name never changes.
    "Cache-Control": HASHED.test(found.path) ? "public, max-age=31536000, immutable" : "no-cache",
    ...headers,
  });
  if (request.method === "HEAD") return void response.end();
  if (body !== null) return void response.end(body);
  createReadStream(found.path)
    .on("error", () => response.destroy())
    .pipe(response);
}

/** @param {string | string[] | undefined} accepted @param {Encoding[]} spoken */
function encodingFor(accepted, spoken) {
  const wanted = String(accepted ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter((one) => !/;\s*q=0(?:\.0+)?$/.test(one))
    .map((one) => one.replace(/;.*/, ""));
  return spoken.find((encoding) => wanted.includes(encoding));
}

/** @param {string} path @param {import("node:fs").Stats} info @param {Encoding} encoding */
function compress(path, info, encoding) {
  const key = `${encoding} ${info.mtimeMs} ${info.size} ${path}`;
  const made = compressed.get(key) ?? readFile(path).then(ENCODINGS[encoding]);
  compressed.set(key, made);
  return made;
}

/** @param {string} path what a URL's path names, or `null` where it names nothing */
function decoded(path) {
  try {
    const name = decodeURIComponent(path);
    return name.includes("\0") ? null : name;
  } catch {
    return null;
  }
}

/** @param {import("node:http").ServerResponse} response @param {number} status */
function refuse(response, status) {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "X-Content-Type-Options": "nosniff" });
  response.end(`${status}\n`);
}

/** @param {import("node:http").Server} server @param {number} wanted @returns {Promise<number>} */
async function listen(server, wanted) {
  for (let port = wanted; port <= Math.min(wanted + MORE_PORTS, 65_535); port += 1) {
    const error = await new Promise((resolve) => {
      server.once("error", resolve);
      server.listen(port, HOST, () => {
        server.off("error", resolve);
        resolve(null);
      });
    });
    const address = server.address();
    if (error === null && address !== null && typeof address === "object") return address.port;
    // A port below 1024 is refused with EACCES, which the next ones would be, too.
    if (error?.code !== "EADDRINUSE") throw new Failure(`No server on ${HOST}:${port}: ${error?.message}`);
  }
  throw new Failure(`No free port from ${wanted} on.`);
}

/** Serves the demo page until it is interrupted. */
export async function servePage() {
  const port = Number(process.env.PORT || FIRST_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Failure(`PORT is not a port: ${process.env.PORT}`);
  const { url } = await serve(join(ROOT, "site"), port);
  console.log(`\nThe page is at ${url} (Ctrl-C ends it)`);
}

isMain(import.meta.url, servePage);
