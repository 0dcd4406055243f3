import { mix, palette } from '../palette.ts';
import { deep, high, tallUnits } from './kitchen-appliances.ts';
import { hood, openShelf, upperUnits } from './kitchen-uppers.ts';
import { alongWall, type WallName } from './room.ts';
import { against, type Scene } from './scene.ts';
import { bowl, vase } from './small-things.ts';
import { doors } from './storage.ts';
import { paintTiles } from './wall-tiles.ts';
import { cone } from './turned.ts';

/** The equipment of a row of kitchen units. */
export interface RunWish {
  /** The end of the run with tall units, if any. */
  tallAt?: 'start' | 'end' | 'none';
  /** Wall cupboards; otherwise only a shelf or a hood. */
  uppers?: boolean;
  /** The position of the sink, as a share of the run. */
  sink?: number;
  /** False for a run without hob and hood. */
  cooks?: boolean;
}

/** A row of kitchen units along a wall, from one position to another in metres. */
export function kitchenRun(scene: Scene, wall: WallName, from: number, to: number, wish: RunWish = {}): void {
  const { taste, room, random, brush, light } = scene;
  const { tallAt = 'none', uppers = true, cooks = true } = wish;
  const length = to - from;
  const tall = tallAt === 'none' ? 0 : Math.min(1.25, length * 0.36);
  // Positions run along x or z; units stand left to right as one faces the wall.
  const forward = wall !== 'right';
  const startTall = (tallAt === 'start') === forward;
  const low: readonly [number, number] =
    tall === 0 ? [from, to] : startTall === forward ? [from + tall, to] : [from, to - tall];
  const wide = low[1] - low[0];
  const middle = (low[0] + low[1]) / 2;
  const framed = taste.style === 'classic' || taste.style === 'country' || taste.style === 'deco' || taste.dated;
  const handle = taste.style === 'plain' || (taste.style === 'modern' && random.chance(0.5)) ? null : taste.metal;
  const upperTone = random.chance(0.4)
    ? mix(taste.front, '#ffffff', 0.35)
    : random.chance(0.3)
      ? taste.wood
      : taste.front;
  const hob = random.pick([0.3, 0.65, 0.72]);
  const sink = wish.sink ?? (hob > 0.5 ? 0.24 : 0.74);
  const round = random.chance(0.4);
  const plane = room.walls[wall];
  const u = alongWall(room, wall, forward ? low[0] : low[1]);
  const topOfTiles = uppers ? 1.5 : 1.5 + random.between(0, 1) * 0.6;
  const stoneBack = !framed && random.chance(0.35);
  scene.hang(() => {
    const patch = { u, v: high, width: wide, height: topOfTiles - high };
    if (stoneBack)
      brush.face(
        plane.rect(patch.u, patch.v, patch.width, patch.height, 0.01),
        light.shade(taste.worktop, plane.normal, plane.at(u + wide / 2, 1.2)),
      );
    else paintTiles(brush, light, plane, patch, taste.tile, random);
    brush.blend(plane.rect(u, topOfTiles - 0.25, wide, 0.25), [
      { at: plane.at(u + wide / 2, topOfTiles), colour: light.shadow, opacity: uppers ? 0.3 : 0 },
      { at: plane.at(u + wide / 2, topOfTiles - 0.25), colour: light.shadow, opacity: 0 },
    ]);
  });
  if (tall > 0) tallUnits(scene, wall, startTall === forward ? from + tall / 2 : to - tall / 2, tall, framed, handle);
  const units = Math.max(2, Math.round(wide / 0.6));
  const each = wide / units;
  const drawers = random.between(0, units - 1);
  const things = [random.next(), random.next(), random.next()];
  scene.stand(against(room, wall, middle, deep, 0), [wide, high + 0.4, deep], (piece) => {
    piece.box([0.02, 0, 0.06], [wide - 0.04, 0.1, deep - 0.06], mix(taste.front, palette.slate, 0.75));
    piece.box([0, 0.1, 0.02], [wide, high - 0.14, deep - 0.02], taste.front, {
      front: (face) => {
        for (let n = 0; n < units; n++) {
          const part = {
            ...face,
            width: each,
            rect: (a: number, b: number, w: number, h: number, out?: number) => face.rect(a + n * each, b, w, h, out),
            at: (a: number, b: number, out?: number) => face.at(a + n * each, b, out),
          };
          if (n > 0)
            brush.face(face.rect(n * each - 0.004, 0, 0.008, face.height), mix(taste.front, palette.slate, 0.55), 0.7);
          const isHob = Math.abs((n + 0.5) / units - hob) < 0.5 / units;
          if (isHob && cooks) {
            brush.face(part.rect(0.03, 0.14, each - 0.06, face.height - 0.18), '#25282b');
            brush.face(part.rect(0.08, 0.22, each - 0.16, 0.26), '#3b4043');
            brush.face(part.rect(0.08, face.height - 0.13, each - 0.16, 0.018, 0.02), '#b9bcba');
          } else
            doors(brush, part, 1, n === drawers || n === (drawers + 2) % units ? 3 : 1, taste.front, handle, framed);
        }
        brush.blend(face.rect(0, 0, face.width, face.height), [
          { at: face.at(wide / 2, face.height), colour: '#ffffff', opacity: 0.06 },
          { at: face.at(wide / 2, 0), colour: '#1d2126', opacity: 0.2 },
        ]);
        brush.face(face.rect(0, face.height - 0.03, face.width, 0.03), '#14171a', 0.22);
      },
    });
    piece.box([-0.01, high - 0.04, 0], [wide + 0.02, 0.04, deep], taste.worktop, {
      top: (face) => {
        brush.rounded(
          face.rect(wide * sink - 0.3, 0.12, 0.6, 0.4),
          0.05,
          taste.dated ? '#c9c9c2' : mix(taste.worktop, palette.slate, 0.55),
        );
        if (cooks) brush.face(face.rect(wide * hob - 0.28, 0.1, 0.56, 0.46), '#1f2224');
      },
    });
    piece.rod(
      taste.style === 'classic' || taste.style === 'country' ? '#b08d57' : '#a9adab',
      0.024,
      [wide * sink, high, deep - 0.1],
      [wide * sink, high + 0.3, deep - 0.1],
      [wide * sink, high + 0.34, deep - 0.16],
      [wide * sink, high + 0.28, deep - 0.26],
    );
    if (!taste.sparse) {
      const free = 0.5;
      if ((things[0] ?? 0) < 0.7)
        vase(piece, [wide * free, high, deep - 0.2], 0.24, random.pick(['#e6e1d6', '#b5654a', '#8fa39d']));
      if ((things[1] ?? 0) < 0.6)
        bowl(
          piece,
          [wide * (free + 0.12), high, deep * 0.5],
          0.13,
          '#e6e1d6',
          random.pick(['#c98f2b', '#a8452c', '#7b8a58']),
        );
      if ((things[2] ?? 0) < 0.7) {
        piece.box([wide * 0.06, high, deep - 0.08], [0.26, 0.36, 0.03], '#b98f65');
        piece.turned([wide * 0.06 + 0.36, high, deep - 0.18], cone(0.055, 0.055, 0.15), '#d9d2c4');
      } else
        piece.turned(
          [wide * (hob > 0.5 ? hob - 0.02 : hob), high + 0.02, deep * 0.5],
          [
            [0.1, 0],
            [0.1, 0.12],
            [0.09, 0.13],
            [0.02, 0.15],
          ],
          '#a8452c',
        );
    }
  });
  if (uppers) upperUnits(scene, wall, low, hob, upperTone, framed, handle);
  else openShelf(scene, wall, low, hob);
  if (cooks) hood(scene, wall, forward ? low[0] + wide * hob : low[1] - wide * hob, round, uppers);
}
