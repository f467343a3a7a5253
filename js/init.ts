/** Starting the package from a separate wasm file. */

import { found } from "./args.js";
import { GoError } from "./errors.js";
import type { Instance } from "./instance.js";

/** Types of the host, where it has them: this file asks for no library but ECMAScript's. */
type HostUrl = typeof globalThis extends { URL: { prototype: infer T } } ? T : never;
type HostResponse = typeof globalThis extends { Response: { prototype: infer T } } ? T : never;
type HostModule = typeof globalThis extends { WebAssembly: { Module: { prototype: infer T } } } ? T : never;

/** Where the wasm file comes from: its address, its bytes, a response that holds it, or the compiled module. */
export type WasmSource = string | HostUrl | HostResponse | ArrayBuffer | ArrayBufferView | HostModule;

/** What `init` takes. */
export type InitSource = WasmSource | Promise<WasmSource>;

/** The bytes at an address, or a response that will hold them. @internal */
type Open = (address: string | URL) => Promise<Response | BufferSource>;

/** Starts an instance once, however often and soon it is asked to. @internal */
export async function startFrom(instance: Instance<unknown>, source: unknown, open: Open): Promise<void> {
  if (!instance.isStarted()) await instance.startLater(async () => moduleOf(await source, open));
}

async function moduleOf(source: unknown, open: Open): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source;
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return WebAssembly.compile(bytesOf(source));
  if (isResponse(source)) return moduleOfResponse(source);
  if (typeof source === "string" || source instanceof URL) {
    const opened = await open(source);
    return isResponse(opened) ? moduleOfResponse(opened) : WebAssembly.compile(opened);
  }
  throw new GoError(
    "argument",
    `source ${found(source)}, wanted an address, a Response, bytes or a WebAssembly.Module`,
  );
}

/** Compiles while it loads where the server names the type; not every server knows it. */
async function moduleOfResponse(response: Response): Promise<WebAssembly.Module> {
  if (!response.ok) {
    throw new Error(`status ${response.status} for ${response.url}`);
  }
  const type = response.headers.get("content-type") ?? "";
  const streams = type.startsWith("application/wasm") && typeof WebAssembly.compileStreaming === "function";
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

function isResponse(value: unknown): value is Response {
  return typeof Response === "function" && value instanceof Response;
}

/** A copy: the caller's bytes may change or lie in shared memory. */
function bytesOf(source: ArrayBuffer | ArrayBufferView): BufferSource {
  return source instanceof ArrayBuffer
    ? source.slice(0)
    : new Uint8Array(source.buffer, source.byteOffset, source.byteLength).slice();
}
