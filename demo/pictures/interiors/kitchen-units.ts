import { mix, palette } from '../palette.ts';
import type { Piece } from './piece.ts';
import { against, type Scene, type Spot } from './scene.ts';
import { doors } from './storage.ts';
import { bowl, vase } from './tables.ts';
import type { WallName } from './room.ts';
import { alongWall } from './room.ts';
import { paintTiles } from './walls.ts';

const high = 0.9;
const deep = 0.62;

export interface RunWish {
  /** Where tall units stand: at the beginning or the end of the run, if at all. */
  tallAt?: 'start' | 'end' | 'none';
  /** Cupboards above; otherwise a shelf or a hood alone. */
  uppers?: boolean;
  /** Share of the run where the hob is. */
  hob?: number;
  sink?: number;
  cooker?: boolean;
  /** False for a run without hob and hood. */
  cooks?: boolean;
}

/** A row of kitchen units along a wall, from one place to another in metres. */
export function kitchenRun(scene: Scene, wall: WallName, from: number, to: number, wish: RunWish = {}): void {
  const { taste, room, random, brush, light } = scene;
  const { tallAt = 'none', uppers = true, cooker = false, cooks = true } = wish;
  const length = to - from;
  const tall = tallAt === 'none' ? 0 : Math.min(1.25, length * 0.36);
  // Places run with x or z; units stand left to right as one faces the wall.
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
  const hob = wish.hob ?? random.pick([0.3, 0.65, 0.72]);
  const sink = wish.sink ?? (hob > 0.5 ? 0.24 : 0.74);
  const hoodKind = random.between(0, 2);
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
          if (isHob && !cooker && cooks) {
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
        if (!cooker && cooks) brush.face(face.rect(wide * hob - 0.28, 0.1, 0.56, 0.46), '#1f2224');
      },
    });
    piece.rods(
      [
        [
          [wide * sink, high, deep - 0.1],
          [wide * sink, high + 0.3, deep - 0.1],
          [wide * sink, high + 0.34, deep - 0.16],
          [wide * sink, high + 0.28, deep - 0.26],
        ],
      ],
      taste.style === 'classic' || taste.style === 'country' ? '#b08d57' : '#a9adab',
      0.024,
    );
    if (cooker) range(scene, piece, wide * hob);
    if (!taste.sparse) {
      const free = hob > 0.5 ? 0.5 : 0.5;
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
        piece.turned(
          [wide * 0.06 + 0.36, high, deep - 0.18],
          [
            [0.055, 0],
            [0.055, 0.15],
          ],
          '#d9d2c4',
        );
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
  if (cooks) hood(scene, wall, forward ? low[0] + wide * hob : low[1] - wide * hob, hoodKind, uppers);
}

function range(scene: Scene, piece: Piece, x: number): void {
  const { brush, taste } = scene;
  const colour = taste.style === 'country' ? '#2f3b3a' : '#2b2e30';
  piece.box([x - 0.5, 0.04, -0.03], [1, high - 0.02, deep], colour, {
    front: (face) => {
      for (const u of [0.04, 0.52]) {
        brush.face(face.rect(u, 0.12, 0.44, 0.46), mix(colour, '#ffffff', 0.12));
        brush.face(face.rect(u + 0.08, 0.22, 0.28, 0.2), '#17191b');
        brush.face(face.rect(u + 0.05, 0.52, 0.34, 0.018, 0.03), '#c9c4b6');
      }
      brush.fill(
        Array.from({ length: 6 }, (_, n) => face.rect(0.1 + n * 0.14, 0.7, 0.05, 0.05, 0.02)),
        '#c2a05f',
      );
    },
    top: (face) =>
      brush.fill(
        [0.2, 0.5, 0.8].map((share) => face.rect(share - 0.11, 0.14, 0.22, 0.34)),
        '#121416',
      ),
  });
}

function tallUnits(
  scene: Scene,
  wall: WallName,
  place: number,
  width: number,
  framed: boolean,
  handle: string | null,
): void {
  const { taste, room, brush } = scene;
  const top = Math.min(room.height - 0.25, 2.25);
  const oven = scene.random.chance(0.7);
  const fridge = scene.random.chance(0.35);
  scene.stand(against(room, wall, place, deep, 0), [width, top, deep], (piece) => {
    piece.box([0, 0.08, 0], [width, top - 0.08, deep], taste.front, {
      front: (face) => {
        doors(brush, face, 2, 1, taste.front, handle, framed);
        brush.face(face.rect(0, 1.3, width, 0.008), mix(taste.front, palette.slate, 0.55), 0.7);
        if (oven) {
          brush.face(face.rect(0.04, 0.72, width / 2 - 0.08, 0.55), '#24272a');
          brush.face(face.rect(0.09, 0.78, width / 2 - 0.18, 0.33), '#3d4245');
          brush.face(face.rect(0.09, 1.14, width / 2 - 0.18, 0.02, 0.03), '#b9bcba');
        }
        if (fridge) {
          brush.face(face.rect(width / 2 + 0.01, 0, width / 2 - 0.02, face.height), '#c4c8c8');
          brush.face(face.rect(width / 2 + 0.05, 0.5, 0.02, 1.1, 0.03), '#8d9293');
          brush.face(face.rect(width / 2 + 0.01, 0.62, width / 2 - 0.02, 0.01), '#7d8283');
        }
        brush.blend(face.rect(0, 0, face.width, face.height), [
          { at: face.at(width / 2, face.height), colour: '#ffffff', opacity: 0.08 },
          { at: face.at(width / 2, 0), colour: '#1d2126', opacity: 0.2 },
        ]);
      },
    });
    piece.box([0.03, 0, 0.05], [width - 0.06, 0.08, deep - 0.08], mix(taste.front, palette.slate, 0.75));
  });
}

