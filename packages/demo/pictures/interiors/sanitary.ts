import { mix } from '../palette.ts';
import type { WallName } from './room.ts';
import { against, type Scene } from './scene.ts';

const china = '#f6f4ee';

/** The colour of the fittings: dated bathrooms have coloured ceramics. */
export function chinaOf(scene: Scene): string {
  const { taste, random } = scene;
  return taste.dated && taste.age !== 'old'
    ? random.pick(['#d9c9a4', '#c3cbb4', '#dcb9a4', '#b9c7cb', '#efe9da'])
    : china;
}

/** A toilet against a wall, wall-hung or on a foot. */
export function toilet(scene: Scene, wall: WallName, place: number, tone: string): void {
  const { room, taste } = scene;
  const hung = taste.age === 'now' || taste.age === 'nineties' || !taste.dated;
  const [w, d] = [0.38, 0.56];
  scene.stand(against(room, wall, place, d, hung ? 0.16 : 0), [w, 1.05, d], (piece) => {
    if (!hung) {
      piece.soft([0.01, 0.4, d - 0.18], [w - 0.02, 0.38, 0.18], tone, 0.05);
      piece.turned(
        [w / 2, 0, d * 0.55],
        [
          [0.13, 0],
          [0.1, 0.1],
          [0.14, 0.3],
        ],
        tone,
      );
    } else piece.soft([0.06, 0.12, d * 0.35], [w - 0.12, 0.22, d * 0.65], tone, 0.08);
    piece.soft([0.01, 0.28, 0.02], [w - 0.02, 0.14, d - 0.04], tone, 0.12);
    piece.soft([0.0, 0.41, 0.01], [w, 0.04, d - 0.05], mix(tone, '#ffffff', 0.4), 0.12);
  });
  if (hung)
    scene.stand(against(room, wall, place, 0.16, 0), [0.72, 1.14, 0.16], (piece) =>
      piece.box([0, 0, 0], [0.72, 1.14, 0.16], taste.tile.colour, {
        front: (face) => piece.brush.face(face.rect(0.27, 0.94, 0.18, 0.11, 0.01), '#d5d3cc'),
      }),
    );
}
