import type { Random } from '../../listings/random.ts';
import type { Point } from '../camera.ts';
import { mix, palette } from '../palette.ts';
import type { Plane } from '../plane.ts';
import type { Scene } from './scene.ts';
import { alongWall, type WallName } from './room.ts';
import type { Patch } from './walls.ts';

/** Draws within a picture: x and y from 0 to 1, y up. */
interface Sheet {
  ratio: number;
  fill(shape: readonly (readonly [number, number])[], colour: string, opacity?: number): void;
  round(x: number, y: number, radius: number, colour: string, from?: number, to?: number): void;
}

type Motif = (sheet: Sheet, ink: readonly string[], random: Random) => void;

const inkOf = (ink: readonly string[], n: number) => ink[n % ink.length] ?? palette.slate;

const motifs: readonly [Motif, ...Motif[]] = [
  // Hills under a sun.
  (sheet, ink, random) => {
    sheet.round(0.25 + random.next() * 0.5, 0.68, 0.12, inkOf(ink, 0));
    for (let n = 0; n < 3; n++) {
      const level = 0.52 - n * 0.17;
      const shape: [number, number][] = [[0, 0]];
      for (let u = 0; u <= 8; u++) shape.push([u / 8, level + Math.sin(u * 0.8 + random.next() * 1.4 + n) * 0.08]);
      shape.push([1, 0]);
      sheet.fill(shape, inkOf(ink, n + 1), 0.9);
    }
  },
  // Fields of colour one above the other.
  (sheet, ink, random) => {
    let y = 0.08;
    for (let n = 0; n < 3; n++) {
      const high = 0.18 + random.next() * 0.14;
      sheet.fill(
        [
          [0.1, y],
          [0.9, y + 0.01],
          [0.89, y + high],
          [0.11, y + high - 0.01],
        ],
        inkOf(ink, n),
        0.86,
      );
      y += high + 0.04;
    }
  },
  // Arches.
  (sheet, ink) => {
    for (let n = 0; n < 3; n++) {
      const r = 0.38 - n * 0.12;
      sheet.fill(
        [
          [0.5 - r, 0.1],
          [0.5 + r, 0.1],
          [0.5 + r, 0.45],
          [0.5 - r, 0.45],
        ],
        inkOf(ink, n),
      );
      sheet.round(0.5, 0.45, r, inkOf(ink, n), 0, Math.PI);
    }
  },
  // A stem with leaves.
  (sheet, ink, random) => {
    const green = inkOf(ink, 1);
    sheet.fill(
      [
        [0.49, 0.08],
        [0.51, 0.08],
        [0.53, 0.9],
        [0.52, 0.9],
      ],
      green,
    );
    for (let n = 0; n < 7; n++) {
      const [y, way] = [0.2 + n * 0.1, n % 2 ? 1 : -1];
      const long = 0.32 - n * 0.025 + random.next() * 0.05;
      sheet.fill(
        [
          [0.51, y],
          [0.51 + way * long * 0.5, y + 0.1],
          [0.51 + way * long, y + 0.13],
          [0.51 + way * long * 0.6, y + 0.01],
        ],
        n % 3 ? green : inkOf(ink, 2),
      );
    }
  },
  // Overlapping discs.
  (sheet, ink, random) => {
    for (let n = 0; n < 4; n++)
      sheet.round(0.28 + random.next() * 0.44, 0.25 + random.next() * 0.5, 0.12 + random.next() * 0.16, inkOf(ink, n));
  },
  // A block print of squares.
  (sheet, ink, random) => {
    const count = random.between(3, 4);
    for (let row = 0; row < count; row++)
      for (let column = 0; column < count; column++) {
        if (random.chance(0.25)) continue;
        const [x, y, s] = [0.1 + (column * 0.8) / count, 0.1 + (row * 0.8) / count, 0.72 / count];
        if (random.chance(0.4)) sheet.round(x + s / 2, y + s / 2, s / 2, inkOf(ink, row + column * 2));
        else if (random.chance(0.4))
          sheet.fill(
            [
              [x, y],
              [x + s, y],
              [x, y + s],
            ],
            inkOf(ink, row * 2 + column),
          );
        else
          sheet.fill(
            [
              [x, y],
              [x + s, y],
              [x + s, y + s],
              [x, y + s],
            ],
            inkOf(ink, row + column),
          );
      }
  },
  // A still life: a jug and fruit on a table.
  (sheet, ink) => {
    sheet.fill(
      [
        [0, 0],
        [1, 0],
        [1, 0.36],
        [0, 0.32],
      ],
      inkOf(ink, 1),
      0.8,
    );
    sheet.fill(
      [
        [0.3, 0.24],
        [0.5, 0.24],
        [0.54, 0.44],
        [0.47, 0.6],
        [0.48, 0.74],
        [0.34, 0.74],
        [0.34, 0.6],
        [0.26, 0.44],
      ],
      inkOf(ink, 2),
    );
    sheet.round(0.64, 0.3, 0.09, inkOf(ink, 0));
    sheet.round(0.76, 0.27, 0.075, inkOf(ink, 3));
  },
  // The sea.
  (sheet, ink, random) => {
    sheet.fill(
      [
        [0, 0],
        [1, 0],
        [1, 0.46],
        [0, 0.46],
      ],
      inkOf(ink, 2),
      0.8,
    );
    for (let n = 0; n < 6; n++) {
      const [x, y] = [random.next() * 0.6, 0.06 + n * 0.065];
      sheet.fill(
        [
          [x, y],
          [x + 0.38, y + 0.006],
          [x + 0.3, y + 0.018],
          [x + 0.05, y + 0.014],
        ],
        '#f4f0e8',
        0.6,
      );
    }
    const sail = 0.3 + random.next() * 0.4;
    sheet.fill(
      [
        [sail, 0.48],
        [sail + 0.12, 0.48],
        [sail + 0.02, 0.68],
      ],
      '#f8f4ea',
    );
    sheet.fill(
      [
        [sail - 0.03, 0.46],
        [sail + 0.14, 0.46],
        [sail + 0.11, 0.43],
        [sail, 0.43],
      ],
      inkOf(ink, 0),
    );
  },
  // Houses.
  (sheet, ink, random) => {
    for (let n = 0; n < 4; n++) {
      const [x, w, h] = [0.1 + n * 0.2, 0.19, 0.36 + random.next() * 0.2];
      sheet.fill(
        [
          [x, 0.14],
          [x + w, 0.14],
          [x + w, h],
          [x + w / 2, h + 0.14],
          [x, h],
        ],
        inkOf(ink, n),
      );
      sheet.fill(
        [
          [x + 0.05, h - 0.14],
          [x + 0.09, h - 0.14],
          [x + 0.09, h - 0.05],
          [x + 0.05, h - 0.05],
        ],
        '#f4f0e8',
      );
    }
  },
  // Strokes of a broad brush.
  (sheet, ink, random) => {
    for (let n = 0; n < 4; n++) {
      const [x, y, lean] = [0.12 + n * 0.17, 0.16 + random.next() * 0.2, (random.next() - 0.5) * 0.3];
      const long = 0.35 + random.next() * 0.25;
      sheet.fill(
        [
          [x, y],
          [x + 0.13, y + 0.02],
          [x + 0.13 + lean, y + long],
          [x + lean + 0.02, y + long - 0.03],
        ],
        inkOf(ink, n),
        0.88,
      );
    }
  },
  // A figure seated, in three shapes.
  (sheet, ink) => {
    sheet.round(0.46, 0.74, 0.085, inkOf(ink, 0));
    sheet.fill(
      [
        [0.36, 0.62],
        [0.56, 0.64],
        [0.68, 0.3],
        [0.6, 0.14],
        [0.28, 0.14],
        [0.3, 0.4],
      ],
      inkOf(ink, 1),
    );
    sheet.fill(
      [
        [0.5, 0.36],
        [0.86, 0.22],
        [0.84, 0.12],
        [0.3, 0.12],
      ],
      inkOf(ink, 2),
    );
  },
];

