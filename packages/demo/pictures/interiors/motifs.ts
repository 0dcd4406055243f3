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
  // Overlapping discs.
  (sheet, ink, random) => {
    for (let n = 0; n < 4; n++)
      sheet.round(0.28 + random.next() * 0.44, 0.25 + random.next() * 0.5, 0.12 + random.next() * 0.16, inkOf(ink, n));
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
];
