import type { Random } from '../listings/random.ts';
import type { Canvas } from './canvas.ts';
import type { Point } from './camera.ts';
import { blueStone, mix, palette, stone, zinc } from './palette.ts';
import type { Plane } from './plane.ts';

export interface WindowStyle {
  frame: string;
  /** Upright divisions. */
  panes: number;
  /** Share of the height under the crossbar; 1 for none. */
  transom: number;
  lintel: 'stone' | 'brick' | 'arch' | 'none';
  sill: string;
  /** How deep the glass lies in the wall. */
  reveal: number;
  shutters?: string;
}

export interface Opening {
  u: number;
  v: number;
  width: number;
  height: number;
}

/** An opening's recess: what of a surface `deep` metres inside the wall can be seen through it. */
function recess(canvas: Canvas, plane: Plane, { u, v, width, height }: Opening, deep: number) {
  const [eyeU, eyeV, away] = plane.measure(canvas.camera.eye);
  const shift = (edge: number, eye: number) => edge + ((edge - eye) * deep) / Math.max(0.1, away);
  const left = Math.max(u, shift(u, eyeU));
  const right = Math.min(u + width, shift(u + width, eyeU));
  const low = Math.max(v, shift(v, eyeV));
  const high = Math.min(v + height, shift(v + height, eyeV));
  /** A rectangle inside the recess, cut off where the wall hides it. */
  return (u0: number, v0: number, w: number, h: number): Point[] => {
    const [from, to] = [Math.max(left, u0), Math.min(right, u0 + w)];
    const [bottom, top] = [Math.max(low, v0), Math.min(high, v0 + h)];
    return to > from && top > bottom ? plane.rect(from, bottom, to - from, top - bottom, -deep) : [];
  };
}

/** A window with lintel, reveal, frame, reflection or lamp light, curtains and sill. */
export function paintWindow(
  canvas: Canvas,
  plane: Plane,
  opening: Opening,
  style: WindowStyle,
  wall: string,
  random: Random,
): void {
  const { u, v, width, height } = opening;
  const { light } = canvas;
  const inside = recess(canvas, plane, opening, style.reveal);
  const bar = Math.max(0.055, 1.1 / canvas.detail(plane.at(u, v)));
  lintel(canvas, plane, opening, style, wall);
  if (style.shutters !== undefined) shutters(canvas, plane, opening, style.shutters);
  canvas.face(plane.rect(u, v, width, height), mix(canvas.tone(wall, plane), light.shadow, 0.5));
  const lit = random.chance(light.lamps);
  const glass = inside(u, v, width, height);
  canvas.fade(glass, lit ? 'lamp' : random.chance(0.3) ? 'glass-dark' : 'glass');
  const detail = canvas.detail(plane.at(u, v));
  const fine = detail > 9;
  if (detail > 6) dress(canvas, inside, opening, lit, random);
  if (!lit && fine) {
    // The sky crosses the glass at a slant.
    const slant = width * (0.25 + random.next() * 0.4);
    const band = width * (0.18 + random.next() * 0.2);
    const at = (share: number, up: number) => plane.at(u + Math.min(width, Math.max(0, share)), v + up, -style.reveal);
    canvas.face(
      [
        at(slant - band, height),
        at(slant + band, height),
        at(slant + band - width * 0.4, 0),
        at(slant - band - width * 0.4, 0),
      ],
      light.sky[2],
      0.2,
    );
  }
  const frame = canvas.tone(style.frame, plane);
  const rim: Point[][] = [
    inside(u, v, bar * 1.3, height),
    inside(u + width - bar * 1.3, v, bar * 1.3, height),
    inside(u, v, width, bar * 1.5),
    inside(u, v + height - bar * 1.3, width, bar * 1.3),
  ];
  for (let pane = 1; pane < style.panes; pane++)
    rim.push(
      inside(u + (width * pane) / style.panes - bar / 2, v, bar, height * (style.panes === 2 ? style.transom : 1)),
    );
  if (style.transom < 1) rim.push(inside(u, v + height * style.transom - bar / 2, width, bar));
  canvas.fill(
    rim.filter((shape) => shape.length > 0),
    frame,
  );
  canvas.face(plane.rect(u - 0.06, v - 0.1, width + 0.12, 0.1, 0.05), canvas.tone(style.sill, plane));
  if (detail < 6) return;
  // The lintel and the jamb on the sun's side throw their shadow on glass and frame.
  canvas.fill(
    [
      inside(u, v + height - style.reveal * 1.1, width, style.reveal * 1.1),
      inside(light.side > 0 ? u + width - style.reveal * 0.7 : u, v, style.reveal * 0.7, height - style.reveal * 1.1),
    ].filter((shape) => shape.length > 0),
    light.shadow,
    light.depth + 0.1,
  );
  canvas.face(plane.rect(u - 0.03, v - 0.2, width + 0.1, 0.1), light.shadow, light.depth * 0.55);
}

