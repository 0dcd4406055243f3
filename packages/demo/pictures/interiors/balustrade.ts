import type { Point } from '../camera.ts';
import type { Scene } from './scene.ts';

/** A railing along the far and the right edge of a terrace, 1.04 m high, in glass or bars. */
export function balustrade(scene: Scene, kind: 'glass' | 'bars'): void {
  const { brush, light, room } = scene;
  const { width: w, depth: d } = room;
  const metal = light.shade('#33383b', [0, 0, -1], [w / 2, 1, d]);
  const from = Math.max(brush.camera.eye[2] + 0.5, -0.4);
  const sides: readonly (readonly [Point, Point])[] = [
    [
      [0.02, 0, d],
      [w, 0, d],
    ],
    [
      [w, 0, d],
      [w, 0, from],
    ],
  ];
  for (const [a, b] of sides) {
    const at = (share: number, y: number): Point => [a[0] + (b[0] - a[0]) * share, y, a[2] + (b[2] - a[2]) * share];
    const long = Math.hypot(b[0] - a[0], b[2] - a[2]);
    brush.face([at(0, -0.12), at(1, -0.12), at(1, 0.03), at(0, 0.03)], light.shade('#b9b3a6', [0, 0, -1], at(0.5, 0)));
    if (kind === 'glass') {
      brush.face([at(0, 0.06), at(1, 0.06), at(1, 1.02), at(0, 1.02)], '#dbe7e6', 0.3);
      const panes = Math.max(1, Math.round(long / 1.2));
      for (let n = 0; n < panes; n++)
        brush.face(
          [
            at((n + 0.2) / panes, 0.06),
            at((n + 0.4) / panes, 0.06),
            at((n + 0.75) / panes, 1.02),
            at((n + 0.55) / panes, 1.02),
          ],
          '#ffffff',
          0.13,
        );
      brush.rods(
        Array.from({ length: panes + 1 }, (_, n) => [at(n / panes, 0.03), at(n / panes, 1.02)]),
        metal,
        0.03,
      );
    } else {
      const count = Math.round(long / 0.115);
      brush.rods(
        Array.from({ length: count + 1 }, (_, n) => [at(n / count, 0.03), at(n / count, 1.02)]),
        metal,
        0.014,
      );
      brush.rod(metal, 0.02, at(0, 0.1), at(1, 0.1));
    }
    brush.rod(metal, 0.05, at(0, 1.04), at(1, 1.04));
  }
}
