import type { Flat, Point } from '../camera.ts';
import { mix, palette } from '../palette.ts';
import type { Brush } from './brush.ts';
import type { RoomLight } from './room-light.ts';

/** The plants that can be drawn. */
export type PlantKind = 'fig' | 'palm' | 'snake' | 'monstera' | 'olive';

/** Draws leaves around a point; screen-space metres, x to the right, y up. */
export function sprite(
  brush: Brush,
  at: Point,
): {
  leaf(shape: readonly Flat[], colour: string): void;
  stem(path: readonly Flat[], colour: string, metres: number): void;
} | null {
  const centre = brush.camera.depth(at) > 0.45 ? brush.camera.flat([at])[0] : undefined;
  if (!centre) return null;
  const scale = brush.camera.scale(at);
  const n = (value: number) => Math.round(value * 10) / 10;
  const xy = ([x, y]: Flat) => `${n(centre[0] + x * scale)} ${n(centre[1] - y * scale)}`;
  return {
    // A leaf has a tip, a base and two bulges between them.
    leaf: ([base, one, tip, other], colour) => {
      if (base && one && tip && other)
        brush.path(`M${xy(base)}Q${xy(one)} ${xy(tip)}Q${xy(other)} ${xy(base)}Z`, colour);
    },
    stem: (path, colour, metres) => {
      const [first, ...rest] = path;
      if (!first) return;
      const wide = Math.max(0.6, (metres * scale) / 2);
      const [fx, fy] = [centre[0] + first[0] * scale, centre[1] - first[1] * scale];
      const back = [...path].reverse();
      brush.path(
        `M${n(fx - wide)} ${n(fy)}L${rest.map(([x, y]) => `${n(centre[0] + x * scale - wide * 0.6)} ${n(centre[1] - y * scale)}`).join('L')}L${back.map(([x, y]) => `${n(centre[0] + x * scale + wide)} ${n(centre[1] - y * scale)}`).join('L')}Z`,
        colour,
      );
    },
  };
}

/** Leaves from a point: each has an angle from the vertical, a length and a width. */
function foliage(
  brush: Brush,
  light: RoomLight,
  at: Point,
  leaves: readonly { from: Flat; lean: number; long: number; wide: number; curl?: number }[],
  green: string,
): void {
  const drawer = sprite(brush, at);
  if (!drawer) return;
  const tones = [
    mix(green, palette.slate, 0.32),
    mix(green, palette.slate, 0.12),
    green,
    mix(green, '#e3d9a6', 0.22),
  ].map((tone) => light.shade(tone, [0, 0.4, -0.3], at));
  leaves.forEach(({ from, lean, long, wide, curl = 0 }, index) => {
    const [sx, cy] = [Math.sin(lean), Math.cos(lean)];
    const tip: Flat = [from[0] + sx * long, from[1] + cy * long - curl * long * 0.3];
    const middle: Flat = [from[0] + sx * long * 0.5, from[1] + cy * long * 0.55 + curl * long * 0.12];
    drawer.leaf(
      [from, [middle[0] - cy * wide, middle[1] + sx * wide], tip, [middle[0] + cy * wide, middle[1] - sx * wide]],
      tones[Math.floor((index * 4) / leaves.length) % 4] ?? green,
    );
  });
}

/** The leaves of a plant, from the rim of its pot. */
export function grow(
  brush: Brush,
  light: RoomLight,
  at: Point,
  kind: PlantKind,
  high: number,
  seeds: readonly number[],
): void {
  const pick = (n: number) => seeds[n % seeds.length] ?? 0.5;
  const stem = (path: readonly Flat[], metres = 0.03) =>
    sprite(brush, at)?.stem(path, light.shade('#7d6a50', [0, 0, -1], at), metres);
  switch (kind) {
    case 'snake':
      foliage(
        brush,
        light,
        at,
        Array.from({ length: 11 }, (_, n) => ({
          from: [(pick(n) - 0.5) * 0.16, 0],
          lean: (pick(n + 9) - 0.5) * 0.5,
          long: high * (0.6 + pick(n + 3) * 0.4),
          wide: 0.05,
        })),
        '#6f8460',
      );
      break;
    case 'palm':
      foliage(
        brush,
        light,
        at,
        Array.from({ length: 16 }, (_, n) => ({
          from: [0, 0],
          lean: (n / 15 - 0.5) * 2.3 + (pick(n) - 0.5) * 0.3,
          long: high * (0.7 + pick(n + 5) * 0.35),
          wide: 0.055,
          curl: 0.9,
        })),
        '#5f7a4c',
      );
      break;
    case 'monstera':
      for (let n = 0; n < 4; n++)
        stem(
          [
            [0, 0],
            [(pick(n) - 0.5) * 0.5, high * 0.6],
          ],
          0.016,
        );
      foliage(
        brush,
        light,
        at,
        Array.from({ length: 13 }, (_, n) => ({
          from: [(pick(n) - 0.5) * 0.55 * high, high * (0.22 + pick(n + 4) * 0.6)],
          lean: (pick(n + 7) - 0.5) * 2.8,
          long: 0.34 * Math.min(1.1, high),
          wide: 0.19 * Math.min(1.1, high),
        })),
        '#4f6b45',
      );
      break;
    case 'olive': {
      stem(
        [
          [0, 0],
          [0.02, high * 0.5],
          [-0.02, high * 0.7],
        ],
        0.035,
      );
      const leaves = Array.from({ length: 54 }, (_, n) => {
        const [angle, far] = [pick(n) * Math.PI * 2, Math.sqrt(pick(n + 13)) * high * 0.3];
        return {
          from: [Math.cos(angle) * far, high * 0.7 + Math.sin(angle) * far] as Flat,
          lean: (pick(n + 21) - 0.5) * 3,
          long: 0.13,
          wide: 0.03,
        };
      });
      foliage(brush, light, at, leaves, '#8b9678');
      break;
    }
    case 'fig': {
      stem(
        [
          [0, 0],
          [0.03, high * 0.4],
          [-0.02, high * 0.85],
        ],
        0.028,
      );
      const leaves = Array.from({ length: 30 }, (_, n) => {
        const share = 0.28 + (n / 29) * 0.68;
        const way = n % 2 ? 1 : -1;
        return {
          from: [0.02 * way, high * share * 0.9] as Flat,
          lean: way * (0.5 + pick(n) * 1.1),
          long: 0.2 + pick(n + 8) * 0.14,
          wide: 0.075,
        };
      });
      foliage(brush, light, at, leaves, '#5a7350');
    }
  }
}
