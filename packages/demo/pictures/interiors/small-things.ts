import { mix, palette } from '../palette.ts';
import type { Piece } from './piece.ts';

/** A small stack of books. */
export function books(piece: Piece, [x, y, z]: readonly [number, number, number], colours: readonly string[]): void {
  colours.forEach((colour, n) =>
    piece.box([x + n * 0.012, y + n * 0.03, z], [0.24 - n * 0.03, 0.03, 0.18 - n * 0.012], colour),
  );
}

/** A bowl, perhaps with fruit. */
export function bowl(
  piece: Piece,
  at: readonly [number, number, number],
  radius: number,
  colour: string,
  fruit?: string,
): void {
  piece.turned(
    at,
    [
      [radius * 0.45, 0],
      [radius * 0.8, radius * 0.35],
      [radius, radius * 0.65],
    ],
    colour,
    fruit ?? mix(colour, palette.slate, 0.25),
  );
  if (fruit !== undefined)
    for (const [dx, dz] of [
      [-0.4, 0.1],
      [0.35, 0.2],
      [0, -0.35],
    ] as const)
      piece.turned(
        [at[0] + dx * radius, at[1] + radius * 0.5, at[2] + dz * radius],
        [
          [0.008, 0],
          [0.034, 0.02],
          [0.036, 0.04],
          [0.02, 0.064],
          [0.004, 0.07],
        ],
        fruit,
      );
}

export function vase(piece: Piece, at: readonly [number, number, number], high: number, colour: string): void {
  const r = high * 0.3;
  piece.turned(
    at,
    [
      [r * 0.6, 0],
      [r, high * 0.3],
      [r * 0.95, high * 0.55],
      [r * 0.4, high * 0.86],
      [r * 0.48, high],
    ],
    colour,
    mix(colour, palette.slate, 0.5),
  );
}
