import type { Random } from '../../listings/random.ts';
import type { Point } from '../camera.ts';
import { mix, palette } from '../palette.ts';
import type { Plane } from '../plane.ts';
import type { Brush } from './brush.ts';
import type { RoomLight } from './room-light.ts';
import type { TileKind } from './taste.ts';

/** Part of a wall: from u to u + width, from v to v + height. */
export interface Patch {
  u: number;
  v: number;
  width: number;
  height: number;
}

/** A wall's colour with the light along it. */
export function paintWash(
  brush: Brush,
  light: RoomLight,
  wall: Plane,
  { u, v, width, height }: Patch,
  colour: string,
): void {
  brush.blend(
    wall.rect(u, v, width, height),
    [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => {
      // At eye height the stops lie level on the sheet, so that the blend runs upright.
      const at = wall.at(u + width * share, brush.camera.eye[1]);
      return { at, colour: light.shade(colour, wall.normal, at) };
    }),
  );
}

/** Shadow gathers where a wall meets ceiling and floor, in thin layers one over the other. */
export function paintGloom(brush: Brush, light: RoomLight, wall: Plane, { u, v, width, height }: Patch): void {
  const layers = 6;
  const [high, low] = [Math.min(0.8, height * 0.3), Math.min(0.6, height * 0.25)];
  for (let n = 1; n <= layers; n++) {
    const share = (n / layers) ** 1.4;
    brush.fill(
      [wall.rect(u, v + height - high * share, width, high * share), wall.rect(u, v, width, low * share)],
      light.shadow,
      0.024,
    );
  }
}

/** Bricks laid in courses, with seeded tones. */
export function paintBricks(
  brush: Brush,
  light: RoomLight,
  wall: Plane,
  patch: Patch,
  colour: string,
  random: Random,
): void {
  paintWash(brush, light, wall, patch, colour);
  const near = brush.detail(wall.at(patch.u + patch.width / 2, 1.4));
  const course = near < 45 ? 0.14 : near < 90 ? 0.1 : 0.085;
  const long = course * 3.1;
  const tones = [mix(colour, '#e8c9a8', 0.35), mix(colour, '#3c241c', 0.3), mix(colour, '#7c3a2a', 0.4)];
  const groups: Point[][][] = tones.map(() => []);
  const joints: Point[][] = [];
  for (let row = 0; row * course < patch.height; row++) {
    const v = patch.v + row * course;
    joints.push(wall.rect(patch.u, v, patch.width, course * 0.13));
    for (let u = patch.u + (row % 2 ? -long / 2 : 0); u < patch.u + patch.width; u += long) {
      const from = Math.max(patch.u, u);
      const wide = Math.min(u + long, patch.u + patch.width) - from;
      if (wide < 0.02 || v + course > patch.v + patch.height) continue;
      if (random.chance(0.55))
        groups[random.between(0, 2)]?.push(wall.rect(from, v + course * 0.1, wide - course * 0.12, course * 0.84));
    }
  }
  groups.forEach((group, index) =>
    brush.fill(group, light.shade(tones[index] ?? colour, wall.normal, wall.at(patch.u + patch.width / 2, 1.4)), 0.55),
  );
  brush.fill(joints, mix(colour, '#d8cbb8', 0.5), 0.42);
}

/** Raised panels with a dado, as in houses of before the first war. */
export function paintPanels(
  brush: Brush,
  light: RoomLight,
  wall: Plane,
  patch: Patch,
  colour: string,
  holes: readonly Patch[],
): void {
  const at = wall.at(patch.u + patch.width / 2, 1.2);
  const [bright, dark] = [
    mix(light.shade(colour, wall.normal, at), '#ffffff', 0.3),
    mix(light.shade(colour, wall.normal, at), palette.slate, 0.26),
  ];
  const count = Math.max(2, Math.round(patch.width / 1.15));
  const wide = patch.width / count;
  const lines: Point[][] = [];
  const lights: Point[][] = [];
  const rail = 0.92;
  for (let n = 0; n < count; n++)
    for (const [low, high] of [
      [0.26, rail - 0.1],
      [rail + 0.14, patch.height - 0.36],
    ] as const) {
      const [u, w] = [patch.u + n * wide + 0.12, wide - 0.24];
      if (
        holes.some(
          (hole) =>
            u < hole.u + hole.width + 0.1 &&
            u + w > hole.u - 0.1 &&
            low < hole.v + hole.height + 0.1 &&
            high > hole.v - 0.1,
        )
      )
        continue;
      const shape = wall.rect(u, low, w, high - low);
      lines.push([...shape, ...shape.slice(0, 1)]);
      const inner = wall.rect(u + 0.035, low + 0.035, w - 0.07, high - low - 0.07);
      lights.push([...inner, ...inner.slice(0, 1)]);
    }
  brush.rods(lines, dark, 0.014, 0.7);
  brush.rods(lights, bright, 0.01, 0.75);
  brush.face(wall.rect(patch.u, rail, patch.width, 0.045, 0.01), bright);
  brush.face(wall.rect(patch.u, rail - 0.02, patch.width, 0.02, 0.01), dark, 0.5);
}

