import { createRandom } from '../../listings/random.ts';
import type { Point } from '../camera.ts';
import { bricks, mix, palette, renders } from '../palette.ts';
import { paintFloor } from './floors.ts';
import { outlookOf } from './outlook.ts';
import { bouquet, grow, plant } from './plants.ts';
import { type Arrange, type Scene } from './scene.ts';
import { chair, pouffe } from './seats.ts';
import { bowl, table } from './tables.ts';
import { paintBricks, paintWash } from './walls.ts';

/** A terrace at the garden, or a balcony above the street or the roofs. */
export const terrace: Arrange = (taste, random, subject) => {
  const flat = subject.type === 'apartment' || subject.type === 'studio';
  const above = flat && subject.variant !== 'garden-flat';
  const storey = above
    ? (subject.variant === 'penthouse'
        ? Math.max(3, subject.floors - 1)
        : 1 + (subject.seed % Math.max(1, subject.floors))) * 3
    : 0.15;
  const outlook = above
    ? storey > 8
      ? 'roofs'
      : taste.outlook === 'fields'
        ? 'garden'
        : taste.outlook
    : taste.outlook === 'fields'
      ? 'fields'
      : 'garden';
  const balcony = above && subject.variant !== 'penthouse';
  const [w, d] = balcony ? [3.4 + random.next(), 3.2] : [5.6 + random.next(), 4.6];
  const pattern = random.pick(['planks', 'wide-planks', 'large-tiles', above ? 'planks' : 'stone'] as const);
  const floor = {
    pattern,
    colour: random.pick(
      pattern.includes('planks') ? ['#a58a6c', '#9a7b5c', '#8f857a'] : ['#b3ada2', '#c4bbab', '#99958d'],
    ),
    second: '#777',
  };
  const brick = taste.age !== 'now' && random.chance(0.6);
  const wallTone = brick ? random.pick(subject.region === 'flanders' ? bricks.red : bricks.pale) : random.pick(renders);
  const rail = random.pick(['glass', 'bars', 'bars'] as const);
  const use = random.between(0, 2);
  return {
    size: [w, 2.9, d],
    eye: [w * (0.5 + random.next() * 0.28), 1.5, -1],
    aim: [w * 0.5, d + 1],
    horizon: 330,
    openings: [],
    daylight: [
      [w * 0.7, 5, 0],
      [w, 4, -2],
      [w / 2, 6, d + 3],
    ],
    shell: { floor },
    before: (scene) => {
      const { brush, light, room } = scene;
      brush.blend(
        [
          [-60, -20, 60],
          [90, -20, 60],
          [90, 60, 60],
          [-60, 60, 60],
        ],
        [
          { at: [w / 2, 34, 60], colour: light.sky[0] },
          { at: [w / 2, 14, 60], colour: light.sky[1] },
          { at: [w / 2, 1.5, 60], colour: mix(light.sky[2], '#ffffff', light.dusk ? 0 : 0.15) },
        ],
      );
      clouds(scene, createRandom(subject.seed + 3));
      const [eu, ev, ed] = room.walls.back.measure(brush.camera.eye);
      for (const { shape, colour } of outlookOf(
        outlook,
        [eu, ev, ed],
        [-7, w + 7],
        storey,
        light,
        createRandom(subject.seed + subject.n),
      ))
        brush.face(
          shape.map(([u, v]) => room.walls.back.at(u, v)),
          colour,
        );
      paintFloor(brush, light, room, floor, createRandom(subject.seed + 9));
      facade(scene, wallTone, brick, createRandom(subject.seed));
      if (above) balustrade(scene, rail);
      else border(scene, createRandom(subject.seed + 21));
    },
    furnish: (scene) => {
      const tone = random.pick(['#efe8da', taste.second, '#8f9d8a', '#c9b89c']);
      const frame = random.pick(['#2c3135', taste.wood, '#f1ede4']);
      if (use === 0 || balcony) {
        const r = balcony ? 0.65 : 1.1;
        const [x, z] = [w * 0.56, d - (balcony ? 1.25 : 1.9)];
        table(scene, { x, z }, [r, 0.73, r], 'pedestal', frame, (piece, top) =>
          bowl(piece, [r / 2, top, r / 2], 0.13, '#e6e1d6', random.pick(['#c98f2b', '#a8452c', '#8a9a4b'])),
        );
        const turns = balcony ? [0.9, -1] : [0.3, 1.7, -1.4, 3];
        for (const turn of turns)
          chair(
            scene,
            { x: x - Math.sin(turn) * (r / 2 + 0.35), z: z + Math.cos(turn) * (r / 2 + 0.35), turn },
            'steel',
            tone,
          );
      } else if (use === 1) {
        lounge(scene, { x: w * 0.55, z: d - 1 }, 2.1, 0, frame, tone);
        lounge(scene, { x: w - 0.9, z: d - 2.3 }, 0.85, -1.3, frame, tone);
        table(scene, { x: w * 0.55, z: d - 2 }, [1, 0.36, 0.6], 'steel', taste.wood);
      } else {
        for (const [dx, turn] of [
          [-0.8, 0.5],
          [0.7, 0.35],
        ] as const)
          lounger(scene, w * 0.58 + dx, d - 1.7, turn, frame, tone);
        pouffe(scene, { x: w * 0.56, z: d - 1.2 }, [0.4, 0.36, 0.4], taste.pop);
      }
      if (!balcony && random.chance(0.5))
        parasol(scene, w * 0.72, d - 1.2, random.pick([taste.pop, '#efe6d2', '#5f7d74', '#c98f2b']));
      for (const [x, z] of balcony
        ? [
            [w - 0.3, d - 0.3],
            [w - 0.32, 1.5],
          ]
        : ([
            [w - 0.4, d - 0.4],
            [w - 0.45, 1.9],
            [0.5, d - 0.4],
          ] as const))
        plant(
          scene,
          { x: x ?? 1, z: z ?? 1 },
          0.9 + random.next() * 0.7,
          random.pick(['olive', 'fern', 'palm', 'fig'] as const),
        );
    },
  };
};

