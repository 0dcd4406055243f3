import { mix, palette } from '../palette.ts';
import type { Piece, Size } from './piece.ts';
import type { Scene, Spot } from './scene.ts';
import { books, bowl } from './small-things.ts';

export type TableKind = 'legs' | 'tapered' | 'pedestal' | 'steel' | 'farm';

/** A table; `pedestal` tables are round, with `width` as diameter. `set` places the objects on it. */
export function table(
  scene: Scene,
  spot: Spot,
  [width, height, depth]: Size,
  kind: TableKind,
  colour: string,
  set?: (piece: Piece, top: number) => void,
): void {
  const dark = mix(colour, palette.slate, 0.25);
  scene.stand(
    spot,
    [width, height, depth],
    (piece) => {
      const top = kind === 'farm' ? 0.055 : 0.035;
      if (kind === 'pedestal') {
        const r = width / 2;
        piece.turned(
          [r, 0, depth / 2],
          [
            [r * 0.5, 0],
            [r * 0.46, 0.03],
            [0.06, 0.08],
            [0.045, height * 0.5],
            [0.07, height - 0.05],
          ],
          dark,
        );
        piece.turned(
          [r, height - 0.04, depth / 2],
          [
            [r * 0.97, 0],
            [r, 0.012],
            [r, 0.04],
          ],
          colour,
        );
      } else {
        const inset = kind === 'tapered' ? 0.1 : 0.06;
        const thick = kind === 'farm' ? 0.09 : kind === 'steel' ? 0.04 : 0.06;
        const corners = [
          [inset, inset],
          [width - inset - thick, inset],
          [inset, depth - inset - thick],
          [width - inset - thick, depth - inset - thick],
        ] as const;
        if (kind === 'tapered')
          for (const [x, z] of corners)
            piece.rod(
              dark,
              0.045,
              [x + 0.03, height - 0.05, z + 0.03],
              [x < width / 2 ? x - 0.05 : x + 0.1, 0.01, z < depth / 2 ? z - 0.03 : z + 0.08],
            );
        else
          for (const [x, z] of corners)
            piece.box([x, 0, z], [thick, height - top, thick], kind === 'steel' ? scene.taste.metal : dark);
        if (kind === 'farm' || kind === 'legs')
          piece.box([inset, height - top - 0.09, inset], [width - 2 * inset, 0.085, depth - 2 * inset], dark);
        piece.box([0, height - top, 0], [width, top, depth], colour, {
          top: (face) => {
            if (piece.brush.detail(face.at(0, 0)) < 40) return;
            const grain = [0.2, 0.38, 0.61, 0.8].map((share) => [
              face.at(0.02, face.height * share),
              face.at(face.width - 0.02, face.height * (share + 0.01)),
            ]);
            piece.brush.rods(grain, dark, 0.006, 0.35);
          },
        });
      }
      set?.(piece, height);
    },
    kind === 'pedestal' ? 0.5 : 0.75,
  );
}

export function coffeeTable(scene: Scene, spot: Spot): void {
  const { taste, random } = scene;
  const set = (piece: Piece, top: number, x: number, z: number) => {
    books(piece, [x - 0.22, top, z - 0.1], [taste.pop, '#e6e1d6', taste.second]);
    if (!taste.sparse)
      bowl(piece, [x + 0.22, top, z + 0.06], 0.11, random.pick(['#e6e1d6', '#8fa39d', '#b5654a', '#53606a']));
  };
  const kind = random.between(0, 2);
  if (kind === 0)
    table(scene, spot, [1.1, 0.38, 0.6], taste.style === 'mid' ? 'tapered' : 'legs', taste.wood, (piece, top) =>
      set(piece, top, 0.55, 0.3),
    );
  else if (kind === 1)
    scene.stand(spot, [0.86, 0.36, 0.86], (piece) => {
      piece.turned(
        [0.43, 0, 0.43],
        [
          [0.4, 0],
          [0.42, 0.04],
          [0.42, 0.32],
          [0.43, 0.36],
        ],
        taste.style === 'modern' || taste.style === 'plain' ? '#cfc6b6' : taste.wood,
      );
      set(piece, 0.36, 0.43, 0.43);
    });
  else {
    table(scene, spot, [0.8, 0.4, 0.8], 'pedestal', taste.wood, (piece, top) => set(piece, top, 0.4, 0.4));
    table(
      scene,
      { x: spot.x + 0.55, z: spot.z - 0.25, turn: 0 },
      [0.5, 0.32, 0.5],
      'pedestal',
      mix(taste.wood, '#ffffff', 0.15),
    );
  }
}
