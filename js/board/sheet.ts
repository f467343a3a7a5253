/** Style by constructed sheets, which a strict content policy allows. One of a kind for each document. */

/** The style of a grid whose classes begin with `prefix`. */
export const gridCss = (prefix: string): string => {
  const focused = `.${prefix}grid:not(.quiet) .${prefix}cell:focus-visible`;
  // Columns count from the left in pages of every direction.
  return `.${prefix}grid{position:absolute;display:flex;flex-direction:column;direction:ltr;pointer-events:none}
.${prefix}row{display:flex;flex:1}
.${prefix}cell{flex:1;min-inline-size:0;outline:none}
${focused}{outline:2px solid var(--go-cursor,#12417a);outline-offset:-1px;
box-shadow:0 0 0 3px var(--go-cursor-edge,#fff),inset 0 0 0 3px var(--go-cursor-edge,#fff)}
@media(forced-colors:active){${focused}{outline-color:Highlight}}
`;
};

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Gives a document or a shadow root a style, once. */
export function adoptStyle(root: Document | ShadowRoot, css: string): void {
  const document = root.ownerDocument ?? (root as Document);
  const made = sheets.get(document) ?? new Map<string, CSSStyleSheet>();
  sheets.set(document, made);
  let sheet = made.get(css);
  if (sheet === undefined) {
    const Sheet = document.defaultView?.CSSStyleSheet ?? CSSStyleSheet;
    sheet = new Sheet();
    sheet.replaceSync(css);
    made.set(css, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