function clouds(scene: Scene, random: ReturnType<typeof createRandom>): void {
  const { brush, light } = scene;
  for (let n = 0; n < 4; n++) {
    const [x, y, wide] = [-34 + random.next() * 76, 11 + random.next() * 17, 5 + random.next() * 9];
    const puffs = Array.from({ length: 7 }, (_, puff) => {
      const share = puff / 6 - 0.5;
      const [cx, r] = [x + share * wide * 2, wide * (0.3 - share * share * 0.8) * (0.7 + random.next() * 0.5)];
      return Array.from({ length: 16 }, (_, k): Point => [
        cx + Math.cos((k / 16) * 6.283) * r * 1.5,
        y + Math.max(-0.12, Math.sin((k / 16) * 6.283)) * r * 0.62,
        58,
      ]);
    });
    brush.fill(puffs, light.dusk ? mix(light.sky[2], light.sky[1], 0.45) : '#ffffff', 0.34);
  }
}

/** The house's wall at the left, with a glass door that mirrors the sky. */
function facade(scene: Scene, tone: string, brick: boolean, random: ReturnType<typeof createRandom>): void {
  const { brush, light, room, taste } = scene;
  const wall = room.walls.left;
  const patch = { u: room.near, v: 0, width: room.depth - room.near, height: 5.4 };
  if (brick) paintBricks(brush, light, wall, patch, tone, random);
  else paintWash(brush, light, wall, patch, tone);
  const frame = light.shade(taste.frame, wall.normal, wall.at(1.8, 1));
  const [u, width, high] = [0.7, 2.3, 2.3];
  brush.face(wall.rect(u - 0.05, 0, width + 0.1, high + 0.05), mix(frame, palette.slate, 0.2));
  for (const n of [0, 1]) {
    const pane = { u: u + n * (width / 2) + 0.05, width: width / 2 - 0.1 };
    brush.blend(wall.rect(pane.u, 0.06, pane.width, high - 0.1), [
      { at: wall.at(pane.u, high), colour: light.dusk ? '#f2cf92' : mix(light.sky[1], '#3d4a52', 0.35) },
      { at: wall.at(pane.u, 0.9), colour: light.dusk ? '#e0ae66' : mix(light.sky[2], '#4a545a', 0.45) },
      { at: wall.at(pane.u, 0.06), colour: light.dusk ? '#a9783f' : '#4d565a' },
    ]);
    brush.face(
      [
        wall.at(pane.u + pane.width * 0.1, 0.06),
        wall.at(pane.u + pane.width * 0.35, 0.06),
        wall.at(pane.u + pane.width * 0.75, high - 0.04),
        wall.at(pane.u + pane.width * 0.5, high - 0.04),
      ],
      '#ffffff',
      0.14,
    );
    const edge = wall.rect(pane.u, 0.06, pane.width, high - 0.1);
    brush.rods([[...edge, ...edge.slice(0, 1)]], frame, 0.07);
  }
  brush.face(wall.rect(room.near, 0, room.depth - room.near, 0.08, 0.02), '#68727a');
  const lamp = wall.at(3.4, 2, 0.1);
  brush.rounded(
    [
      [lamp[0], lamp[1] - 0.1, lamp[2] - 0.06],
      [lamp[0], lamp[1] - 0.1, lamp[2] + 0.06],
      [lamp[0], lamp[1] + 0.1, lamp[2] + 0.06],
      [lamp[0], lamp[1] + 0.1, lamp[2] - 0.06],
    ],
    0.03,
    light.dusk ? '#ffe2a0' : '#3a3f42',
  );
  scene.shine(lamp, 1, light.dusk ? 0.6 : 0);
}

