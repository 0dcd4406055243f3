import { mix, palette } from '../palette.ts';
import type { Scene, Spot } from './scene.ts';
import type { Style } from './schemes.ts';
import { corners } from '../shapes.ts';

export type BedKind = 'padded' | 'wood' | 'platform';

/** A bed that suits the home. */
export function bedKindOf(scene: Scene): BedKind {
  const { taste, random } = scene;
  const kinds: Record<Style, readonly [BedKind, ...BedKind[]]> = {
    classic: ['padded', 'wood'],
    deco: ['padded'],
    country: ['wood'],
    mid: ['wood', 'platform'],
    seventies: ['wood', 'padded'],
    modern: ['padded', 'platform', 'padded'],
    loft: ['platform'],
    plain: ['platform', 'wood'],
  };
  return random.pick(kinds[taste.style]);
}

/** A made bed with its head at the back; `width` in metres. */
export function bed(scene: Scene, spot: Spot, width: number, kind: BedKind, linen: string, cover: string): void {
  const { taste, random } = scene;
  const [long, top] = [2.1, 0.56];
  const fold = 0.55 + random.next() * 0.2;
  const throwOver =
    !taste.sparse && random.chance(0.7)
      ? random.pick([taste.pop, taste.second, mix(taste.accent, '#e6dcc8', 0.3)])
      : null;
  const pillowTone = random.pick(['#f6f2e9', mix(linen, '#ffffff', 0.5), '#f1ebdf']);
  const headHigh = kind === 'padded' ? 1.15 : kind === 'platform' ? 0.85 : 1.1;
  scene.stand(spot, [width + 0.08, headHigh, long + 0.12], (piece) => {
    const x0 = 0.04;
    const back = long;
    const wood = taste.wood;
    switch (kind) {
      case 'padded':
        piece.soft([0, 0.1, back], [width + 0.08, headHigh - 0.1, 0.12], taste.fabric, 0.07);
        for (let n = 1; n < 4; n++)
          piece.rod(
            mix(taste.fabric, palette.slate, 0.3),
            0.012,
            [(n * (width + 0.08)) / 4, 0.62, back - 0.004],
            [(n * (width + 0.08)) / 4, headHigh - 0.04, back - 0.004],
          );
        break;
      case 'wood':
      case 'platform':
        piece.box([0, 0.12, back + 0.02], [width + 0.08, headHigh - 0.12, 0.06], wood, {
          front: (face) => {
            if (kind === 'wood')
              piece.brush.fill(
                Array.from({ length: 9 }, (_, n) =>
                  face.rect(0.08 + (n * (face.width - 0.16)) / 9, 0.1, 0.02, face.height - 0.2),
                ),
                mix(wood, palette.slate, 0.4),
                0.5,
              );
          },
        });
        break;
    }
    for (const [x, z] of corners([0.08, width - 0.02], [0.1, back - 0.05]))
      piece.rod(wood, 0.045, [x, 0.2, z], [x, 0.01, z]);
    if (kind !== 'padded') piece.box([x0 - 0.03, 0.16, 0.04], [width + 0.06, 0.14, back - 0.04], wood);
    else piece.soft([x0, 0.16, 0.05], [width, 0.18, back - 0.05], taste.fabric, 0.04);
    piece.soft([x0, 0.3, 0.06], [width, 0.2, back - 0.08], mix(linen, '#ffffff', 0.3), 0.07);
    // The cover hangs slightly over the edges.
    piece.soft([x0 - 0.04, 0.26, 0.02], [width + 0.08, top - 0.24, back - fold], cover, 0.09);
    piece.soft([x0 - 0.03, top - 0.07, back - fold - 0.22], [width + 0.06, 0.09, 0.3], linen, 0.06);
    if (throwOver !== null) {
      piece.soft([x0 - 0.06, 0.2, 0.22], [width + 0.12, top - 0.165, 0.55], throwOver, 0.06);
      piece.other([x0, top + 0.04, 0.22], [width, 0.01, 0.55], (place) => {
        const strip = (z: number) => [
          place([x0 - 0.04, top + 0.037, z]),
          place([width + 0.08, top + 0.037, z]),
          place([width + 0.08, top + 0.037, z + 0.03]),
          place([x0 - 0.04, top + 0.037, z + 0.03]),
        ];
        piece.brush.fill([strip(0.3), strip(0.66)], mix(throwOver, '#f4f0e8', 0.5), 0.6);
      });
    }
    const each = width > 1.2 ? 2 : 1;
    for (let n = 0; n < each; n++) {
      const w = Math.min(0.66, width / each - 0.08);
      const x = x0 + (width / each) * (n + 0.5) - w / 2;
      piece.soft([x, 0.5, back - 0.22], [w, 0.4, 0.16], pillowTone, 0.12);
      piece.soft([x + 0.02, 0.5, back - 0.4], [w - 0.04, 0.32, 0.16], mix(linen, '#ffffff', 0.2), 0.11);
    }
    if (!taste.sparse) piece.soft([x0 + width / 2 - 0.28, 0.52, back - 0.54], [0.56, 0.28, 0.13], taste.pop, 0.1);
  });
}
