import type { Random } from '../../listings/random.ts';
import { mix, palette } from '../palette.ts';
import type { FloorPattern } from './taste.ts';
import type { Pane, Uv } from './uv.ts';

/** The material of a floor; `second` is the colour of its inlay, if any. */
export interface FloorFinish {
  pattern: FloorPattern;
  colour: string;
  second: string;
}

/** Shapes on the floor that share a colour. */
interface Layer {
  colour: string;
  opacity: number;
  shapes: Uv[][];
}

/** The pattern, in few layers of shapes; `near` is the number of pixels per metre close to the viewer. */
export function layersOf({ pattern, colour, second }: FloorFinish, area: Pane, near: number, random: Random): Layer[] {
  const pale: Layer = { colour: mix(colour, '#ffffff', 0.4), opacity: 0.24, shapes: [] };
  const dark: Layer = { colour: mix(colour, palette.slate, 0.5), opacity: 0.22, shapes: [] };
  const deep: Layer = { colour: mix(colour, '#5a3a22', 0.6), opacity: 0.26, shapes: [] };
  const joint: Layer = { colour: mix(colour, '#2a2018', 0.62), opacity: 0.5, shapes: [] };
  const jitter = (shape: Uv[]) => {
    const chance = random.next();
    if (chance < 0.3) pale.shapes.push(shape);
    else if (chance < 0.52) dark.shapes.push(shape);
    else if (chance < 0.72) deep.shapes.push(shape);
  };
  const { u: left, v: low, width, height } = area;
  const [right, far] = [left + width, low + height];
  const box = (u: number, v: number, w: number, h: number): Uv[] => [
    [u, v],
    [u + w, v],
    [u + w, v + h],
    [u, v + h],
  ];
  const line = Math.max(0.006, 0.45 / near);
  const grid = (size: number, opacity: number, colourOf = joint.colour) => {
    const lines: Layer = { colour: colourOf, opacity, shapes: [] };
    for (let u = left + (width % size) / 2; u < right; u += size) lines.shapes.push(box(u, low, line * 1.3, height));
    for (let v = Math.floor(low / size) * size; v < far; v += size) lines.shapes.push(box(left, v, width, line * 1.3));
    return lines;
  };
  switch (pattern) {
    case 'planks':
    case 'wide-planks': {
      const board = pattern === 'planks' ? 0.14 : 0.24;
      for (let u = left; u < right; u += board) {
        joint.shapes.push(box(u, low, line, height));
        for (let v = low - random.next() * 2; v < far;) {
          const long = 1.3 + random.next() * 1.3;
          jitter(box(u, v, board, long));
          joint.shapes.push(box(u, v, board, line));
          v += long;
        }
      }
      return [pale, dark, deep, joint];
    }
    case 'herringbone': {
      const w = near < 60 ? 0.13 : 0.1;
      const n = 5;
      const turn = (p: number, q: number): Uv => [((p - q) * w) / Math.SQRT2 + left, ((p + q) * w) / Math.SQRT2 + low];
      const block = (p: number, q: number, pw: number, qh: number) => {
        const shape = [turn(p, q), turn(p + pw, q), turn(p + pw, q + qh), turn(p, q + qh)];
        if (shape.some(([u, v]) => u > left && u < right && v > low && v < far)) {
          jitter(shape);
          if (near > 60 || (p + q) % 3 === 0)
            joint.shapes.push([turn(p, q), turn(p + pw, q), turn(p + pw, q + 0.09), turn(p, q + 0.09)]);
          if (near > 60) joint.shapes.push([turn(p, q), turn(p + 0.09, q), turn(p + 0.09, q + qh), turn(p, q + qh)]);
        }
      };
      const reach = Math.ceil(((width + height) * Math.SQRT2) / w / 1.4);
      for (let q = -reach; q < reach; q++)
        for (let m = -Math.ceil(reach / n); m < reach / n; m++) {
          block(q + 2 * n * m, q, n, 1);
          block(q, q + 1 + 2 * n * m, 1, n);
        }
      return [pale, dark, deep, joint];
    }
    case 'checks': {
      const size = 0.36;
      const checks: Layer = { colour: second, opacity: 0.86, shapes: [] };
      for (let row = Math.floor(low / size); row * size < far; row++)
        for (let n = 0; n * size < width; n++) {
          const tile = box(left + n * size, row * size, size, size);
          if ((row + n) % 2 === 0) checks.shapes.push(tile);
          else if (random.chance(0.4)) jitter(tile);
        }
      return [checks, pale, dark];
    }
    case 'cement':
      return cement(area, near, second, mix(second, '#a8452c', 0.35), box);
    case 'tiles':
    case 'large-tiles':
    case 'terracotta': {
      const size = { tiles: 0.33, 'large-tiles': 0.75, terracotta: 0.22 }[pattern];
      for (let row = Math.floor(low / size); row * size < far; row++)
        for (let u = left - (pattern === 'terracotta' && row % 2 ? size / 2 : 0); u < right; u += size)
          if (pattern !== 'large-tiles' || random.chance(0.5)) jitter(box(u, row * size, size, size));
      const quiet = pattern === 'large-tiles' ? 0.45 : 1;
      return [
        { ...pale, opacity: pale.opacity * quiet },
        { ...dark, opacity: dark.opacity * quiet },
        { ...deep, opacity: pattern === 'terracotta' ? 0.4 : deep.opacity * quiet * 0.5 },
        grid(size, pattern === 'large-tiles' ? 0.34 : 0.5, pattern === 'terracotta' ? '#d9c3ab' : joint.colour),
      ];
    }
    case 'stone':
      for (let v = Math.floor(low); v < far;) {
        const high = 0.4 + random.next() * 0.3;
        for (let u = left; u < right;) {
          const wide = 0.4 + random.next() * 0.6;
          jitter(box(u, v, wide, high));
          joint.shapes.push(box(u, v, line * 2, high));
          u += wide;
        }
        joint.shapes.push(box(left, v, width, line * 2));
        v += high;
      }
      return [pale, dark, { ...deep, opacity: 0.1 }, joint];
    case 'concrete': {
      const cloud = (layer: Layer) => {
        const [u, v, r] = [left + random.next() * width, low + random.next() * height, 0.3 + random.next() * 0.9];
        layer.shapes.push(
          Array.from({ length: 9 }, (_, n): Uv => [
            u + Math.cos((n / 9) * Math.PI * 2) * r * (0.7 + random.next() * 0.5),
            v + Math.sin((n / 9) * Math.PI * 2) * r * (0.5 + random.next() * 0.5),
          ]),
        );
      };
      for (let n = 0; n < 22; n++) cloud(n % 2 ? pale : dark);
      return [{ ...pale, opacity: 0.1 }, { ...dark, opacity: 0.05 }, grid(2.6, 0.3)];
    }
  }
}

