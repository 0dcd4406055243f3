import { mix } from '../palette.ts';
import type { WallName } from './room.ts';
import { against, type Scene } from './scene.ts';
import { doors } from './storage.ts';
import { cone } from './turned.ts';

/** Wall cupboards with a gap for the hood; `low` is the run along the wall, `hob` a share of it. */
export function upperUnits(
  scene: Scene,
  wall: WallName,
  low: readonly [number, number],
  hob: number,
  tone: string,
  framed: boolean,
  handle: string | null,
): void {
  const { room, brush } = scene;
  const wide = low[1] - low[0];
  const forward = wall !== 'right';
  const gap = 0.34;
  const at = forward ? low[0] + wide * hob : low[1] - wide * hob;
  const top = Math.min(room.height - 0.22, 2.24);
  for (const [from, to] of [
    [low[0], at - gap],
    [at + gap, low[1]],
  ] as const) {
    if (to - from < 0.35) continue;
    scene.stand({ ...against(room, wall, (from + to) / 2, 0.35, 0), y: 1.48 }, [to - from, top - 1.48, 0.35], (piece) =>
      piece.box([0, 0, 0], [to - from, top - 1.48, 0.35], tone, {
        front: (face) => {
          doors(brush, face, Math.max(1, Math.round((to - from) / 0.5)), 1, tone, handle, framed);
          brush.blend(face.rect(0, 0, face.width, face.height), [
            { at: face.at(face.width / 2, face.height), colour: '#ffffff', opacity: 0.08 },
            { at: face.at(face.width / 2, 0), colour: '#1d2126', opacity: 0.1 },
          ]);
        },
      }),
    );
  }
}

/** One or two shelves with dishes, where a run has no wall cupboards. */
export function openShelf(scene: Scene, wall: WallName, low: readonly [number, number], hob: number): void {
  const { room, random, taste } = scene;
  const wide = low[1] - low[0];
  const forward = wall !== 'right';
  const at = forward ? low[0] + wide * hob : low[1] - wide * hob;
  const [from, to] = at - low[0] > low[1] - at ? [low[0] + 0.1, at - 0.5] : [at + 0.5, low[1] - 0.1];
  if (to - from < 0.6) return;
  const rows = random.pick([1, 2]);
  for (let row = 0; row < rows; row++) {
    const width = to - from;
    const noise = Array.from({ length: 20 }, () => random.next());
    scene.stand(
      { ...against(room, wall, (from + to) / 2, 0.24, 0), y: 1.55 + row * 0.38 },
      [width, 0.34, 0.24],
      (piece) => {
        piece.box([0, 0, 0], [width, 0.035, 0.24], taste.wood);
        for (let x = 0.1, n = 0; x < width - 0.12; n++) {
          const chance = noise[n % 20] ?? 0.5;
          const tone =
            ['#e6e1d6', '#8fa39d', '#b5654a', '#d9cdb8', '#5f7480', '#cfc6b6'][Math.floor(chance * 6)] ?? '#e6e1d6';
          if (chance < 0.4) piece.turned([x, 0.035, 0.13], cone(0.05, 0.085, 0.05), tone);
          else if (chance < 0.75)
            piece.turned(
              [x, 0.035, 0.13],
              [
                [0.045, 0],
                [0.05, 0.16],
                [0.04, 0.18],
              ],
              tone,
            );
          else piece.turned([x, 0.035, 0.13], cone(0.04, 0.045, 0.1), tone);
          x += 0.13 + chance * 0.16;
        }
      },
      0,
    );
  }
}

/** A hood over the hob at a position along the wall; between cupboards it is a flat one. */
export function hood(scene: Scene, wall: WallName, place: number, round: boolean, uppers: boolean): void {
  const { room, taste } = scene;
  const top = room.height - 0.02;
  const spot = { ...against(room, wall, place, 0.45, 0), y: 1.62 };
  const steel = taste.dated ? '#d9d2c2' : taste.style === 'loft' || taste.style === 'modern' ? '#33373a' : '#bfc3c2';
  scene.stand(
    spot,
    [0.66, top - 1.62, 0.45],
    (piece) => {
      if (uppers || !round) {
        piece.box([0.02, 0, 0.05], [0.62, 0.09, 0.4], steel);
        piece.box(
          [0.18, 0.09, 0.15],
          [0.3, Math.min(top - 1.71, 0.62), 0.28],
          uppers ? mix(taste.front, '#ffffff', 0.1) : steel,
        );
      } else piece.turned([0.33, 0, 0.25], cone(0.18, 0.18, top - 1.62), steel);
    },
    0,
  );
}
