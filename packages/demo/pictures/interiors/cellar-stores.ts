import type { Point } from '../camera.ts';
import { against, type Scene } from './scene.ts';

/** A wine rack of 2.4 × 1.5 m along a side wall; `place` is the z of its middle. */
export function bottles(scene: Scene, wall: 'left' | 'right', place: number): void {
  const { brush } = scene;
  const [w, h, d] = [2.4, 1.5, 0.34];
  scene.stand(against(scene.room, wall, place, d), [w, h, d], (piece) =>
    piece.box([0, 0, 0], [w, h, d], '#8a6442', {
      front: (face) => {
        brush.face(face.rect(0.03, 0.03, w - 0.06, h - 0.06), '#2a201a');
        const [columns, rows] = [16, 10];
        const groups = ['#2f3f33', '#4a2a2c', '#5a5436', '#26302c'].map((colour) => ({
          colour,
          shapes: [] as Point[][],
        }));
        for (let column = 0; column < columns; column++)
          for (let row = 0; row < rows; row++) {
            if ((column * 7 + row * 5) % 11 === 0) continue;
            const [u, v, r] = [((column + 0.5) * w) / columns, ((row + 0.5) * h) / rows, 0.052];
            groups[(column * 3 + row * 7) % 4]?.shapes.push(
              Array.from({ length: 8 }, (_, n) =>
                face.at(u + Math.cos((n / 8) * 6.283) * r, v + Math.sin((n / 8) * 6.283) * r),
              ),
            );
          }
        for (const { colour, shapes } of groups) brush.fill(shapes, colour);
        brush.rods(
          [
            ...Array.from({ length: 4 }, (_, n) => [face.at((w * (n + 1)) / 5, 0), face.at((w * (n + 1)) / 5, h)]),
            [face.at(0, h / 2), face.at(w, h / 2)],
          ],
          '#9a7450',
          0.03,
        );
      },
    }),
  );
}

/** Shelves with jars and boxes along a side wall; `place` is the z of their middle. */
export function jars(scene: Scene, wall: 'left' | 'right', place: number): void {
  const { random } = scene;
  const [w, h, d] = [2, 1.5, 0.36];
  const noise = Array.from({ length: 40 }, () => random.next());
  scene.stand(against(scene.room, wall, place, d), [w, h, d], (piece) => {
    for (const x of [0, w - 0.05]) piece.box([x, 0, 0], [0.05, h, d], '#9a7450');
    for (const y of [0.25, 0.68, 1.11]) {
      piece.box([0.05, y, 0], [w - 0.1, 0.03, d], '#a5835c');
      for (let n = 0; n < 8; n++) {
        const chance = noise[(n + Math.round(y * 20)) % 40] ?? 0.5;
        const tone =
          ['#b5654a', '#c98f2b', '#8a9a4b', '#7a4a55', '#d9cdb8', '#6b8a8a'][Math.floor(chance * 6)] ?? '#c98f2b';
        if (chance < 0.82)
          piece.turned(
            [0.2 + n * 0.22, y + 0.03, d / 2],
            [
              [0.07, 0],
              [0.075, 0.14],
              [0.055, 0.18],
              [0.06, 0.2],
            ],
            tone,
            '#d9d2c4',
          );
        else piece.box([0.12 + n * 0.22, y + 0.03, 0.06], [0.2, 0.18, 0.24], '#c9a878');
      }
    }
  });
}

/** A wooden barrel of radius `r` metres. */
export function barrel(scene: Scene, x: number, z: number, r: number): void {
  scene.stand({ x, z }, [r * 2.2, r * 2.8, r * 2.2], (piece) => {
    piece.turned(
      [r * 1.1, 0, r * 1.1],
      [
        [r * 0.85, 0],
        [r * 1.02, r * 0.7],
        [r * 1.08, r * 1.4],
        [r * 1.02, r * 2.1],
        [r * 0.85, r * 2.8],
      ],
      '#8a6442',
      '#7a5638',
    );
    piece.turned(
      [r * 1.1, r * 0.5, r * 1.1],
      [
        [r * 1, 0],
        [r * 1.02, 0.05],
      ],
      '#3a3632',
      '#8a6442',
    );
    piece.turned(
      [r * 1.1, r * 2.15, r * 1.1],
      [
        [r * 1.02, 0],
        [r * 1, 0.05],
      ],
      '#3a3632',
      '#8a6442',
    );
  });
}

/** Three stacked wooden crates. */
export function crates(scene: Scene, x: number, z: number): void {
  scene.stand({ x, z }, [1.1, 0.9, 0.5], (piece) => {
    const crate = (at: readonly [number, number, number], tone: string) =>
      piece.box(at, [0.5, 0.34, 0.4], tone, {
        front: (face) =>
          piece.brush.fill(
            [face.rect(0, 0.1, 0.5, 0.02), face.rect(0, 0.22, 0.5, 0.02), face.rect(0.17, 0.26, 0.16, 0.05)],
            '#5a4330',
            0.6,
          ),
      });
    crate([0, 0, 0.05], '#b08a5c');
    crate([0.54, 0, 0.06], '#c29d6c');
    crate([0.24, 0.34, 0.06], '#a67f52');
  });
}