/** Old cement tiles: a field of stars with a border, as in Belgian halls. */
function cement(
  { u: left, v: low, width, height }: Pane,
  near: number,
  ink: string,
  warm: string,
  box: (u: number, v: number, w: number, h: number) => Uv[],
): Layer[] {
  const size = near < 60 ? 0.28 : 0.2;
  const stars: Layer = { colour: ink, opacity: 0.82, shapes: [] };
  const hearts: Layer = { colour: warm, opacity: 0.75, shapes: [] };
  const border: Layer = { colour: ink, opacity: 0.8, shapes: [] };
  const lines: Layer = { colour: '#6b6256', opacity: 0.25, shapes: [] };
  const edge = 0.3;
  for (let row = Math.floor(low / size); row * size < low + height; row++)
    for (let u = left + edge; u + size <= left + width - edge + 0.01; u += size) {
      const v = row * size;
      const [cu, cv, s] = [u + size / 2, v + size / 2, size / 2];
      stars.shapes.push([
        [cu, cv - s],
        [cu + s * 0.3, cv - s * 0.3],
        [cu + s, cv],
        [cu + s * 0.3, cv + s * 0.3],
        [cu, cv + s],
        [cu - s * 0.3, cv + s * 0.3],
        [cu - s, cv],
        [cu - s * 0.3, cv - s * 0.3],
      ]);
      const r = s * 0.36;
      hearts.shapes.push([
        [u - r, v],
        [u, v - r],
        [u + r, v],
        [u, v + r],
      ]);
    }
  for (const u of [left + edge - 0.1, left + width - edge]) border.shapes.push(box(u, low, 0.1, height));
  for (let v = Math.floor(low / size) * size; v < low + height; v += size)
    lines.shapes.push(box(left, v, width, 0.008));
  return [stars, hearts, border, lines];
}
