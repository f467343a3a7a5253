// On a server: the import does nothing, and each framework writes the tag with its attributes.
import "lanke/element";
import { createElement } from "react";
import { renderToString as reactToString } from "react-dom/server";
import { render as svelteRender } from "svelte/server";
import { createSSRApp } from "vue";
import { renderToString as vueToString } from "vue/server-renderer";
import SvelteApp from "./App.svelte";
import { App as ReactApp } from "./react.js";
import { App as VueApp } from "./vue.js";

const props = { start: { size: "13x9", readonly: true, coordinates: "cjk" }, hook: () => {} };
const pages = {
  react: reactToString(createElement(ReactApp, props)),
  vue: await vueToString(createSSRApp(VueApp, props)),
  svelte: svelteRender(SvelteApp, { props }).body,
};
for (const [name, html] of Object.entries(pages)) {
  const tag = /<go-board[^>]*>/.exec(html)?.[0] ?? "none";
  const is = ['size="13x9"', "readonly", 'coordinates="cjk"'].every((part) => tag.includes(part)) && !/\bon/i.test(tag);
  console.log(`${name}: ${is ? "the tag with its attributes" : html}`);
}