/** A papered wall: stripes, a trellis or sprigs, in two close tones. */
export function paintPaper(brush: Brush, light: RoomLight, wall: Plane, patch: Patch, colour: string): void {
  const at = wall.at(patch.u + patch.width / 2, 1.2);
  const second = light.shade(mix(colour, '#6b4f34', 0.3), wall.normal, at);
  const third = light.shade(mix(colour, '#fff6e0', 0.6), wall.normal, at);
  // One paper for all walls of a room: its pattern goes with its colour.
  const kind = Number.parseInt(colour.slice(5), 16) % 3;
  const shapes: Point[][] = [];
  const accents: Point[][] = [];
  const { u: left, v: low, width, height } = patch;
  if (kind === 0)
    for (let u = left; u < left + width; u += 0.24) {
      shapes.push(wall.rect(u, low, Math.min(0.09, left + width - u), height));
      accents.push(wall.rect(Math.min(u + 0.15, left + width), low, 0.015, height));
    }
  else
    for (let row = 0; row * 0.3 < height - 0.1; row++)
      for (let u = left + (row % 2 ? 0.15 : 0); u < left + width - 0.05; u += 0.3) {
        const [cu, cv] = [u + 0.08, low + row * 0.3 + 0.14];
        const petals = kind === 1 ? 4 : 6;
        const shape: Point[] = [];
        for (let n = 0; n < petals * 2; n++) {
          const radius = n % 2 ? (kind === 1 ? 0.03 : 0.035) : kind === 1 ? 0.11 : 0.075;
          const angle = (n / petals) * Math.PI;
          shape.push(wall.at(cu + Math.cos(angle) * radius, cv + Math.sin(angle) * radius));
        }
        shapes.push(shape);
        accents.push(wall.rect(cu - 0.014, cv - 0.014, 0.028, 0.028));
      }
  brush.fill(shapes, second, 0.5);
  brush.fill(accents, third, 0.7);
}

/** Width and height in metres. */
const tileSizes: Record<TileKind, readonly [number, number]> = {
  metro: [0.2, 0.1],
  square: [0.15, 0.15],
  large: [0.9, 0.45],
  upright: [0.075, 0.22],
  old: [0.15, 0.15],
};

/** Wall tiles up to a height. */
export function paintTiles(
  brush: Brush,
  light: RoomLight,
  wall: Plane,
  patch: Patch,
  tile: { kind: TileKind; colour: string; joint: string },
  random: Random,
): void {
  paintWash(brush, light, wall, patch, tile.colour);
  const [wide, high] = tileSizes[tile.kind];
  const at = wall.at(patch.u + patch.width / 2, patch.v + patch.height / 2);
  const near = brush.detail(at);
  const coarse = near * wide < 5 ? 2 : 1;
  const [w, h] = [wide * coarse, high * coarse];
  const pale: Point[][] = [];
  const dark: Point[][] = [];
  const joints: Point[][] = [];
  for (let row = 0; row * h < patch.height - 0.005; row++) {
    const v = patch.v + row * h;
    if (row > 0) joints.push(wall.rect(patch.u, v - 0.003, patch.width, 0.007));
    const shift = tile.kind === 'metro' && row % 2 ? -w / 2 : 0;
    for (let u = patch.u + shift; u < patch.u + patch.width; u += w) {
      const from = Math.max(u, patch.u);
      const to = Math.min(u + w, patch.u + patch.width);
      const top = Math.min(h, patch.v + patch.height - v);
      if (to - from < 0.01) continue;
      if (random.chance(0.3)) (random.chance(0.5) ? pale : dark).push(wall.rect(from, v, to - from, top));
      if (u > patch.u) joints.push(wall.rect(u - 0.003, v, 0.007, top));
    }
  }
  brush.fill(pale, '#ffffff', 0.12);
  brush.fill(dark, mix(tile.colour, palette.slate, 0.6), 0.08);
  brush.fill(joints, light.shade(tile.joint, wall.normal, at), near * w < 9 ? 0.4 : 0.75);
  if (tile.kind === 'old') {
    brush.face(
      wall.rect(patch.u, patch.v + patch.height - 0.14, patch.width, 0.07),
      light.shade('#5f7480', wall.normal, at),
    );
    brush.face(
      wall.rect(patch.u, patch.v + patch.height, patch.width, 0.03, 0.01),
      light.shade('#efe9dc', wall.normal, at),
    );
  }
}

/** Skirting along the floor; tall and moulded in old houses. */
export function paintSkirting(
  brush: Brush,
  light: RoomLight,
  wall: Plane,
  u: number,
  width: number,
  tall: boolean,
  colour: string,
): void {
  const high = tall ? 0.2 : 0.09;
  const tone = light.shade(colour, wall.normal, wall.at(u + width / 2, 0.1));
  brush.face(wall.rect(u, 0, width, high, 0.015), tone);
  brush.face(wall.rect(u, high - 0.012, width, 0.012, 0.015), mix(tone, '#ffffff', 0.4));
  if (tall) brush.face(wall.rect(u, high - 0.055, width, 0.01, 0.015), mix(tone, palette.slate, 0.3), 0.6);
}

/** A plaster cornice under the ceiling. */
export function paintCornice(
  brush: Brush,
  light: RoomLight,
  wall: Plane,
  u: number,
  width: number,
  height: number,
): void {
  const tone = light.shade('#f6f2ea', wall.normal, wall.at(u + width / 2, height));
  const strip = (from: number, to: number, out: number, colour: string, opacity = 1) =>
    brush.face(wall.rect(u, height - to, width, to - from, out), colour, opacity);
  strip(0.2, 0.26, 0.005, light.shadow, 0.14);
  strip(0, 0.2, 0.03, tone);
  strip(0.17, 0.2, 0.05, mix(tone, '#ffffff', 0.5));
  strip(0.1, 0.115, 0.05, mix(tone, palette.slate, 0.28), 0.7);
  strip(0, 0.09, 0.09, mix(tone, palette.slate, 0.1));
  strip(0.08, 0.095, 0.09, mix(tone, '#ffffff', 0.6));
}
