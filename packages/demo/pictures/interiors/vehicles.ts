import type { Point } from '../camera.ts';
import { mix, palette } from '../palette.ts';
import type { Scene } from './scene.ts';
import { corners } from '../shapes.ts';

/** A car seen from behind. */
export function vehicle(scene: Scene, x: number, z: number, turn: number): void {
  const { random, brush, light } = scene;
  const tone = random.pick(['#6f7d86', '#3f4f5c', '#a8452c', '#d9d6cf', '#4f6357', '#b59a6a', '#2f3437']);
  const [w, long] = [1.76, 4.1];
  scene.stand({ x, z, turn }, [w, 1.5, long], (piece) => {
    for (const [px, pz] of corners([0.03, w - 0.27], [0.5, 2.9]))
      piece.soft([px, 0, pz], [0.24, 0.25, 0.6], '#232628', 0.08);
    piece.soft([0, 0.24, 0.03], [w, 0.62, long - 0.06], tone, 0.14);
    piece.other([0.1, 0.86, 0.35], [w - 0.2, 0.6, 2.3], (place) => {
      const at = (px: number, py: number, pz: number) => place([px, py, pz]);
      const lit = (colour: string, normal: Point) => light.shade(colour, normal, at(w / 2, 1.1, 1.2));
      const roof = [at(0.3, 1.46, 0.85), at(w - 0.3, 1.46, 0.85), at(w - 0.32, 1.44, 2), at(0.32, 1.44, 2)];
      brush.face(
        [at(0.1, 0.84, 0.35), at(w - 0.1, 0.84, 0.35), at(w - 0.3, 1.46, 0.85), at(0.3, 1.46, 0.85)],
        lit(mix(tone, palette.slate, 0.1), [0, 0.4, -0.9]),
      );
      for (const side of [0, 1]) {
        const edge = (px: number) => (side ? w - px : px);
        brush.face(
          [at(edge(0.08), 0.84, 0.35), at(edge(0.3), 1.46, 0.85), at(edge(0.32), 1.44, 2), at(edge(0.08), 0.84, 2.75)],
          lit(mix(tone, palette.slate, 0.25), [side ? 0.9 : -0.9, 0.3, 0]),
        );
        brush.face(
          [at(edge(0.13), 0.92, 0.6), at(edge(0.3), 1.4, 0.92), at(edge(0.31), 1.38, 1.9), at(edge(0.13), 0.92, 2.5)],
          '#2f3a40',
        );
      }
      brush.face(roof, lit(tone, [0, 1, 0]));
      const glass = [at(0.2, 0.93, 0.42), at(w - 0.2, 0.93, 0.42), at(w - 0.34, 1.4, 0.8), at(0.34, 1.4, 0.8)];
      brush.rounded(glass, 0.06, '#35424a');
      brush.face([at(0.45, 0.93, 0.42), at(0.7, 0.93, 0.42), at(0.95, 1.4, 0.8), at(0.75, 1.4, 0.8)], '#ffffff', 0.16);
    });
    piece.other([0.05, 0.3, 0], [w - 0.1, 0.5, 0.02], (place) => {
      const rect = (u: number, v: number, ww: number, hh: number) => [
        place([u, v, 0]),
        place([u + ww, v, 0]),
        place([u + ww, v + hh, 0]),
        place([u, v + hh, 0]),
      ];
      brush.rounded(rect(0.06, 0.28, w - 0.12, 0.2), 0.08, '#2b2f31');
      for (const u of [0.1, w - 0.42]) brush.rounded(rect(u, 0.62, 0.32, 0.13), 0.04, '#b23a2a');
      brush.rounded(rect(w / 2 - 0.27, 0.52, 0.54, 0.13), 0.02, '#f1efe8');
      brush.face(rect(0.1, 0.58, w - 0.2, 0.012), '#14171a', 0.35);
    });
  });
}
