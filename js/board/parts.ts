/** The elements of a live board, and their size in device pixels. */

import type { Geometry } from "./geometry.js";

interface Parts {
  readonly root: HTMLElement;
  readonly plate: HTMLElement;
  readonly ground: HTMLCanvasElement;
  readonly stones: HTMLCanvasElement;
  /** Gives where the plate lies in the root, in CSS pixels. */
  place(geometry: Geometry, box: { width: number; height: number }): Place;
}

/** Where the drawn board lies in its element, in CSS pixels. */
export interface Place {
  readonly left: number;
  readonly top: number;
}

/** The elements; all styling through the object model, which a strict content policy allows. */
export function build(host: HTMLElement): Parts {
  const root = document.createElement("div");
  root.className = "lanke-board";
  Object.assign(root.style, { position: "relative", width: "100%", height: "100%", direction: "ltr" });

  const plate = document.createElement("div");
  plate.className = "lanke-board-plate";
  plate.ariaHidden = "true";
  // The page still scrolls and pinch-zooms over the board; only the double-tap zoom goes.
  Object.assign(plate.style, { position: "absolute", touchAction: "manipulation", userSelect: "none" });
  for (const name of ["user-select", "touch-callout"]) plate.style.setProperty(`-webkit-${name}`, "none");
  plate.style.setProperty("-webkit-tap-highlight-color", "transparent");

  const layer = (): HTMLCanvasElement => {
    const canvas = document.createElement("canvas");
    Object.assign(canvas.style, {
      position: "absolute",
      inset: "0",
      width: "100%",
      height: "100%",
      borderRadius: "inherit",
    });
    plate.append(canvas);
    return canvas;
  };
  const ground = layer();
  const stones = layer();
  root.append(plate);
  host.append(root);

  const place: Parts["place"] = (geometry, box) => {
    const css = (pixels: number): string => `${pixels / geometry.scale}px`;
    const left = Math.floor((box.width - geometry.width) / 2);
    const top = Math.floor((box.height - geometry.height) / 2);
    Object.assign(plate.style, {
      left: css(left),
      top: css(top),
      width: css(geometry.width),
      height: css(geometry.height),
    });
    for (const canvas of [ground, stones]) {
      // Setting a size empties a canvas even when it is the same.
      if (canvas.width !== geometry.width) canvas.width = geometry.width;
      if (canvas.height !== geometry.height) canvas.height = geometry.height;
    }
    return { left: left / geometry.scale, top: top / geometry.scale };
  };
  return { root, plate, ground, stones, place };
}

/** Tells the size of an element in device pixels, now and whenever it or the pixel ratio changes. */
export function watchBox(
  element: HTMLElement,
  onBox: (box: { width: number; height: number; scale: number }) => void,
): () => void {
  let told = "";
  const tell = (width: number, height: number, scale: number): void => {
    const key = `${width} ${height} ${scale}`;
    if (key === told) return;
    told = key;
    onBox({ width, height, scale });
  };
  // The exact box is a whole number of device pixels; a browser that emulates a pixel ratio gets it wrong.
  const measure = (exact?: ResizeObserverSize): void => {
    const box = element.getBoundingClientRect();
    const scale = globalThis.devicePixelRatio || 1;
    const pick = (told: number | undefined, css: number): number =>
      told !== undefined && Math.abs(told - css * scale) < 1 ? told : Math.floor(css * scale + 0.01);
    tell(pick(exact?.inlineSize, box.width), pick(exact?.blockSize, box.height), scale);
  };

  const observer = new ResizeObserver((entries) => {
    measure(entries[entries.length - 1]?.devicePixelContentBoxSize?.[0]);
  });
  try {
    observer.observe(element, { box: "device-pixel-content-box" });
  } catch {
    observer.observe(element);
  }

  let media: MediaQueryList | null = null;
  const onRatio = (): void => {
    media?.removeEventListener("change", onRatio);
    media = matchMedia(`(resolution: ${globalThis.devicePixelRatio}dppx)`);
    media.addEventListener("change", onRatio);
    measure();
  };
  onRatio();
  return () => {
    observer.disconnect();
    media?.removeEventListener("change", onRatio);
  };
}
