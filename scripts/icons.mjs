// `www/icon.svg` → `www/icons/`, the same drawing in the sizes that launchers of apps want. Its output is committed: run it when
// the drawing changes.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { launch } from "./browser.mjs";
import { isMain, ROOT, say } from "./shell.mjs";

const WWW = join(ROOT, "www");
/** Of a maskable icon only the circle in the middle is sure to be seen: the drawing is smaller and its ground reaches the edge. */
const ICONS = [
  { name: "192", size: 192, isMaskable: false },
  { name: "512", size: 512, isMaskable: false },
  { name: "maskable", size: 512, isMaskable: true },
];

async function drawIcons() {
  const browser = await launch();
  const drawing = readFileSync(join(WWW, "icon.svg"), "utf8");
  mkdirSync(join(WWW, "icons"), { recursive: true });
  for (const { name, size, isMaskable } of ICONS) {
    const svg = isMaskable
      ? drawing
          .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
          .replace("<rect width", '<rect x="-4" y="-4" width="40" height="40" fill="#a5301f" /><rect width')
      : drawing;
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
    writeFileSync(join(WWW, "icons", `${name}.png`), await page.screenshot({ omitBackground: true }));
    await page.close();
  }
  await browser.close();
  say("icons", ICONS.map(({ name }) => `${name}.png`).join(", "));
}

isMain(import.meta.url, drawIcons);
