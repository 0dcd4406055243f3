import { mix, palette } from '../palette.ts';
import { type Opening, paneOf } from './panes.ts';
import type { Scene } from './scene.ts';
import { paintTurned } from './turned.ts';

/** Curtains on a rod at both sides of a window. */
function curtains(scene: Scene, opening: Opening, kind: 'long' | 'sheer' | 'short'): void {
  const { brush, light, room, taste, random } = scene;
  const wall = room.walls[opening.wall];
  const { u, v, width, height } = paneOf(room, opening);
  const colour = kind === 'sheer' ? '#f3eee3' : taste.curtain;
  const tone = (share: number) =>
    light.shade(
      mix(colour, share > 0 ? '#ffffff' : palette.slate, Math.abs(share)),
      wall.normal,
      wall.at(u + width / 2, v + height / 2),
    );
  const top = Math.min(room.height - 0.06, v + height + 0.14);
  const noise = Array.from({ length: 24 }, () => random.next());
  scene.hang(() => {
    const low = kind === 'short' ? v - 0.12 : 0.02;
    const spread = kind === 'sheer' ? width * 0.3 : Math.min(0.42, 0.2 + width * 0.12);
    const folds = kind === 'sheer' ? 7 : 5;
    for (const way of [-1, 1]) {
      const outer = way < 0 ? u - 0.16 : u + width + 0.16;
      for (let n = 0; n < folds; n++) {
        const from = outer - way * ((spread * n) / folds);
        const to = outer - way * ((spread * (n + 1)) / folds);
        const drift = ((noise[n + (way > 0 ? 8 : 0)] ?? 0.5) - 0.5) * 0.03;
        const shape = [
          wall.at(from, top, 0.09),
          wall.at(to, top, 0.09),
          wall.at(to + drift, low, 0.1),
          wall.at(from + drift, low, 0.1),
        ];
        const middle = (from + to) / 2;
        if (kind === 'sheer') brush.face(shape, tone(n % 2 ? 0.3 : 0.05), 0.62);
        else
          brush.blend(shape, [
            { at: wall.at(from, 1.2, 0.09), colour: tone(-0.2) },
            { at: wall.at(middle, 1.2, 0.09), colour: tone(0.14) },
            { at: wall.at(to, 1.2, 0.09), colour: tone(-0.12) },
          ]);
      }
    }
    brush.rod(
      light.shade(taste.metal, wall.normal, wall.at(u, top)),
      0.024,
      wall.at(u - 0.24, top + 0.02, 0.09),
      wall.at(u + width + 0.24, top + 0.02, 0.09),
    );
    for (const end of [u - 0.24, u + width + 0.24])
      paintTurned(
        brush,
        light,
        wall.at(end, top - 0.01, 0.09),
        [
          [0.01, 0],
          [0.03, 0.02],
          [0.03, 0.045],
          [0.01, 0.06],
        ],
        taste.metal,
      );
  });
}

/** The curtains that suit the home's windows; some have none. */
export function dress(scene: Scene, opening: Opening): void {
  const { taste, random } = scene;
  if (taste.sparse || opening.kind === 'steel') return;
  const chance = random.next();
  if (taste.dated) return curtains(scene, opening, chance < 0.6 ? 'long' : 'sheer');
  if (opening.kind === 'cottage') {
    if (chance < 0.45) curtains(scene, opening, 'short');
    return;
  }
  if (chance < 0.5) curtains(scene, opening, 'long');
  else if (chance < 0.68) curtains(scene, opening, 'sheer');
}
