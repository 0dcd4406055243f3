import type { Random } from '../../listings/random.ts';
import type { Canvas } from '../canvas.ts';
import type { Point } from '../camera.ts';
import { paintClosedShutter, paintShutters, paintWindowBox } from './shutters.ts';
import { type Dressing, paintGlass } from './glass.ts';
import { type Head, type Opening, outlineOf, paintRecess, paintRecessShadow, type Recess, riseOf } from './openings.ts';
import { mix, palette } from '../palette.ts';
import type { Plane } from '../plane.ts';
import { dropShadow } from '../shade.ts';
import { paintSurround, type Surround } from './surrounds.ts';

export type { Opening };

export interface WindowStyle {
  frame: string;
  /** Number of vertical divisions. */
  panes: number;
  /** Share of the height below the transom; 1 for none. */
  transom: number;
  /** Glazing bars over the whole window: columns and rows of small panes. */
  bars?: readonly [number, number];
  head: Head;
  surround: Surround;
  /** Colour of the surround. */
  trim: string;
  sill: string;
  /** Depth of the glass in the wall. */
  reveal: number;
  dressing: Dressing;
  shutters?: string;
  /** Share of the windows with a flower box. */
  boxes?: number;
  /** Share of the windows with a half-closed roller shutter. */
  rollers?: number;
  worn?: boolean;
}

/** A window with its surround, reveal, frame, glass, interior and sill. */
export function paintWindow(
  canvas: Canvas,
  plane: Plane,
  opening: Opening,
  style: WindowStyle,
  wall: string,
  random: Random,
): void {
  const { u, v } = opening;
  if (!canvas.sees(plane.rect(u - 1, v - 1, opening.width + 2, opening.height + 2))) return;
  const detail = canvas.detail(plane.at(u, v));
  paintSurround(canvas, plane, opening, style.head, style.surround, style.trim, wall);
  if (style.shutters !== undefined) paintShutters(canvas, plane, opening, style.shutters, random);
  const jamb = style.surround === 'none' || style.surround === 'lintel' ? wall : style.trim;
  const recess = paintRecess(canvas, plane, opening, style.head, style.reveal, jamb);
  paintGlass(canvas, plane, recess, opening, style.dressing, random);
  if (style.rollers !== undefined && random.chance(style.rollers))
    paintClosedShutter(canvas, plane, recess, opening, random);
  paintFrame(canvas, plane, recess, opening, style);
  if (detail > 5) paintRecessShadow(canvas, plane, recess);
  if (style.head !== 'circle') paintSill(canvas, plane, opening, style, detail);
  if (style.boxes !== undefined && random.chance(style.boxes)) paintWindowBox(canvas, plane, opening, random);
}

function paintFrame(canvas: Canvas, plane: Plane, recess: Recess, opening: Opening, style: WindowStyle): void {
  const { u, v, width, height } = opening;
  const detail = canvas.detail(plane.at(u, v));
  const steel = style.bars !== undefined;
  const bar = Math.max(steel ? 0.035 : 0.06, 0.85 / detail);
  const frame = canvas.tone(style.frame, plane);
  const inner = outlineOf(
    { u: u + bar, v: v + bar * 1.3, width: width - bar * 2, height: height - bar * 2.2 },
    style.head,
  );
  const opened = recess.cut(inner);
  if (opened.length > 2) canvas.pierced([recess.cut(recess.outline), opened], frame);
  const rods: Point[][] = [];
  const sashes: Point[][] = [];
  const upright = (at: number, top: number) => rods.push(recess.rect(at - bar / 2, v, bar, top));
  const across = (at: number, thick = bar) => rods.push(recess.rect(u, at - thick / 2, width, thick));
  if (style.bars) {
    const [columns, rows] = style.bars;
    for (let n = 1; n < columns; n++) upright(u + (width * n) / columns, height);
    for (let n = 1; n < rows; n++) across(v + (height * n) / rows, bar * 0.8);
  } else {
    const crossed = style.transom < 1;
    for (let n = 1; n < style.panes; n++)
      upright(u + (width * n) / style.panes, height * (crossed && style.panes === 2 ? style.transom : 1));
    if (crossed) across(v + height * style.transom, bar * 1.2);
    // The sashes: a second, thinner line inside the frame.
    if (detail > 30)
      for (let n = 0; n < style.panes; n++) {
        const [from, wide] = [u + (width * n) / style.panes + bar, width / style.panes - bar * 2];
        const tall = height * style.transom - bar * 2 - (crossed ? 0 : riseOf(style.head, width));
        const thin = bar * 0.55;
        sashes.push(
          recess.rect(from, v + bar, thin, tall),
          recess.rect(from + wide - thin, v + bar, thin, tall),
          recess.rect(from, v + bar, wide, thin * 1.6),
        );
      }
  }
  canvas.fill(
    sashes.filter((shape) => shape.length > 2),
    mix(frame, canvas.light.shadow, 0.16),
  );
  canvas.fill(
    rods.filter((shape) => shape.length > 2),
    steel ? frame : mix(frame, palette.white, 0.06),
  );
  if (detail > 44 && !steel)
    // The thickness of the frame, along its lower edges.
    canvas.fill(
      [recess.rect(u + bar, v + height - bar * 1.25, width - bar * 2, bar * 0.25)].filter((shape) => shape.length > 2),
      canvas.light.shadow,
      0.3,
    );
}

function paintSill(canvas: Canvas, plane: Plane, opening: Opening, style: WindowStyle, detail: number): void {
  const { u, v, width } = opening;
  const over = style.surround === 'stone' ? 0.2 : 0.07;
  const sill = canvas.tone(style.sill, plane);
  dropShadow(canvas, plane, { u: u - over, v: v - 0.1, width: width + over * 2, height: 0.1 }, 0.13);
  canvas.face(plane.rect(u - over, v - 0.1, width + over * 2, 0.1, 0.08), sill);
  if (detail > 18)
    canvas.face(plane.rect(u - over, v - 0.02, width + over * 2, 0.025, 0.08), mix(sill, palette.white, 0.35));
  if (style.worn && detail > 12)
    // Rain washes the dirt off both ends of a sill.
    for (const at of [u - over + 0.02, u + width + over - 0.12])
      canvas.fade(plane.rect(at, v - 0.95, 0.1, 0.85), 'fade-down', 0.5);
}