/** A picture on a wall: frame, mount, and one of many motifs in the home's colours. `v` is its lower edge. */
export function picture(scene: Scene, wall: Plane, { u, v, width, height }: Patch): void {
  const { brush, light, taste, random } = scene;
  const old = taste.style === 'classic' || taste.style === 'deco' || taste.dated;
  const frame = random.pick(
    old ? ['#b08d57', '#6b4a2f', '#9c7a45', '#3a3026'] : ['#2c3135', '#c9a878', '#f4f1ea', taste.wood, '#2c3135'],
  );
  const paper = random.pick([
    '#f3eee2',
    '#efe7d6',
    '#e8e2d4',
    mix(taste.second, '#f4f0e8', 0.7),
    mix(taste.accent, '#f4f0e8', 0.6),
  ]);
  const ink = shuffle(
    [taste.pop, taste.accent, taste.second, taste.fabric, palette.slate, palette.ochre, palette.moss],
    random,
  );
  const motif = motifs[random.between(0, motifs.length - 1)] ?? motifs[0];
  const mount = random.chance(old ? 0.35 : 0.6) ? 0.16 : 0;
  const thick = old ? 0.045 : 0.025;
  const seed = Array.from({ length: 40 }, () => random.next());
  scene.hang(() => {
    const at = wall.at(u + width / 2, v + height / 2);
    const tone = (colour: string) => light.shade(colour, wall.normal, at);
    const sun = light.sun ?? [0.4, -0.8, 0.1];
    const drop = wall.normal[2] !== 0 ? sun[0] * 0.05 : 0.02;
    brush.rounded(wall.rect(u + drop, v - 0.05, width, height + 0.02), 0.03, light.shadow, 0.2);
    brush.face(wall.rect(u, v, width, height, 0.025), tone(frame));
    brush.face(
      wall.rect(u + thick, v + thick, width - 2 * thick, height - 2 * thick, 0.025),
      tone(mount > 0 ? '#f6f2e9' : paper),
    );
    const m = mount * Math.min(width, height);
    const inner = {
      u: u + thick + m,
      v: v + thick + m,
      width: width - 2 * (thick + m),
      height: height - 2 * (thick + m),
    };
    if (mount > 0) brush.face(wall.rect(inner.u, inner.v, inner.width, inner.height, 0.025), tone(paper));
    const place = (x: number, y: number): Point =>
      wall.at(inner.u + x * inner.width, inner.v + y * inner.height, 0.026);
    const clamp = (value: number) => Math.max(0.02, Math.min(0.98, value));
    const ratio = inner.width / inner.height;
    let drawn = 0;
    const chance: Random = {
      ...scene.random,
      next: () => seed[drawn++ % seed.length] ?? 0.5,
      chance: (share) => (seed[drawn++ % seed.length] ?? 0.5) < share,
      between: (from, to) => from + Math.floor((seed[drawn++ % seed.length] ?? 0.5) * (to - from + 1)),
    };
    motif(
      {
        ratio,
        fill: (shape, colour, opacity) =>
          brush.face(
            shape.map(([x, y]) => place(clamp(x), clamp(y))),
            tone(colour),
            opacity,
          ),
        round: (x, y, radius, colour, from = 0, to = Math.PI * 2) => {
          const [rx, ry] = ratio > 1 ? [radius / ratio, radius] : [radius, radius * ratio];
          const shape = Array.from({ length: 17 }, (_, n) => {
            const angle = from + ((to - from) * n) / 16;
            return place(clamp(x + Math.cos(angle) * rx), clamp(y + Math.sin(angle) * ry));
          });
          brush.face(shape, tone(colour), 0.94);
        },
      },
      ink,
      chance,
    );
    if (thick > 0.03) {
      const edge = wall.rect(u + thick * 0.5, v + thick * 0.5, width - thick, height - thick, 0.026);
      brush.rods([[...edge, ...edge.slice(0, 1)]], mix(tone(frame), '#ffffff', 0.35), 0.008, 0.7);
    }
    // Glass catches the window.
    if (mount > 0 && wall.normal[2] !== 0)
      brush.face(
        [
          wall.at(u + width * 0.1, v + height * 0.97, 0.027),
          wall.at(u + width * 0.34, v + height * 0.97, 0.027),
          wall.at(u + width * 0.16, v + height * 0.05, 0.027),
          wall.at(u + width * 0.03, v + height * 0.05, 0.027),
        ],
        '#ffffff',
        0.07,
      );
  });
}

