import type { Scene, Spot } from './scene.ts';
import { table } from './tables.ts';

/** A monitor on a stand; `width` in metres, on a top of height `y`. */
export function screen(scene: Scene, { x, z, turn = 0 }: Spot, y: number, width = 0.6): void {
  const high = width * 0.58;
  scene.stand(
    { x, z, y, turn },
    [width, high + 0.14, 0.18],
    (piece) => {
      piece.box([width / 2 - 0.12, 0, 0.04], [0.24, 0.012, 0.14], '#8f9496');
      piece.box([width / 2 - 0.02, 0.01, 0.1], [0.04, 0.14, 0.02], '#8f9496');
      piece.box([0, 0.12, 0.06], [width, high, 0.025], '#23272a', {
        front: (face) => {
          piece.brush.blend(face.rect(0.012, 0.012, width - 0.024, high - 0.024), [
            { at: face.at(0, high), colour: '#51636e' },
            { at: face.at(width, 0), colour: '#2f3a42' },
          ]);
          piece.brush.fill(
            [0.25, 0.4, 0.55].map((v, n) =>
              face.rect(width * 0.12, high * v, width * (0.5 - n * 0.1), high * 0.05, 0.002),
            ),
            '#c9d4d8',
            0.5,
          );
        },
      });
    },
    0,
  );
}

/** An office chair. */
export function deskChair(scene: Scene, spot: Spot, colour: string): void {
  scene.stand(
    spot,
    [0.56, 0.98, 0.56],
    (piece) => {
      const spokes = Array.from({ length: 5 }, (_, n) => {
        const angle = (n / 5) * Math.PI * 2 + 0.3;
        return [
          [0.28, 0.1, 0.28],
          [0.28 + Math.cos(angle) * 0.26, 0.04, 0.28 + Math.sin(angle) * 0.26],
        ] as const;
      });
      piece.rods(spokes, '#4a4f52', 0.03);
      piece.rod('#4a4f52', 0.04, [0.28, 0.1, 0.28], [0.28, 0.44, 0.28]);
      piece.soft([0.05, 0.43, 0.05], [0.46, 0.08, 0.44], colour, 0.08);
      piece.soft([0.07, 0.58, 0.48], [0.42, 0.4, 0.05], colour, 0.08);
      piece.rod('#4a4f52', 0.035, [0.28, 0.46, 0.48], [0.28, 0.62, 0.53]);
    },
    0.7,
  );
}

/** A desk with monitors and a chair; `turn` as for pieces, `tone` colours the top, `colour` the chair. */
export function workplace(scene: Scene, x: number, z: number, turn: number, tone: string, colour: string): void {
  const { random } = scene;
  table(scene, { x, z, turn }, [1.5, 0.74, 0.75], 'steel', tone);
  const [fx, fz] = [Math.sin(turn), -Math.cos(turn)];
  screen(scene, { x: x + fx * -0.12, z: z + fz * -0.12, turn }, 0.74, 0.62);
  if (random.chance(0.5))
    screen(scene, { x: x - fx * 0.12 + fz * 0.66, z: z - fz * 0.12 - fx * 0.66, turn: turn + 0.1 }, 0.74, 0.5);
  deskChair(scene, { x: x + fx * 0.75, z: z + fz * 0.75, turn: turn + Math.PI + (random.next() - 0.5) * 0.8 }, colour);
}
