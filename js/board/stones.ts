/** Pictures of the stones at one radius, made once and stamped for every stone. */

import type { Geometry } from "./geometry.js";
import { circle } from "./pen.js";
import type { Rgb, StonePaint, Theme } from "./theme.js";

export interface Stamp {
  readonly picture: HTMLCanvasElement;
  /** From the picture's corner to the centre of the stone; whole pixels from a point's centre. */
  readonly centre: number;
}

export interface StoneStamps {
  readonly black: readonly Stamp[];
  readonly white: readonly Stamp[];
  /** Null where stones cast none. */
  readonly shadow: Stamp | null;
}

/** Growth lines lie differently from stone to stone; this many pictures are enough. */
const WHITE_PICTURES = 5;

/** Where the four shades of a stone lie between its lit spot and its rim. */
const SHADE_STOPS = [0, 0.38, 0.76, 1];

/** Draws the stamps for a geometry. */
export function stoneStamps(theme: Theme, geometry: Geometry): StoneStamps {
  const { radius } = geometry;
  const { shadow } = theme;
  const offset = geometry.left % 1;
  return {
    black: [stamp(radius, offset, (context, centre) => paintStone(context, centre, geometry, theme.black, 0))],
    white: Array.from({ length: WHITE_PICTURES }, (_, turn) =>
      stamp(radius, offset, (context, centre) => paintStone(context, centre, geometry, theme.white, turn)),
    ),
    shadow:
      shadow === null
        ? null
        : stamp(1.4 * radius, offset, (context, centre) => paintShadow(context, centre, radius, shadow)),
  };
}

function stamp(
  reach: number,
  offset: number,
  paint: (context: CanvasRenderingContext2D, centre: number) => void,
): Stamp {
  const centre = Math.ceil(reach) + 2 + offset;
  const picture = document.createElement("canvas");
  picture.width = picture.height = Math.ceil(2 * centre);
  const context = picture.getContext("2d");
  if (context !== null) paint(context, centre);
  return { picture, centre };
}

function paintStone(
  context: CanvasRenderingContext2D,
  centre: number,
  geometry: Geometry,
  paint: StonePaint,
  turn: number,
): void {
  const { radius, scale } = geometry;
  const edge = Math.max(0.75 * scale, 0.035 * radius);
  const body = radius - edge / 2;
  // The light comes from above and a little from the left.
  const light = context.createRadialGradient(
    centre - 0.3 * radius,
    centre - 0.42 * radius,
    0.04 * radius,
    centre - 0.12 * radius,
    centre - 0.16 * radius,
    1.2 * radius,
  );
  for (const [index, shade] of paint.shades.entries()) light.addColorStop(SHADE_STOPS[index] ?? 1, shade);
  circle(context, centre, centre, body);
  context.fillStyle = light;
  context.fill();
  if (paint.growth !== null && radius >= 13) paintGrowth(context, centre, body, paint.growth, turn);
  circle(context, centre, centre, body);
  context.strokeStyle = paint.edge;
  context.lineWidth = edge;
  context.stroke();
}

/** Faint nested curves across the stone, as shell shows them. */
function paintGrowth(
  context: CanvasRenderingContext2D,
  centre: number,
  radius: number,
  color: string,
  turn: number,
): void {
  context.save();
  circle(context, centre, centre, radius);
  context.clip();
  context.translate(centre, centre);
  context.rotate(-0.5 + 0.27 * turn);
  context.strokeStyle = color;
  context.lineWidth = Math.max(1, 0.035 * radius);
  for (let line = 0; line < 9; line += 1) {
    context.globalAlpha = 0.03 + 0.014 * ((line * 7 + turn * 3) % 4);
    context.beginPath();
    context.arc(0, 2.6 * radius, (1.78 + 0.2 * line) * radius, -Math.PI, 0);
    context.stroke();
  }
  context.restore();
}

function paintShadow(context: CanvasRenderingContext2D, centre: number, radius: number, color: Rgb): void {
  const [red, green, blue] = color;
  const shade = (alpha: number): string => `rgba(${red}, ${green}, ${blue}, ${alpha})`;
  const fall = context.createRadialGradient(centre, centre, 0.6 * radius, centre, centre, 1.3 * radius);
  fall.addColorStop(0, shade(0.5));
  fall.addColorStop(0.45, shade(0.34));
  fall.addColorStop(0.75, shade(0.1));
  fall.addColorStop(1, shade(0));
  circle(context, centre, centre, 1.3 * radius);
  context.fillStyle = fall;
  context.fill();
}