function upperUnits(
  scene: Scene,
  wall: WallName,
  low: readonly [number, number],
  hob: number,
  tone: string,
  framed: boolean,
  handle: string | null,
): void {
  const { room, brush, taste } = scene;
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
  void taste;
}

function openShelf(scene: Scene, wall: WallName, low: readonly [number, number], hob: number): void {
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
          if (chance < 0.4)
            piece.turned(
              [x, 0.035, 0.13],
              [
                [0.05, 0],
                [0.085, 0.05],
              ],
              tone,
            );
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
          else
            piece.turned(
              [x, 0.035, 0.13],
              [
                [0.04, 0],
                [0.045, 0.1],
              ],
              tone,
            );
          x += 0.13 + chance * 0.16;
        }
      },
      0,
    );
  }
}

function hood(scene: Scene, wall: WallName, place: number, kind: number, uppers: boolean): void {
  const { room, taste, brush } = scene;
  const top = room.height - 0.02;
  const spot = { ...against(room, wall, place, 0.45, 0), y: 1.62 };
  const steel = taste.dated ? '#d9d2c2' : taste.style === 'loft' || taste.style === 'modern' ? '#33373a' : '#bfc3c2';
  scene.stand(
    spot,
    [0.66, top - 1.62, 0.45],
    (piece) => {
      if (uppers || kind === 0) {
        piece.box([0.02, 0, 0.05], [0.62, 0.09, 0.4], steel);
        piece.box(
          [0.18, 0.09, 0.15],
          [0.3, Math.min(top - 1.71, 0.62), 0.28],
          uppers ? mix(taste.front, '#ffffff', 0.1) : steel,
        );
      } else if (kind === 1) {
        piece.other([0, 0, 0], [0.66, 0.4, 0.45], (place2) => {
          const t = (colour: string, n: readonly [number, number, number]) =>
            piece.light.shade(colour, n, place2([0.33, 0, 0]));
          brush.face(
            [place2([0, 0, 0]), place2([0.66, 0, 0]), place2([0.48, 0.36, 0.15]), place2([0.18, 0.36, 0.15])],
            t(steel, [0, 0.3, -0.9]),
          );
          brush.face(
            [place2([0, 0, 0.45]), place2([0, 0, 0]), place2([0.18, 0.36, 0.15]), place2([0.18, 0.36, 0.43])],
            t(steel, [-0.9, 0.3, 0]),
          );
          brush.face(
            [place2([0.66, 0, 0.45]), place2([0.66, 0, 0]), place2([0.48, 0.36, 0.15]), place2([0.48, 0.36, 0.43])],
            t(steel, [0.9, 0.3, 0]),
          );
        });
        piece.box([0.18, 0.36, 0.15], [0.3, top - 1.98, 0.28], steel);
      } else
        piece.turned(
          [0.33, 0, 0.25],
          [
            [0.18, 0],
            [0.18, top - 1.62],
          ],
          steel,
        );
    },
    0,
  );
}

/** An island: cupboards below, a top that juts out. */
export function island(scene: Scene, spot: Spot, [width, depth]: readonly [number, number]): void {
  const { taste, brush, random } = scene;
  const colour = random.chance(0.5)
    ? taste.front
    : random.pick([taste.wood, mix(taste.accent, palette.slate, 0.15), mix(taste.front, palette.slate, 0.35)]);
  const waterfall = (taste.style === 'modern' || taste.style === 'plain') && random.chance(0.6);
  const flower = random.pick([taste.pop, '#e9dfca', '#c98f2b']);
  const fruit = random.pick(['#c98f2b', '#a8452c', '#8a9a4b']);
  scene.stand(spot, [width, 1.3, depth], (piece) => {
    piece.box(
      [waterfall ? 0.05 : 0.06, 0, 0.26],
      [width - (waterfall ? 0.1 : 0.12), high - 0.04, depth - 0.3],
      colour,
      {
        front: (face) => {
          doors(
            brush,
            face,
            Math.round(width / 0.6),
            1,
            colour,
            null,
            taste.style === 'classic' || taste.style === 'country',
          );
          brush.blend(face.rect(0, 0, face.width, face.height), [
            { at: face.at(width / 2, face.height), colour: '#14171a', opacity: 0.26 },
            { at: face.at(width / 2, face.height * 0.4), colour: '#14171a', opacity: 0.1 },
            { at: face.at(width / 2, 0), colour: '#14171a', opacity: 0.22 },
          ]);
        },
      },
    );
    if (waterfall) for (const x of [0, width - 0.05]) piece.box([x, 0, 0], [0.05, high, depth], taste.worktop);
    piece.box([0, high - 0.04, 0], [width, 0.05, depth], taste.worktop);
    if (!taste.sparse) {
      bowl(piece, [width * 0.7, high + 0.01, depth * 0.55], 0.17, '#e6e1d6', fruit);
      vase(piece, [width * 0.24, high + 0.01, depth * 0.6], 0.28, random.pick(['#8fa39d', '#e6e1d6', '#53606a']));
      void flower;
    }
  });
}
