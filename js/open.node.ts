/** Files from the disk, in Node and Deno. */

import { readFile } from "node:fs/promises";

/** The bytes at an address or a path. @internal */
export async function open(address: string | URL): Promise<Response | BufferSource> {
  const text = String(address);
  if (/^(https?|data|blob):/i.test(text)) return fetch(text);
  return readFile(/^file:/i.test(text) ? new URL(text) : text);
}