function balustrade(scene: Scene, kind: 'glass' | 'bars'): void {
  const { brush, light, room } = scene;
  const { width: w, depth: d } = room;
  const metal = light.shade('#33383b', [0, 0, -1], [w / 2, 1, d]);
  const from = Math.max(brush.camera.eye[2] + 0.5, -0.4);
  const sides: readonly (readonly [Point, Point])[] = [
    [
      [0.02, 0, d],
      [w, 0, d],
    ],
    [
      [w, 0, d],
      [w, 0, from],
    ],
  ];
  for (const [a, b] of sides) {
    const at = (share: number, y: number): Point => [a[0] + (b[0] - a[0]) * share, y, a[2] + (b[2] - a[2]) * share];
    const long = Math.hypot(b[0] - a[0], b[2] - a[2]);
    brush.face([at(0, -0.12), at(1, -0.12), at(1, 0.03), at(0, 0.03)], light.shade('#b9b3a6', [0, 0, -1], at(0.5, 0)));
    if (kind === 'glass') {
      brush.face([at(0, 0.06), at(1, 0.06), at(1, 1.02), at(0, 1.02)], '#dbe7e6', 0.3);
      const panes = Math.max(1, Math.round(long / 1.2));
      for (let n = 0; n < panes; n++)
        brush.face(
          [
            at((n + 0.2) / panes, 0.06),
            at((n + 0.4) / panes, 0.06),
            at((n + 0.75) / panes, 1.02),
            at((n + 0.55) / panes, 1.02),
          ],
          '#ffffff',
          0.13,
        );
      brush.rods(
        Array.from({ length: panes + 1 }, (_, n) => [at(n / panes, 0.03), at(n / panes, 1.02)]),
        metal,
        0.03,
      );
    } else {
      const count = Math.round(long / 0.115);
      brush.rods(
        Array.from({ length: count + 1 }, (_, n) => [at(n / count, 0.03), at(n / count, 1.02)]),
        metal,
        0.014,
      );
      brush.rods([[at(0, 0.1), at(1, 0.1)]], metal, 0.02);
    }
    brush.rods([[at(0, 1.04), at(1, 1.04)]], metal, 0.05);
  }
}

/** Plants along the edge of a terrace at the garden: grasses, box and flowers. */
function border(scene: Scene, random: ReturnType<typeof createRandom>): void {
  const { brush, light, room } = scene;
  for (let n = 0; n < 20; n++) {
    const x = -1 + ((n + random.next()) / 20) * (room.width + 3);
    const z = room.depth + 0.2 + random.next() * 0.4;
    const at: Point = [x, 0.02, z];
    const seeds = Array.from({ length: 60 }, () => random.next());
    const kind = random.between(0, 3);
    if (kind === 0) grow(brush, light, at, 'fern', 0.45 + random.next() * 0.4, seeds);
    else if (kind === 1)
      bouquet(
        brush,
        light,
        at,
        0.5 + random.next() * 0.3,
        random.pick(['#b98a94', '#c9a24f', '#8f7f9f', '#d9d2c4', '#b0654c']),
        random,
      );
    else {
      const [r, tone] = [0.2 + random.next() * 0.16, random.pick(['#5f7148', '#6d7f52', '#74865a'])];
      for (const [dx, dy, share] of [
        [0, 0.5, 0.2],
        [-0.5, 0.4, 0.1],
        [0.5, 0.4, 0.08],
        [-0.2, 0.9, -0.1],
        [0.25, 1, -0.2],
      ] as const)
        brush.face(
          Array.from({ length: 12 }, (_, k): Point => [
            x + dx * r + Math.cos((k / 12) * 6.283) * r * 0.75,
            dy * r + Math.sin((k / 12) * 6.283) * r * 0.62,
            z,
          ]),
          light.shade(mix(tone, share > 0 ? palette.slate : palette.straw, Math.abs(share)), [0, 0.6, -0.4], at),
        );
    }
  }
}