/** Curtains, a blind, a lamp or a plant behind the glass. */
function dress(
  canvas: Canvas,
  inside: ReturnType<typeof recess>,
  { u, v, width, height }: Opening,
  lit: boolean,
  random: Random,
): void {
  const kind = random.next();
  const cloth = lit ? '#fbe7bd' : random.pick(['#e9e3d6', '#d9d2c4', '#cfd2cf']);
  if (kind < 0.34) {
    const share = 0.12 + random.next() * 0.16;
    canvas.fill(
      [inside(u, v, width * share, height), inside(u + width * (1 - share), v, width * share, height)].filter(
        (s) => s.length > 0,
      ),
      cloth,
      0.62,
    );
  } else if (kind < 0.55) {
    const drop = height * (0.2 + random.next() * 0.35);
    canvas.face(inside(u, v + height - drop, width, drop), cloth, 0.6);
  } else if (kind < 0.63) {
    canvas.face(inside(u + width * 0.3, v, width * 0.4, height * 0.22), '#55684a', 0.75);
  }
}

function lintel(
  canvas: Canvas,
  plane: Plane,
  { u, v, width, height }: Opening,
  style: WindowStyle,
  wall: string,
): void {
  const top = v + height;
  if (style.lintel === 'stone')
    canvas.face(plane.rect(u - 0.12, top, width + 0.24, 0.2, 0.02), canvas.tone(stone, plane));
  if (style.lintel === 'brick') {
    canvas.face(plane.rect(u - 0.08, top, width + 0.16, 0.2), mix(canvas.tone(wall, plane), palette.rust, 0.2));
    const joints: Point[][] = [];
    for (let x = 0; x <= width + 0.16; x += 0.1)
      joints.push([plane.at(u - 0.08 + x, top), plane.at(u - 0.08 + x, top + 0.2)]);
    if (canvas.detail(plane.at(u, v)) > 34) canvas.lines(joints, mix(wall, '#fff6e6', 0.4), 0.012, 0.5);
  }
  if (style.lintel === 'arch') {
    const arc = (rise: number, spread: number): Point[] =>
      Array.from({ length: 9 }, (_, n) => {
        const share = n / 8;
        return plane.at(u - spread + (width + spread * 2) * share, top + Math.sin(share * Math.PI) * rise, 0.02);
      });
    canvas.face([...arc(0.34, 0.14), ...arc(0.04, 0).reverse()], canvas.tone(stone, plane));
  }
}

function shutters(canvas: Canvas, plane: Plane, { u, v, width, height }: Opening, colour: string): void {
  const wide = width * 0.46;
  for (const left of [u - wide - 0.04, u + width + 0.04]) {
    canvas.face(plane.rect(left, v, wide, height, 0.04), canvas.tone(colour, plane));
    const slats: Point[][] = [];
    const step = Math.max(0.12, 4 / canvas.detail(plane.at(u, v)));
    for (let up = step; up < height; up += step)
      slats.push([plane.at(left + 0.06, v + up, 0.05), plane.at(left + wide - 0.06, v + up, 0.05)]);
    canvas.lines(slats, canvas.light.shadow, 0.025, 0.4);
  }
}

