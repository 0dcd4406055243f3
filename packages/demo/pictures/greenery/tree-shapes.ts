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

/** The structure of a tree of a species, in metres. */
export function shapeOf({ kind, height: h }: Tree, random: Random): Shape {
  const bark = random.pick(['#5f4c3c', '#6a5848', '#54483d']);
  switch (kind) {
    case 'plane':
      return {
        clumps: clumpsIn(random, h * 0.32, h * 0.24, 22, h * 0.107),
        middle: h * 0.68,
        trunk: '#8d8570',
        thick: h * 0.05,
      };
    case 'birch':
      return {
        clumps: clumpsIn(random, h * 0.15, h * 0.34, 26, h * 0.051),
        middle: h * 0.62,
        squash: 1.15,
        trunk: '#e6e2d6',
        thick: h * 0.024,
      };
    case 'poplar':
      return {
        clumps: clumpsIn(random, h * 0.085, h * 0.4, 22, h * 0.061),
        middle: h * 0.54,
        squash: 1.4,
        trunk: bark,
        thick: h * 0.03,
      };
    case 'pollard': {
      const heads = [-0.2, -0.08, 0.06, 0.2];
      return {
        clumps: heads.flatMap((dx) =>
          clumpsIn(random, h * 0.07, h * 0.09, 4, h * 0.07).map((c) => ({ ...c, dx: c.dx + dx * h })),
        ),
        middle: h * 0.84,
        trunk: '#6f6353',
        thick: h * 0.075,
      };
    }
    case 'pine':
      return {
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
      };
    case 'spruce':
      return {
        clumps: [0.15, 0.34, 0.52, 0.7, 0.86].map((up) => ({ dx: 0, dy: up * h, radius: h * 0.2 * (1.05 - up) })),
        middle: 0,
        leaves: '#48604f',
        trunk: bark,
        thick: h * 0.03,
      };
    case 'fruit':
      return {
        clumps: clumpsIn(random, h * 0.38, h * 0.24, 18, h * 0.131),
        middle: h * 0.66,
        trunk: bark,
        thick: h * 0.06,
      };
    case 'copper':
      return {
        clumps: clumpsIn(random, h * 0.28, h * 0.32, 27, h * 0.09),
        middle: h * 0.6,
        leaves: '#6f4247',
        trunk: bark,
        thick: h * 0.042,
      };
    case 'maple':
      return {
        clumps: clumpsIn(random, h * 0.22, h * 0.3, 21, h * 0.086),
        middle: h * 0.64,
        squash: 1,
        trunk: bark,
        thick: h * 0.032,
      };
    case 'standard':
      return {
        clumps: clumpsIn(random, h * 0.17, h * 0.17, 14, h * 0.082),
        middle: h * 0.76,
        trunk: bark,
        thick: h * 0.022,
      };
    case 'lime':
      return {
        clumps: clumpsIn(random, h * 0.25, h * 0.3, 26, h * 0.09),
        middle: h * 0.62,
        trunk: bark,
        thick: h * 0.036,
      };
  }
}