function lounge(
  scene: Scene,
  { x, z }: { x: number; z: number },
  width: number,
  turn: number,
  frame: string,
  tone: string,
): void {
  scene.stand({ x, z, turn }, [width, 0.74, 0.82], (piece) => {
    for (const px of [0.02, width - 0.02])
      piece.rods(
        [
          [
            [px, 0.01, 0.04],
            [px, 0.54, 0.04],
            [px, 0.54, 0.78],
            [px, 0.01, 0.78],
          ],
        ],
        frame,
        0.035,
      );
    piece.box([0.02, 0.24, 0.03], [width - 0.04, 0.04, 0.76], frame);
    const seats = Math.max(1, Math.round(width / 0.75));
    for (let n = 0; n < seats; n++) {
      const each = (width - 0.08) / seats;
      piece.soft([0.04 + n * each, 0.28, 0.03], [each - 0.005, 0.14, 0.62], tone, 0.05);
      piece.soft([0.04 + n * each, 0.4, 0.62], [each - 0.005, 0.34, 0.14], mix(tone, '#ffffff', 0.1), 0.07);
    }
    if (width > 1.4) piece.soft([0.14, 0.42, 0.48], [0.42, 0.34, 0.12], scene.taste.pop, 0.09);
  });
}

function lounger(scene: Scene, x: number, z: number, turn: number, frame: string, tone: string): void {
  scene.stand({ x, z, turn }, [0.66, 0.8, 1.9], (piece) => {
    for (const px of [0.06, 0.6])
      piece.rods(
        [
          [
            [px, 0.28, 0.1],
            [px, 0.01, 0.1],
          ],
          [
            [px, 0.28, 1.5],
            [px, 0.01, 1.5],
          ],
        ],
        frame,
        0.035,
      );
    piece.soft([0.02, 0.26, 0], [0.62, 0.1, 1.25], tone, 0.05);
    piece.sheet(
      [
        [0.02, 0.34, 1.2],
        [0.64, 0.34, 1.2],
        [0.64, 0.8, 1.78],
        [0.02, 0.8, 1.78],
      ],
      mix(tone, '#ffffff', 0.08),
      0.06,
    );
    piece.rods(
      [
        [
          [0.04, 0.3, 1.25],
          [0.04, 0.78, 1.82],
        ],
        [
          [0.62, 0.3, 1.25],
          [0.62, 0.78, 1.82],
        ],
      ],
      frame,
      0.03,
    );
  });
}

function parasol(scene: Scene, x: number, z: number, tone: string): void {
  const { brush, light } = scene;
  scene.stand(
    { x, z },
    [2.4, 2.5, 2.4],
    (piece) =>
      piece.other([0, 0, 0], [2.4, 2.5, 2.4], () => {
        brush.rods(
          [
            [
              [x, 0, z],
              [x, 2.42, z],
            ],
          ],
          '#d9cdb8',
          0.045,
        );
        const rim = Array.from({ length: 8 }, (_, n): Point => [
          x + Math.cos((n / 8) * 6.283 + 0.2) * 1.3,
          2.02,
          z + Math.sin((n / 8) * 6.283 + 0.2) * 1.3,
        ]);
        const top: Point = [x, 2.5, z];
        const sides = rim.map((from, n) => ({ from, to: rim[(n + 1) % 8] ?? from, n }));
        for (const { from, to, n } of sides.sort(
          (one, other) => brush.camera.depth(other.from) - brush.camera.depth(one.from),
        ))
          brush.face(
            [from, to, top],
            light.shade(
              n % 2 ? mix(tone, '#ffffff', 0.14) : tone,
              [(from[0] - x) / 1.4, 0.6, (from[2] - z) / 1.4],
              from,
            ),
          );
      }),
    0.5,
  );
}