function shuffle(items: readonly string[], random: Random): string[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** Pictures on a wall around a place: one, a pair, a row or a salon hang. `wide` is the width there is, in metres. */
export function hangArt(scene: Scene, wall: WallName, place: number, wide: number, low = 1.2): void {
  const { random, room, taste } = scene;
  if (taste.sparse && random.chance(0.45)) return;
  const plane = room.walls[wall];
  const u = alongWall(room, wall, place);
  const top = Math.min(room.height - 0.5, low + 1.15);
  const space = Math.max(0.4, top - low);
  switch (random.between(0, wide > 1.7 ? 4 : 2)) {
    case 0: {
      const width = Math.min(wide * 0.8, space * (1.1 + random.next() * 0.6));
      picture(scene, plane, { u: u - width / 2, v: low + space * 0.05, width, height: space * 0.85 });
      break;
    }
    case 1: {
      const width = Math.min(wide * 0.42, space * 0.72);
      for (const way of [-1, 1])
        picture(scene, plane, {
          u: u + way * (width / 2 + 0.05) - width / 2,
          v: low + space * 0.1,
          width,
          height: Math.min(space * 0.85, width * 1.35),
        });
      break;
    }
    case 2: {
      const width = Math.min(wide * 0.5, space * 0.66);
      picture(scene, plane, {
        u: u - width / 2,
        v: low + space * 0.08,
        width,
        height: Math.min(space * 0.9, width * 1.36),
      });
      break;
    }
    case 3: {
      const width = Math.min(0.6, wide * 0.27);
      for (const n of [-1, 0, 1])
        picture(scene, plane, {
          u: u + n * (width + 0.1) - width / 2,
          v: low + space * 0.12,
          width,
          height: Math.min(space * 0.8, width * 1.36),
        });
      break;
    }
    default: {
      const unit = Math.min(wide / 5, space / 2.1);
      const frames: readonly [number, number, number, number][] = [
        [-2.1, 0.05, 1.2, 0.9],
        [-2.1, 1.05, 1.2, 1],
        [-0.8, 0, 1.5, 1.15],
        [-0.8, 1.25, 0.7, 0.8],
        [0, 1.25, 0.7, 0.8],
        [0.85, 0.55, 1.1, 1.4],
      ];
      for (const [x, y, w, h] of frames)
        picture(scene, plane, {
          u: u + x * unit,
          v: low + y * unit * 0.95,
          width: w * unit - 0.05,
          height: h * unit - 0.05,
        });
    }
  }
}

/** A mirror: round or upright in a thin frame; it holds the room's own light. */
export function mirror(
  scene: Scene,
  wall: Plane,
  { u, v, width, height }: Patch,
  round: boolean,
  frame = scene.taste.metal,
): void {
  const { brush, light, taste } = scene;
  scene.hang(() => {
    const at = wall.at(u + width / 2, v + height / 2);
    const glass = mix(light.shade(taste.wall, wall.normal, at), light.dusk ? '#5b5a62' : '#cfd9dc', 0.5);
    const oval = (grow: number) =>
      Array.from({ length: 28 }, (_, n) => {
        const angle = (n / 28) * Math.PI * 2;
        return wall.at(
          u + width / 2 + Math.cos(angle) * (width / 2 + grow),
          v + height / 2 + Math.sin(angle) * (height / 2 + grow),
          0.02,
        );
      });
    const shape = (grow: number) =>
      round ? oval(grow) : wall.rect(u - grow, v - grow, width + 2 * grow, height + 2 * grow, 0.02);
    brush.face(
      shape(0.04).map(([x, y, z]): Point => [x, y - 0.03, z]),
      light.shadow,
      0.18,
    );
    brush.face(shape(0.025), light.shade(frame, wall.normal, at));
    brush.blend(shape(0), [
      { at: wall.at(u, v + height), colour: mix(glass, '#ffffff', 0.35) },
      { at: wall.at(u + width * 0.5, v + height * 0.5), colour: glass },
      { at: wall.at(u + width, v), colour: mix(glass, palette.slate, 0.18) },
    ]);
    if (!round)
      brush.face(
        [
          wall.at(u + width * 0.15, v + height, 0.021),
          wall.at(u + width * 0.4, v + height, 0.021),
          wall.at(u + width * 0.2, v, 0.021),
          wall.at(u, v, 0.021),
        ],
        '#ffffff',
        0.16,
      );
  });
}
