import type { Random } from '../../listings/random.ts';
import { palette } from '../palette.ts';

/** Draws inside a picture: x and y from 0 to 1, y up. */
interface Sheet {
  ratio: number;
  fill(shape: readonly (readonly [number, number])[], colour: string, opacity?: number): void;
  round(x: number, y: number, radius: number, colour: string, from?: number, to?: number): void;
}

type Motif = (sheet: Sheet, ink: readonly string[], random: Random) => void;

const inkOf = (ink: readonly string[], n: number) => ink[n % ink.length] ?? palette.slate;

/** The motifs of pictures, each in a few shapes. */
export const motifs: readonly [Motif, ...Motif[]] = [
  // Hills under a sun.
  (sheet, ink, random) => {
    sheet.round(0.25 + random.next() * 0.5, 0.68, 0.12, inkOf(ink, 0));
    for (let n = 0; n < 3; n++) {
      const level = 0.52 - n * 0.17;
      const shape: [number, number][] = [[0, 0]];
      for (let u = 0; u <= 8; u++) shape.push([u / 8, level + Math.sin(u * 0.8 + random.next() * 1.4 + n) * 0.08]);
      shape.push([1, 0]);
      sheet.fill(shape, inkOf(ink, n + 1), 0.9);
    }
  },
  // Stacked colour fields.
  (sheet, ink, random) => {
    let y = 0.08;
    for (let n = 0; n < 3; n++) {
      const high = 0.18 + random.next() * 0.14;
      sheet.fill(
        [
          [0.1, y],
          [0.9, y + 0.01],
          [0.89, y + high],
          [0.11, y + high - 0.01],
        ],
        inkOf(ink, n),
        0.86,
      );
      y += high + 0.04;
    }
  },
  // Arches.
  (sheet, ink) => {
    for (let n = 0; n < 3; n++) {
      const r = 0.38 - n * 0.12;
      sheet.fill(
        [
          [0.5 - r, 0.1],
          [0.5 + r, 0.1],
          [0.5 + r, 0.45],
          [0.5 - r, 0.45],
        ],
        inkOf(ink, n),
      );
      sheet.round(0.5, 0.45, r, inkOf(ink, n), 0, Math.PI);
    }
  },
  // A stem with leaves.
  (sheet, ink, random) => {
    const green = inkOf(ink, 1);
    sheet.fill(
      [
        [0.49, 0.08],
        [0.51, 0.08],
        [0.53, 0.9],
        [0.52, 0.9],
      ],
      green,
    );
    for (let n = 0; n < 7; n++) {
      const [y, way] = [0.2 + n * 0.1, n % 2 ? 1 : -1];
      const long = 0.32 - n * 0.025 + random.next() * 0.05;
      sheet.fill(
        [
          [0.51, y],
          [0.51 + way * long * 0.5, y + 0.1],
          [0.51 + way * long, y + 0.13],
          [0.51 + way * long * 0.6, y + 0.01],
        ],
        n % 3 ? green : inkOf(ink, 2),
      );
    }
  },
  // Overlapping discs.
  (sheet, ink, random) => {
    for (let n = 0; n < 4; n++)
      sheet.round(0.28 + random.next() * 0.44, 0.25 + random.next() * 0.5, 0.12 + random.next() * 0.16, inkOf(ink, n));
  },
  // A block print of squares.
  (sheet, ink, random) => {
    const count = random.between(3, 4);
    for (let row = 0; row < count; row++)
      for (let column = 0; column < count; column++) {
        if (random.chance(0.25)) continue;
        const [x, y, s] = [0.1 + (column * 0.8) / count, 0.1 + (row * 0.8) / count, 0.72 / count];
        if (random.chance(0.4)) sheet.round(x + s / 2, y + s / 2, s / 2, inkOf(ink, row + column * 2));
        else if (random.chance(0.4))
          sheet.fill(
            [
              [x, y],
              [x + s, y],
              [x, y + s],
            ],
            inkOf(ink, row * 2 + column),
          );
        else
          sheet.fill(
            [
              [x, y],
              [x + s, y],
              [x + s, y + s],
              [x, y + s],
            ],
            inkOf(ink, row + column),
          );
      }
  },
  // A still life: a jug and fruit on a table.
  (sheet, ink) => {
    sheet.fill(
      [
        [0, 0],
        [1, 0],
        [1, 0.36],
        [0, 0.32],
      ],
      inkOf(ink, 1),
      0.8,
    );
    sheet.fill(
      [
        [0.3, 0.24],
        [0.5, 0.24],
        [0.54, 0.44],
        [0.47, 0.6],
        [0.48, 0.74],
        [0.34, 0.74],
        [0.34, 0.6],
        [0.26, 0.44],
      ],
      inkOf(ink, 2),
    );
    sheet.round(0.64, 0.3, 0.09, inkOf(ink, 0));
    sheet.round(0.76, 0.27, 0.075, inkOf(ink, 3));
  },
  // The sea.
  (sheet, ink, random) => {
    sheet.fill(
      [
        [0, 0],
        [1, 0],
        [1, 0.46],
        [0, 0.46],
      ],
      inkOf(ink, 2),
      0.8,
    );
    for (let n = 0; n < 6; n++) {
      const [x, y] = [random.next() * 0.6, 0.06 + n * 0.065];
      sheet.fill(
        [
          [x, y],
          [x + 0.38, y + 0.006],
          [x + 0.3, y + 0.018],
          [x + 0.05, y + 0.014],
        ],
        '#f4f0e8',
        0.6,
      );
    }
    const sail = 0.3 + random.next() * 0.4;
    sheet.fill(
      [
        [sail, 0.48],
        [sail + 0.12, 0.48],
        [sail + 0.02, 0.68],
      ],
      '#f8f4ea',
    );
    sheet.fill(
      [
        [sail - 0.03, 0.46],
        [sail + 0.14, 0.46],
        [sail + 0.11, 0.43],
        [sail, 0.43],
      ],
      inkOf(ink, 0),
    );
  },
  // Houses.
  (sheet, ink, random) => {
    for (let n = 0; n < 4; n++) {
      const [x, w, h] = [0.1 + n * 0.2, 0.19, 0.36 + random.next() * 0.2];
      sheet.fill(
        [
          [x, 0.14],
          [x + w, 0.14],
          [x + w, h],
          [x + w / 2, h + 0.14],
          [x, h],
        ],
        inkOf(ink, n),
      );
      sheet.fill(
        [
          [x + 0.05, h - 0.14],
          [x + 0.09, h - 0.14],
          [x + 0.09, h - 0.05],
          [x + 0.05, h - 0.05],
        ],
        '#f4f0e8',
      );
    }
  },
  // Broad brush strokes.
  (sheet, ink, random) => {
    for (let n = 0; n < 4; n++) {
      const [x, y, lean] = [0.12 + n * 0.17, 0.16 + random.next() * 0.2, (random.next() - 0.5) * 0.3];
      const long = 0.35 + random.next() * 0.25;
      sheet.fill(
        [
          [x, y],
          [x + 0.13, y + 0.02],
          [x + 0.13 + lean, y + long],
          [x + lean + 0.02, y + long - 0.03],
        ],
        inkOf(ink, n),
        0.88,
      );
    }
  },
  // A seated figure in three shapes.
  (sheet, ink) => {
    sheet.round(0.46, 0.74, 0.085, inkOf(ink, 0));
    sheet.fill(
      [
        [0.36, 0.62],
        [0.56, 0.64],
        [0.68, 0.3],
        [0.6, 0.14],
        [0.28, 0.14],
        [0.3, 0.4],
      ],
      inkOf(ink, 1),
    );
    sheet.fill(
      [
        [0.5, 0.36],
        [0.86, 0.22],
        [0.84, 0.12],
        [0.3, 0.12],
      ],
      inkOf(ink, 2),
    );
  },
];
