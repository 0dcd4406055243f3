import { mix, palette } from '../palette.ts';
import type { Piece } from './piece.ts';
import type { Scene, Spot } from './scene.ts';
import type { Style } from './schemes.ts';

/** Turned or tapered legs at the corners of a seat. */
function legs(
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
    piece.rods(
      [
        [
          [x, high, z],
          [x + sx * splay, 0.01, z + sz * splay],
        ],
      ],
      colour,
      thick,
    );
}

/** Cushions thrown on a seat, in the home's colours. */
function pillows(
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

/** A sofa in the style of the house; `width` in metres. */
export function sofa(scene: Scene, spot: Spot, width: number, colour = scene.taste.fabric): void {
  const { taste, random } = scene;
  const build = sofas[taste.style];
  const depth = 0.94;
  const colours = [taste.pop, taste.second, mix(taste.second, palette.limestone, 0.5)];
  const shift = random.between(0, 2);
  const thrown = random.chance(taste.sparse ? 0.5 : 0.9)
    ? [colours[shift] ?? taste.pop, colours[(shift + 1) % 3] ?? taste.second]
    : [];
  const blanket = !taste.sparse && random.chance(0.4) ? mix(taste.pop, palette.limestone, 0.35) : null;
  scene.stand(spot, [width, 0.9, depth], (piece) => {
    const { seat, arm } = build(piece, width, depth, colour, taste.wood);
    const inner = [arm + 0.08, width - arm - 0.54];
    if (thrown.length > 0) pillows(piece, inner, seat, depth - 0.2, thrown);
    if (thrown.length > 0 && width > 2 && shift === 1)
      pillows(piece, [arm + 0.42], seat, depth - 0.32, [colours[2] ?? taste.second]);
    if (blanket !== null)
      piece.other([width - arm - 0.02, seat + 0.2, 0.1], [arm + 0.03, 0.2, 0.5], (place) => {
        const top = seat + 0.235;
        piece.brush.face(
          [
            place([width - arm, top, 0.15]),
            place([width, top, 0.15]),
            place([width, top, 0.55]),
            place([width - arm, top, 0.55]),
          ],
          piece.light.shade(blanket, [0, 1, 0], place([width, top, 0.3])),
        );
        piece.brush.face(
          [
            place([width - arm, top, 0.14]),
            place([width, top, 0.14]),
            place([width, 0.2, 0]),
            place([width - arm, 0.24, 0]),
          ],
          piece.light.shade(blanket, [0, 0, -1], place([width, top, 0])),
        );
      });
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

/** Loose cushions in a wooden frame on slanting legs. */
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

/** A sofa with a seat to lie on at its right end. */
export function cornerSofa(scene: Scene, spot: Spot, width: number, long: number): void {
  const { taste } = scene;
  const colour = taste.fabric;
  const colours = [taste.pop, taste.second, mix(taste.second, palette.limestone, 0.5)];
  scene.stand(spot, [width, 0.86, long], (piece) => {
    const back = long - 0.22;
    legs(piece, width, long, 0.12, taste.wood, 0.04);
    piece.soft([0, 0.1, long - 0.95], [width, 0.2, 0.95], mix(colour, palette.slate, 0.1), 0.05);
    piece.soft([width - 0.95, 0.1, 0], [0.95, 0.2, long - 0.9], mix(colour, palette.slate, 0.1), 0.05);
    piece.soft([0, 0.1, back], [width, 0.66, 0.22], colour, 0.06);
    piece.soft([width - 0.2, 0.1, 0.7], [0.2, 0.6, long - 0.9], colour, 0.06);
    piece.soft([0, 0.1, long - 0.95], [0.18, 0.46, 0.75], colour, 0.06);
    const each = (width - 1.15) / 2;
    for (const n of [0, 1]) {
      piece.soft([0.19 + each * n, 0.3, long - 0.96], [each - 0.01, 0.15, 0.74], mix(colour, '#ffffff', 0.07), 0.06);
      piece.soft([0.2 + each * n, 0.45, back - 0.15], [each - 0.02, 0.34, 0.17], mix(colour, '#ffffff', 0.04), 0.08);
    }
    piece.soft([width - 0.96, 0.3, 0.01], [0.76, 0.15, long - 0.24], mix(colour, '#ffffff', 0.07), 0.06);
    piece.soft([width - 0.94, 0.45, back - 0.15], [0.72, 0.34, 0.17], mix(colour, '#ffffff', 0.04), 0.08);
    pillows(piece, [0.24, 0.6 + each], 0.45, back - 0.1, colours);
    pillows(piece, [width - 0.75], 0.45, back - 0.16, [colours[1] ?? taste.second]);
  });
}

/** An armchair in the style of the house. */
export function armchair(scene: Scene, spot: Spot, colour = scene.taste.second): void {
  const { taste, random } = scene;
  const wing = taste.style === 'classic' || taste.style === 'country';
  const wooden = taste.style === 'mid' || taste.style === 'loft' || (taste.style === 'modern' && random.chance(0.5));
  const [w, d] = [0.8, 0.82];
  scene.stand(spot, [w, 1.02, d], (piece) => {
    if (wooden) {
      for (const x of [0.03, w - 0.03])
        piece.rods(
          [
            [
              [x, 0.01, 0.06],
              [x, 0.55, 0.1],
              [x, 0.57, d - 0.2],
            ],
            [
              [x, 0.55, d - 0.22],
              [x, 0.01, d - 0.06],
            ],
          ],
          taste.wood,
          0.035,
        );
      piece.soft([0.08, 0.28, 0.05], [w - 0.16, 0.14, 0.62], colour, 0.05);
      piece.soft([0.08, 0.4, 0.56], [w - 0.16, 0.5, 0.15], mix(colour, '#ffffff', 0.05), 0.07);
      if (random.chance(0.6)) piece.soft([0.2, 0.43, 0.43], [0.4, 0.32, 0.13], taste.pop, 0.09);
    } else if (wing) {
      legs(piece, w, d, 0.18, taste.wood, 0.035, 0.02);
      piece.soft([0.02, 0.16, 0.03], [w - 0.04, 0.18, d - 0.08], mix(colour, palette.slate, 0.1), 0.05);
      piece.soft([0.06, 0.3, d - 0.22], [w - 0.12, 0.72, 0.18], colour, 0.1);
      for (const x of [0, w - 0.16]) {
        piece.soft([x, 0.26, 0.04], [0.16, 0.34, d - 0.14], colour, 0.07);
        piece.soft([x + 0.01, 0.56, d - 0.4], [0.12, 0.4, 0.24], colour, 0.07);
      }
      piece.soft([0.16, 0.33, 0.02], [w - 0.32, 0.14, 0.6], mix(colour, '#ffffff', 0.07), 0.06);
    } else {
      // A tub: arms and back in one round.
      legs(piece, w, d, 0.12, taste.wood, 0.04);
      piece.soft([0.02, 0.1, 0.04], [w - 0.04, 0.2, d - 0.08], mix(colour, palette.slate, 0.08), 0.08);
      piece.soft([0.02, 0.12, d - 0.24], [w - 0.04, 0.64, 0.22], colour, 0.14);
      for (const x of [0, w - 0.19]) piece.soft([x, 0.12, 0.03], [0.19, 0.48, d - 0.14], colour, 0.1);
      piece.soft([0.18, 0.28, 0.02], [w - 0.36, 0.16, 0.58], mix(colour, '#ffffff', 0.08), 0.07);
    }
  });
}

export type ChairKind = 'bentwood' | 'spindle' | 'shell' | 'padded' | 'rush' | 'steel';

const chairsOf: Record<Style, readonly ChairKind[]> = {
  classic: ['padded', 'bentwood', 'rush'],
  deco: ['padded', 'bentwood'],
  country: ['rush', 'spindle'],
  mid: ['shell', 'spindle', 'bentwood'],
  seventies: ['padded', 'steel', 'rush'],
  modern: ['shell', 'padded', 'steel'],
  loft: ['steel', 'bentwood', 'shell'],
  plain: ['shell', 'spindle'],
};

/** The chair that a home has around its table. */
export function chairKindOf(scene: Scene): ChairKind {
  const kinds = chairsOf[scene.taste.style];
  return kinds[scene.random.between(0, kinds.length - 1)] ?? 'spindle';
}

/** A dining chair; its back is away from where it looks. */
export function chair(scene: Scene, spot: Spot, kind: ChairKind, colour: string): void {
  const { wood, metal } = scene.taste;
  const [w, d, seat] = [0.46, 0.48, 0.46];
  scene.stand(
    spot,
    [w, 0.86, d],
    (piece) => {
      const frame =
        kind === 'steel' ? metal : kind === 'shell' ? wood : kind === 'padded' ? mix(wood, palette.slate, 0.3) : colour;
      const thick = kind === 'steel' ? 0.018 : 0.03;
      const lean = 0.07;
      piece.rods(
        [
          [
            [0.05, seat - 0.03, 0.06],
            [0.02, 0.01, 0.03],
          ],
          [
            [w - 0.05, seat - 0.03, 0.06],
            [w - 0.02, 0.01, 0.03],
          ],
        ],
        frame,
        thick,
      );
      piece.rods(
        [
          [
            [0.05, seat - 0.03, d - 0.08],
            [0.02, 0.01, d - 0.01],
          ],
          [
            [w - 0.05, seat - 0.03, d - 0.08],
            [w - 0.02, 0.01, d - 0.01],
          ],
        ],
        frame,
        thick,
      );
      if (kind === 'shell') {
        piece.soft([0.02, seat - 0.03, 0.02], [w - 0.04, 0.04, d - 0.08], colour, 0.1);
        piece.sheet(
          [
            [0.05, seat + 0.06, d - 0.07],
            [w - 0.05, seat + 0.06, d - 0.07],
            [w - 0.02, 0.82, d + 0.02],
            [0.02, 0.82, d + 0.02],
          ],
          colour,
          0.12,
        );
        return;
      }
      if (kind === 'padded') {
        piece.soft([0.01, seat - 0.06, 0.01], [w - 0.02, 0.09, d - 0.06], colour, 0.04);
        piece.soft([0.02, seat + 0.08, d - 0.09], [w - 0.04, 0.34, 0.07], colour, 0.05);
        return;
      }
      piece.soft([0.01, seat - 0.035, 0.01], [w - 0.02, 0.04, d - 0.05], kind === 'rush' ? '#c9ad77' : colour, 0.04);
      const post = (x: number) =>
        [
          [x, seat, d - 0.06],
          [x, 0.86, d + lean - 0.06],
        ] as const;
      piece.rods([post(0.03), post(w - 0.03)], frame, thick);
      if (kind === 'bentwood')
        piece.rods(
          [
            [
              [0.03, 0.72, d],
              [0.08, 0.85, d + 0.01],
              [w / 2, 0.89, d + 0.01],
              [w - 0.08, 0.85, d + 0.01],
              [w - 0.03, 0.72, d],
            ],
            [
              [0.13, seat, d - 0.05],
              [0.16, 0.74, d],
              [w / 2, 0.8, d],
              [w - 0.16, 0.74, d],
              [w - 0.13, seat, d - 0.05],
            ],
          ],
          frame,
          0.026,
        );
      else if (kind === 'spindle') {
        piece.rods(
          Array.from({ length: 5 }, (_, n) => {
            const x = 0.08 + (n * (w - 0.16)) / 4;
            return [
              [x, seat, d - 0.05],
              [x, 0.82, d],
            ] as const;
          }),
          frame,
          0.014,
        );
        piece.sheet(
          [
            [0.01, 0.8, d],
            [w - 0.01, 0.8, d],
            [w - 0.01, 0.87, d + 0.01],
            [0.01, 0.87, d + 0.01],
          ],
          frame,
          0.02,
        );
      } else
        for (const y of [0.56, 0.68, 0.8])
          piece.sheet(
            [
              [0.03, y, d - 0.02],
              [w - 0.03, y, d - 0.02],
              [w - 0.03, y + 0.05, d - 0.01],
              [0.03, y + 0.05, d - 0.01],
            ],
            kind === 'steel' ? colour : frame,
            0.01,
          );
    },
    0.6,
  );
}

/** A stool at a bar or an island, `high` metres. */
export function stool(scene: Scene, spot: Spot, high: number, colour: string): void {
  const { metal, style } = scene.taste;
  const backed = style === 'modern' || style === 'plain';
  scene.stand(
    spot,
    [0.4, high + 0.25, 0.4],
    (piece) => {
      const legs = [
        [0.1, 0.1, 0.02, 0.02],
        [0.3, 0.1, 0.38, 0.02],
        [0.1, 0.3, 0.02, 0.38],
        [0.3, 0.3, 0.38, 0.38],
      ] as const;
      for (const [x, z, fx, fz] of legs)
        piece.rods(
          [
            [
              [x, high, z],
              [fx, 0.01, fz],
            ],
          ],
          metal,
          0.022,
        );
      piece.rods(
        [
          [
            [0.05, 0.25, 0.05],
            [0.35, 0.25, 0.05],
            [0.35, 0.25, 0.35],
            [0.05, 0.25, 0.35],
            [0.05, 0.25, 0.05],
          ],
        ],
        metal,
        0.016,
      );
      piece.soft([0.02, high, 0.02], [0.36, 0.06, 0.36], colour, 0.07);
      if (backed)
        piece.sheet(
          [
            [0.03, high + 0.1, 0.38],
            [0.37, high + 0.1, 0.38],
            [0.37, high + 0.25, 0.4],
            [0.03, high + 0.25, 0.4],
          ],
          colour,
          0.05,
        );
    },
    0.5,
  );
}

/** An upholstered bench or a pouffe. */
export function pouffe(scene: Scene, spot: Spot, size: readonly [number, number, number], colour: string): void {
  scene.stand(spot, size, (piece) => {
    legs(piece, size[0], size[2], 0.12, scene.taste.wood, 0.035);
    piece.soft([0, 0.1, 0], [size[0], size[1] - 0.1, size[2]], colour, Math.min(0.12, size[1] / 3));
  });
}
