import type { Random } from '../../listings/random.ts';
import type { Point } from '../camera.ts';
import { type Clump, clumpsIn } from './foliage.ts';

export type TreeKind =
  'lime' | 'plane' | 'birch' | 'poplar' | 'pollard' | 'pine' | 'spruce' | 'fruit' | 'copper' | 'maple' | 'standard';

/** A tree: its position, its height in metres and its species. */
export interface Tree {
  kind: TreeKind;
  at: Point;
  height: number;
  seed: number;
}

export interface Shape {
  clumps: Clump[];
  /** Height of the crown's middle. */
  middle: number;
  squash?: number;
  leaves?: string;
  trunk: string;
  /** Width of the trunk at its base. */
  thick: number;
}

/** A round crown; all measures are shares of the tree's height. */
const round =
  (
    wide: number,
    high: number,
    clumps: number,
    size: number,
    middle: number,
    thick: number,
    rest: Partial<Pick<Shape, 'squash' | 'leaves' | 'trunk'>> = {},
  ) =>
  (h: number, random: Random, bark: string): Shape => ({
    clumps: clumpsIn(random, h * wide, h * high, clumps, h * size),
    middle: h * middle,
    trunk: bark,
    thick: h * thick,
    ...rest,
  });

const shapes: Record<TreeKind, (h: number, random: Random, bark: string) => Shape> = {
  plane: round(0.32, 0.24, 22, 0.107, 0.68, 0.05, { trunk: '#8d8570' }),
  birch: round(0.15, 0.34, 26, 0.051, 0.62, 0.024, { squash: 1.15, trunk: '#e6e2d6' }),
  poplar: round(0.085, 0.4, 22, 0.061, 0.54, 0.03, { squash: 1.4 }),
  fruit: round(0.38, 0.24, 18, 0.131, 0.66, 0.06),
  copper: round(0.28, 0.32, 27, 0.09, 0.6, 0.042, { leaves: '#6f4247' }),
  maple: round(0.22, 0.3, 21, 0.086, 0.64, 0.032, { squash: 1 }),
  standard: round(0.17, 0.17, 14, 0.082, 0.76, 0.022),
  lime: round(0.25, 0.3, 26, 0.09, 0.62, 0.036),
  pollard: (h, random) => ({
    clumps: [-0.2, -0.08, 0.06, 0.2].flatMap((dx) =>
      clumpsIn(random, h * 0.07, h * 0.09, 4, h * 0.07).map((c) => ({ ...c, dx: c.dx + dx * h })),
    ),
    middle: h * 0.84,
    trunk: '#6f6353',
    thick: h * 0.075,
  }),
  pine: (h, random) => ({
    clumps: [0, 1, 2, 3].flatMap((n) =>
      clumpsIn(random, h * (0.2 - n * 0.03), h * 0.025, 4, h * 0.075).map((c) => ({
        ...c,
        dx: c.dx + (n % 2 ? 1 : -1) * h * 0.07,
        dy: c.dy + h * (n * 0.1 - 0.16),
      })),
    ),
    middle: h * 0.8,
    squash: 0.52,
    leaves: '#4c6650',
    trunk: '#9a6645',
    thick: h * 0.036,
  }),
  spruce: (h, _random, bark) => ({
    clumps: [0.15, 0.34, 0.52, 0.7, 0.86].map((up) => ({ dx: 0, dy: up * h, radius: h * 0.2 * (1.05 - up) })),
    middle: 0,
    leaves: '#48604f',
    trunk: bark,
    thick: h * 0.03,
  }),
};

/** The structure of a tree of a species, in metres. */
export function shapeOf({ kind, height }: Tree, random: Random): Shape {
  const bark = random.pick(['#5f4c3c', '#6a5848', '#54483d']);
  return shapes[kind](height, random, bark);
}
