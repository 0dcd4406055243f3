import type { Point } from '../camera.ts';
import { mix, palette } from '../palette.ts';
import type { WallName } from './room.ts';
import { against, type Scene, type Spot } from './scene.ts';
import { corners } from '../shapes.ts';

/** A freestanding bath, possibly with feet. */
export function freeBath(scene: Scene, spot: Spot, tone: string): void {
  const { taste, brush, light, random } = scene;
  const footed = taste.style === 'classic' || taste.style === 'country' || (taste.age === 'old' && random.chance(0.6));
  const outer = footed && random.chance(0.5) ? mix(taste.accent, palette.slate, 0.2) : tone;
  const [w, d, h] = [1.7, 0.78, 0.58];
  scene.stand(spot, [w, 1, d], (piece) => {
    const low = footed ? 0.14 : 0;
    if (footed)
      for (const [x, z] of corners([0.28, w - 0.28], [0.12, d - 0.12]))
        piece.turned(
          [x, 0, z],
          [
            [0.05, 0],
            [0.03, 0.06],
            [0.05, 0.16],
          ],
          taste.metal,
        );
    piece.other([0, low, 0], [w, h - low, d], (place) => {
      const ring = (share: number, y: number): Point[] =>
        Array.from({ length: 36 }, (_, n) => {
          const angle = (n / 36) * Math.PI * 2;
          const round = (value: number) => Math.sign(value) * Math.abs(value) ** 0.62;
          return place([
            w / 2 + (round(Math.cos(angle)) * w * share) / 2,
            y,
            d / 2 + (round(Math.sin(angle)) * d * share) / 2,
          ]);
        });
      const [foot, rim] = [ring(footed ? 0.7 : 0.78, low), ring(1, h)];
      const sides = foot.map((from, n) => {
        const next = (n + 1) % 36;
        const [to, top, side] = [foot[next] ?? from, rim[next] ?? from, rim[n] ?? from];
        const angle = ((n + 0.5) / 36) * Math.PI * 2;
        const out = place([w / 2 + Math.cos(angle), 0.3, d / 2 + Math.sin(angle)]);
        const middle = place([w / 2, 0.3, d / 2]);
        const normal: Point = [out[0] - middle[0], -0.1, out[2] - middle[2]];
        return { shape: [from, to, top, side], normal, far: brush.camera.depth(from) };
      });
      for (const { shape, normal } of sides.sort((one, other) => other.far - one.far))
        brush.face(shape, light.shade(outer, normal, shape[0] ?? [0, 0, 0]));
      brush.face(rim, light.shade(mix(tone, '#ffffff', 0.5), [0, 1, 0], place([w / 2, h, d / 2])));
      const inner = ring(0.9, h - 0.005);
      brush.face(inner, mix(light.shade(tone, [0, 1, 0], place([w / 2, h, d / 2])), palette.slate, 0.22));
      brush.face(ring(0.84, h - 0.06), mix(light.shade(tone, [0, 1, 0], place([w / 2, h, d / 2])), '#c9dde0', 0.35));
    });
    piece.rod(
      taste.metal,
      0.024,
      [w - 0.22, h, d - 0.1],
      [w - 0.22, h + 0.32, d - 0.1],
      [w - 0.3, h + 0.36, d - 0.16],
      [w - 0.36, h + 0.3, d - 0.22],
    );
  });
}

/** A built-in bath along a wall; `long` in metres. */
export function builtBath(
  scene: Scene,
  wall: WallName,
  place: number,
  long: number,
  tone: string,
  tiled: string,
): void {
  const { room, brush, light, taste } = scene;
  const [h, d] = [0.58, 0.78];
  scene.stand(against(room, wall, place, d, 0), [long, h + 0.4, d], (piece) => {
    piece.box([0, 0, 0], [long, h - 0.03, d], tiled, {
      front: (face) => {
        const lines = [
          ...Array.from({ length: Math.floor(long / 0.3) }, (_, n) => face.rect((n + 1) * 0.3, 0, 0.008, face.height)),
          face.rect(0, face.height / 2, long, 0.008),
        ];
        if (taste.tile.kind !== 'large') brush.fill(lines, taste.tile.joint, 0.5);
      },
    });
    piece.box([-0.01, h - 0.03, -0.01], [long + 0.02, 0.04, d + 0.01], tone, {
      top: (face) => {
        const at = face.at(long / 2, d / 2);
        brush.rounded(
          face.rect(0.07, 0.07, long - 0.14, d - 0.14),
          0.2,
          mix(light.shade(tone, [0, 1, 0], at), palette.slate, 0.24),
        );
        brush.rounded(
          face.rect(0.12, 0.11, long - 0.24, d - 0.24),
          0.18,
          mix(light.shade(tone, [0, 1, 0], at), '#c9dde0', 0.4),
        );
      },
    });
    piece.rod(taste.metal, 0.026, [0.16, h + 0.01, d - 0.06], [0.16, h + 0.14, d - 0.08], [0.2, h + 0.15, d - 0.2]);
  });
}