export interface DoorStyle {
  colour: string;
  /** Of the surround. */
  trim: string;
  kind: 'panels' | 'glazed' | 'boards';
  steps: number;
}

/** A front door with its light above, its steps and its letter box. */
export function paintDoor(canvas: Canvas, plane: Plane, opening: Opening, style: DoorStyle, random: Random): void {
  const { u, v, width, height } = opening;
  const { light } = canvas;
  const deep = 0.22;
  const inside = recess(canvas, plane, opening, deep);
  const colour = canvas.tone(style.colour, plane);
  const leaf = Math.min(height, 2.25);
  canvas.face(plane.rect(u - 0.14, v, width + 0.28, height + 0.16, 0.02), canvas.tone(style.trim, plane));
  canvas.face(plane.rect(u, v, width, height), mix(colour, light.shadow, 0.55));
  if (height > leaf + 0.15)
    canvas.fade(
      inside(u + 0.05, v + leaf + 0.06, width - 0.1, height - leaf - 0.1),
      random.chance(light.lamps + 0.1) ? 'lamp' : 'glass-dark',
    );
  canvas.face(inside(u + 0.04, v, width - 0.08, leaf), colour);
  const dark = mix(colour, light.shadow, 0.4);
  if (style.kind === 'panels')
    canvas.fill(
      [0.14, 0.58]
        .flatMap((from) =>
          [0.12, 0.55].map((across) => inside(u + width * across, v + leaf * from, width * 0.33, leaf * 0.32)),
        )
        .filter((s) => s.length > 0),
      dark,
      0.6,
    );
  if (style.kind === 'glazed')
    canvas.fade(inside(u + width * 0.24, v + leaf * 0.12, width * 0.3, leaf * 0.76), 'glass');
  if (style.kind === 'boards')
    canvas.fill(
      [1, 2, 3, 4].map((n) => inside(u + (width * n) / 5, v, 0.025, leaf)).filter((s) => s.length > 0),
      dark,
    );
  canvas.face(inside(u + width * 0.82, v + leaf * 0.42, 0.05, 0.28), '#d8c48a');
  canvas.face(inside(u, v + height - 0.2, width, 0.2), light.shadow, light.depth + 0.1);
  for (let step = 0; step < style.steps; step++) {
    const rise = v / style.steps;
    const out = 0.28 * (style.steps - step);
    canvas.face(
      [
        plane.at(u - 0.1, rise * (step + 1), 0),
        plane.at(u + width + 0.1, rise * (step + 1), 0),
        plane.at(u + width + 0.1, rise * (step + 1), out),
        plane.at(u - 0.1, rise * (step + 1), out),
      ],
      mix(blueStone, palette.white, 0.25),
    );
    canvas.face(plane.rect(u - 0.1, rise * step, width + 0.2, rise, out), canvas.tone(blueStone, plane));
  }
}

/** A garage door: sections, or boards for older ones. */
export function paintGarageDoor(canvas: Canvas, plane: Plane, opening: Opening, colour: string, old: boolean): void {
  const { u, v, width, height } = opening;
  const inside = recess(canvas, plane, opening, 0.18);
  const face = canvas.tone(colour, plane);
  canvas.face(plane.rect(u, v, width, height), mix(face, canvas.light.shadow, 0.6));
  canvas.face(inside(u, v, width, height), face);
  const count = old ? Math.round(width / 0.22) : 5;
  const grooves = Array.from({ length: count - 1 }, (_, n) =>
    old
      ? inside(u + (width * (n + 1)) / count, v, 0.025, height)
      : inside(u, v + (height * (n + 1)) / count, width, 0.035),
  );
  canvas.fill(
    grooves.filter((shape) => shape.length > 0),
    mix(face, canvas.light.shadow, 0.45),
  );
  if (old) canvas.fade(inside(u + width * 0.1, v + height * 0.72, width * 0.8, height * 0.18), 'glass-dark');
  canvas.face(inside(u + width * 0.47, v + height * 0.4, 0.2, 0.05), zinc);
  canvas.face(inside(u, v + height - 0.2, width, 0.2), canvas.light.shadow, canvas.light.depth + 0.08);
}
