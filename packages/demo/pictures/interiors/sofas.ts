import { mix, palette } from '../palette.ts';
import type { Piece } from './piece.ts';
import type { Scene, Spot } from './scene.ts';
import type { Style } from './schemes.ts';

/** Turned or tapered legs at the corners of a seat. */
export function legs(
  piece: Piece,
  width: number,
  depth: number,
  high: number,
  colour: string,
  thick = 0.035,
  splay = 0,
): void {
  for (const [x, z, sx, sz] of [
    [0.08, 0.08, -1, -1],
    [width - 0.08, 0.08, 1, -1],
    [0.08, depth - 0.08, -1, 1],
    [width - 0.08, depth - 0.08, 1, 1],
  ] as const)
    piece.rod(colour, thick, [x, high, z], [x + sx * splay, 0.01, z + sz * splay]);
}

/** Loose cushions on a seat, in the home's colours. */
export function pillows(
  piece: Piece,
  places: readonly number[],
  seat: number,
  back: number,
  colours: readonly string[],
): void {
  places.forEach((x, index) =>
    piece.soft([x, seat, back - 0.16], [0.44, 0.38, 0.14], colours[index % colours.length] ?? palette.ochre, 0.1),
  );
}

/** A sofa in the home's style; `width` in metres. */
export function sofa(scene: Scene, spot: Spot, width: number, colour = scene.taste.fabric): void {
  const { taste, random } = scene;
  const build = sofas[taste.style];
  const depth = 0.94;
  const colours = [taste.pop, taste.second, mix(taste.second, palette.limestone, 0.5)];
  const shift = random.between(0, 2);
  const thrown = random.chance(taste.sparse ? 0.5 : 0.9)
    ? [colours[shift] ?? taste.pop, colours[(shift + 1) % 3] ?? taste.second]
    : [];
  scene.stand(spot, [width, 0.9, depth], (piece) => {
    const { seat, arm } = build(piece, width, depth, colour, taste.wood);
    const inner = [arm + 0.08, width - arm - 0.54];
    if (thrown.length > 0) pillows(piece, inner, seat, depth - 0.2, thrown);
    if (thrown.length > 0 && width > 2 && shift === 1)
      pillows(piece, [arm + 0.42], seat, depth - 0.32, [colours[2] ?? taste.second]);
  });
}

type Build = (
  piece: Piece,
  width: number,
  depth: number,
  colour: string,
  wood: string,
) => { seat: number; arm: number };

const cushions = (
  piece: Piece,
  from: number,
  to: number,
  seat: number,
  thick: number,
  depth: number,
  rise: number,
  colour: string,
  radius = 0.06,
) => {
  const count = to - from > 1.75 ? 3 : to - from > 0.9 ? 2 : 1;
  const each = (to - from) / count;
  for (let n = 0; n < count; n++) {
    piece.soft(
      [from + each * n + 0.005, seat - thick, 0.02],
      [each - 0.01, thick, depth - 0.22],
      mix(colour, '#ffffff', 0.07),
      radius,
    );
    piece.soft(
      [from + each * n + 0.002, seat, depth - 0.34],
      [each - 0.004, rise, 0.18],
      mix(colour, '#ffffff', 0.04),
      radius * 1.3,
    );
  }
};

const boxy =
  (arm: number, armHigh: number, foot: number, radius: number): Build =>
  (piece, width, depth, colour, wood) => {
    legs(piece, width, depth, foot, wood, 0.04);
    piece.soft([0, foot, 0.04], [width, 0.2, depth - 0.06], mix(colour, palette.slate, 0.08), radius);
    piece.soft([0.02, foot, depth - 0.2], [width - 0.04, 0.68 - foot + 0.06, 0.2], colour, radius);
    for (const x of [0, width - arm]) piece.soft([x, foot, 0.02], [arm, armHigh - foot, depth - 0.06], colour, radius);
    cushions(piece, arm, width - arm, 0.44, 0.17, depth, 0.36, colour);
    return { seat: 0.44, arm };
  };

/** Rolled arms and a buttoned back. */
const rolled: Build = (piece, width, depth, colour, wood) => {
  for (const x of [0.1, width - 0.1])
    piece.turned(
      [x, 0, 0.1],
      [
        [0.025, 0],
        [0.045, 0.08],
        [0.03, 0.13],
      ],
      wood,
    );
  piece.soft([0, 0.13, 0.03], [width, 0.24, depth - 0.06], mix(colour, palette.slate, 0.1), 0.05);
  piece.soft([0.02, 0.3, depth - 0.24], [width - 0.04, 0.48, 0.22], colour, 0.11);
  for (const x of [0, width - 0.22]) {
    piece.soft([x, 0.16, 0.02], [0.22, 0.4, depth - 0.1], colour, 0.06);
    piece.soft([x - 0.02, 0.5, 0], [0.26, 0.17, depth - 0.08], mix(colour, '#ffffff', 0.05), 0.09);
  }
  piece.soft([0.22, 0.34, 0.02], [width - 0.44, 0.13, depth - 0.26], mix(colour, '#ffffff', 0.07), 0.07);
  piece.other([0.24, 0.48, depth - 0.26], [width - 0.48, 0.3, 0.01], (place) => {
    const buttons = Array.from({ length: Math.round(width * 5) }, (_, n) => {
      const x = 0.32 + ((width - 0.64) * n) / Math.round(width * 5 - 1);
      const y = 0.56 + (n % 2) * 0.11;
      return [
        place([x - 0.012, y, depth - 0.25]),
        place([x + 0.012, y, depth - 0.25]),
        place([x, y + 0.02, depth - 0.25]),
      ];
    });
    piece.brush.fill(buttons, mix(colour, palette.slate, 0.55), 0.8);
  });
  return { seat: 0.47, arm: 0.22 };
};

/** Loose cushions in a wooden frame on slanted legs. */
const framed: Build = (piece, width, depth, colour, wood) => {
  legs(piece, width, depth, 0.32, wood, 0.04, 0.05);
  piece.box([0.02, 0.26, 0.06], [width - 0.04, 0.06, depth - 0.16], wood);
  for (const x of [0.01, width - 0.05]) {
    piece.box([x, 0.56, 0.06], [0.04, 0.035, depth - 0.18], wood);
    piece.rods(
      [
        [
          [x + 0.02, 0.3, 0.1],
          [x + 0.02, 0.56, 0.1],
        ],
        [
          [x + 0.02, 0.3, depth - 0.18],
          [x + 0.02, 0.56, depth - 0.18],
        ],
      ],
      wood,
      0.03,
    );
  }
  cushions(piece, 0.06, width - 0.06, 0.46, 0.15, depth, 0.4, colour, 0.05);
  return { seat: 0.46, arm: 0.06 };
};

const sofas: Record<Style, Build> = {
  classic: rolled,
  deco: boxy(0.26, 0.62, 0.08, 0.13),
  country: boxy(0.2, 0.6, 0.06, 0.08),
  mid: framed,
  seventies: boxy(0.28, 0.58, 0.04, 0.12),
  modern: boxy(0.16, 0.56, 0.12, 0.05),
  loft: boxy(0.2, 0.58, 0.1, 0.06),
  plain: boxy(0.12, 0.54, 0.13, 0.05),
};
