// A small server for static files, on this machine only: for `npm start` and for the tests of the page.
import { createReadStream } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, sep } from "node:path";
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

/**
 * @typedef {object} Served
 * @property {string} url with a slash at its end
 * @property {number} port
 * @property {() => Promise<void>} close ends it, open connections included
 */

/**
 * Serves the files under `root` on the first free port from `port` on; 0 takes any.
 * @param {string} root @param {number} [port] @param {{ headers?: Record<string, string> }} [options] further headers for every answer
 * @returns {Promise<Served>}
 */
export async function serve(root, port = FIRST_PORT, options = {}) {
  const base = await realpath(root);
  const server = createServer((request, response) => {
    answer(base, request, response, options.headers ?? {}).catch(() => refuse(response, 500));
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
 * @param {import("node:http").ServerResponse} response @param {Record<string, string>} headers
 */
async function answer(base, request, response, headers) {
  if (request.method !== "GET" && request.method !== "HEAD") return refuse(response, 405);
  const [path = "/", query] = (request.url ?? "/").split("?", 2);
  const asked = decoded(path);
  if (asked === null) return refuse(response, 400);
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
  response.writeHead(200, {
    "Content-Type": TYPES[extname(found.path).toLowerCase()] ?? "application/octet-stream",
    "Content-Length": found.info.size,
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-cache",
    ...headers,
  });
  if (request.method === "HEAD") return void response.end();
  createReadStream(found.path)
    .on("error", () => response.destroy())
    .pipe(response);
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
  const { url } = await serve(join(ROOT, "www"), port);
  console.log(`\nThe page is at ${url} (Ctrl-C ends it)`);
}

isMain(import.meta.url, servePage);
