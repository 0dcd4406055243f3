import { mix } from '../palette.ts';
import { against, type Scene } from './scene.ts';
import { books, bowl, vase } from './small-things.ts';
import { table } from './tables.ts';

/** Clothes on a rail. */
export function rail(scene: Scene, x: number, z: number, turn: number): void {
  const { taste, random } = scene;
  const tones = ['#3f4f5c', taste.pop, '#c9b694', taste.second, '#5f6f64', '#e6e1d6', taste.fabric, '#8a5142'];
  const pieces = Array.from({ length: 13 }, () => ({
    tone: tones[random.between(0, 7)] ?? '#3f4f5c',
    long: 0.6 + random.next() * 0.35,
  }));
  scene.stand({ x, z, turn }, [1.4, 1.55, 0.5], (piece) => {
    piece.rods(
      [
        [
          [0.02, 0.01, 0.02],
          [0.02, 0.01, 0.48],
        ],
        [
          [1.38, 0.01, 0.02],
          [1.38, 0.01, 0.48],
        ],
        [
          [0.02, 0.01, 0.25],
          [0.02, 1.5, 0.25],
          [1.38, 1.5, 0.25],
          [1.38, 0.01, 0.25],
        ],
      ],
      taste.metal,
      0.026,
    );
    pieces.forEach(({ tone, long }, n) =>
      piece.soft([0.08 + n * 0.096, 1.44 - long, 0.06], [0.07, long, 0.38], tone, 0.03),
    );
  });
}

/** Shelves along a wall with goods. */
export function goods(scene: Scene, place: number, width: number): void {
  const { random, taste, brush, light } = scene;
  const [h, d] = [2.2, 0.36];
  const noise = Array.from({ length: 60 }, () => random.next());
  const tones = ['#e6e1d6', taste.pop, taste.second, '#8fa39d', '#c9a878', taste.accent, '#53606a'];
  scene.stand(against(scene.room, 'back', place, d), [width, h, d], (piece) => {
    piece.box([0, 0, 0.02], [width, h, d - 0.02], taste.wood, {
      front: (face) => {
        const rows = 5;
        for (let row = 0; row < rows; row++) {
          const v = (row * h) / rows + 0.03;
          const high = h / rows - 0.05;
          brush.blend(face.rect(0.03, v, width - 0.06, high), [
            { at: face.at(0, v + high), colour: mix(taste.wood, '#f4e6c8', light.dusk ? 0.55 : 0.3) },
            { at: face.at(0, v), colour: mix(taste.wood, '#2a221a', 0.3) },
          ]);
          for (let u = 0.08, n = row * 7; u < width - 0.2; n++) {
            const chance = noise[n % 60] ?? 0.5;
            const tone = light.shade(tones[Math.floor(chance * 7)] ?? '#e6e1d6', face.normal, face.at(u, v));
            const wide = 0.09 + chance * 0.12;
            if (row === 0 || chance < 0.4) brush.face(face.rect(u, v, wide, high * (0.4 + chance * 0.5)), tone);
            else if (chance < 0.75) brush.rounded(face.rect(u, v, wide, high * 0.62), 0.05, tone);
            else
              for (let k = 0; k < 3; k++)
                brush.face(face.rect(u, v + k * 0.06, wide, 0.052), k % 2 ? tone : mix(tone, '#ffffff', 0.35));
            u += wide + 0.03 + chance * 0.05;
          }
        }
      },
    });
  });
}

/** A display table with books, vases and a bowl. */
export function display(scene: Scene, x: number, z: number): void {
  const { taste, random } = scene;
  table(
    scene,
    { x, z },
    [1.6, 0.72, 0.85],
    random.pick(['legs', 'steel', 'farm'] as const),
    taste.wood,
    (piece, top) => {
      books(piece, [0.15, top, 0.25], [taste.pop, '#e6e1d6', taste.accent, taste.second]);
      for (const [dx, tone] of [
        [0.6, '#8fa39d'],
        [0.78, '#b5654a'],
        [0.96, '#e6e1d6'],
      ] as const)
        vase(piece, [dx, top, 0.4], 0.16 + dx * 0.1, tone);
      bowl(piece, [1.32, top, 0.45], 0.15, taste.second);
    },
  );
}
