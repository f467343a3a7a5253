/** The element's own style. */

import { gridCss } from "../board/sheet.js";

export const CSS = `${gridCss("")}
:host{display:block;box-sizing:border-box;inline-size:100%;max-block-size:100dvh}
:host([hidden]){display:none}
.frame{position:relative;inline-size:100%;block-size:100%;max-block-size:inherit}
.board{position:absolute;inset:0}
.lanke-board-plate{border-radius:var(--go-radius,3px);box-shadow:var(--go-shadow,none)}
.status{position:absolute;inline-size:1px;block-size:1px;max-inline-size:100%;max-block-size:100%;overflow:hidden;white-space:nowrap}
.alert{position:absolute;inset:0;display:flex;justify-content:center;align-items:end;overflow:clip;pointer-events:none}
.alert span{margin:8px;padding:.5em 1em;border-radius:1em;background:#1c1812eb;color:#fff;
font:500 14px/1.35 var(--go-font,system-ui,sans-serif);text-align:center;box-shadow:0 2px 8px #0004}
.alert span:empty{display:none}
@media(prefers-reduced-motion:no-preference){.alert span{animation:rise .14s ease-out}
@keyframes rise{from{opacity:0}}}
@media(forced-colors:active){.alert span{border:1px solid CanvasText}}
@media print{.alert{display:none}}
`;
