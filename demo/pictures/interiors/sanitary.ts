import type { Point } from '../camera.ts';
import { mix, palette } from '../palette.ts';
import { mirror } from './art.ts';
import { alongWall, type WallName } from './room.ts';
import { against, type Scene, type Spot } from './scene.ts';
import { doors } from './storage.ts';
import { vase } from './tables.ts';

const china = '#f6f4ee';

/** The tone of the fittings: dated bathrooms have coloured china. */
export function chinaOf(scene: Scene): string {
  const { taste, random } = scene;
  return taste.dated && taste.age !== 'old'
    ? random.pick(['#d9c9a4', '#c3cbb4', '#dcb9a4', '#b9c7cb', '#efe9da'])
    : china;
}

/** A bath that stands free; it may have feet. */
export function freeBath(scene: Scene, spot: Spot, tone: string): void {
  const { taste, brush, light, random } = scene;
  const footed = taste.style === 'classic' || taste.style === 'country' || (taste.age === 'old' && random.chance(0.6));
  const outer = footed && random.chance(0.5) ? mix(taste.accent, palette.slate, 0.2) : tone;
  const [w, d, h] = [1.7, 0.78, 0.58];
  scene.stand(spot, [w, 1, d], (piece) => {
    const low = footed ? 0.14 : 0;
    if (footed)
      for (const [x, z] of [
        [0.28, 0.12],
        [w - 0.28, 0.12],
        [0.28, d - 0.12],
        [w - 0.28, d - 0.12],
      ] as const)
        piece.turned(
          [x, 0, z],
          [
            [0.05, 0],
            [0.03, 0.06],
            [0.05, 0.16],
          ],
          taste.metal,
        );
    piece.other([0, low, 0], [w, h - low, d], (place) => {
      const ring = (share: number, y: number): Point[] =>
        Array.from({ length: 36 }, (_, n) => {
          const angle = (n / 36) * Math.PI * 2;
          const round = (value: number) => Math.sign(value) * Math.abs(value) ** 0.62;
          return place([
            w / 2 + (round(Math.cos(angle)) * w * share) / 2,
            y,
            d / 2 + (round(Math.sin(angle)) * d * share) / 2,
          ]);
        });
      const [foot, rim] = [ring(footed ? 0.7 : 0.78, low), ring(1, h)];
      const sides = foot.map((from, n) => {
        const next = (n + 1) % 36;
        const [to, top, side] = [foot[next] ?? from, rim[next] ?? from, rim[n] ?? from];
        const angle = ((n + 0.5) / 36) * Math.PI * 2;
        const out = place([w / 2 + Math.cos(angle), 0.3, d / 2 + Math.sin(angle)]);
        const middle = place([w / 2, 0.3, d / 2]);
        const normal: Point = [out[0] - middle[0], -0.1, out[2] - middle[2]];
        return { shape: [from, to, top, side], normal, far: brush.camera.depth(from) };
      });
      for (const { shape, normal } of sides.sort((one, other) => other.far - one.far))
        brush.face(shape, light.shade(outer, normal, shape[0] ?? [0, 0, 0]));
      brush.face(rim, light.shade(mix(tone, '#ffffff', 0.5), [0, 1, 0], place([w / 2, h, d / 2])));
      const inner = ring(0.9, h - 0.005);
      brush.face(inner, mix(light.shade(tone, [0, 1, 0], place([w / 2, h, d / 2])), palette.slate, 0.22));
      brush.face(ring(0.84, h - 0.06), mix(light.shade(tone, [0, 1, 0], place([w / 2, h, d / 2])), '#c9dde0', 0.35));
    });
    piece.rods(
      [
        [
          [w - 0.22, h, d - 0.1],
          [w - 0.22, h + 0.32, d - 0.1],
          [w - 0.3, h + 0.36, d - 0.16],
          [w - 0.36, h + 0.3, d - 0.22],
        ],
      ],
      taste.metal,
      0.024,
    );
  });
}

/** A bath built in along a wall; `long` in metres. */
export function builtBath(
  scene: Scene,
  wall: WallName,
  place: number,
  long: number,
  tone: string,
  tiled: string,
): void {
  const { room, brush, light, taste } = scene;
  const [h, d] = [0.58, 0.78];
  scene.stand(against(room, wall, place, d, 0), [long, h + 0.4, d], (piece) => {
    piece.box([0, 0, 0], [long, h - 0.03, d], tiled, {
      front: (face) => {
        const lines = [
          ...Array.from({ length: Math.floor(long / 0.3) }, (_, n) => face.rect((n + 1) * 0.3, 0, 0.008, face.height)),
          face.rect(0, face.height / 2, long, 0.008),
        ];
        if (taste.tile.kind !== 'large') brush.fill(lines, taste.tile.joint, 0.5);
      },
    });
    piece.box([-0.01, h - 0.03, -0.01], [long + 0.02, 0.04, d + 0.01], tone, {
      top: (face) => {
        const at = face.at(long / 2, d / 2);
        brush.rounded(
          face.rect(0.07, 0.07, long - 0.14, d - 0.14),
          0.2,
          mix(light.shade(tone, [0, 1, 0], at), palette.slate, 0.24),
        );
        brush.rounded(
          face.rect(0.12, 0.11, long - 0.24, d - 0.24),
          0.18,
          mix(light.shade(tone, [0, 1, 0], at), '#c9dde0', 0.4),
        );
      },
    });
    piece.rods(
      [
        [
          [0.16, h + 0.01, d - 0.06],
          [0.16, h + 0.14, d - 0.08],
          [0.2, h + 0.15, d - 0.2],
        ],
      ],
      taste.metal,
      0.026,
    );
  });
}

/** A walk-in shower in a corner: tray, glass, rain head. `wide` across, `deep` from the wall. */
export function shower(
  scene: Scene,
  wall: WallName,
  place: number,
  wide: number,
  deep: number,
  tone: string,
  glassAt: 'left' | 'right',
): void {
  const { room, brush, light, taste } = scene;
  const frame = taste.style === 'loft' ? '#2c3135' : taste.metal;
  scene.stand(
    against(room, wall, place, deep, 0),
    [wide, 2.15, deep],
    (piece) => {
      piece.box([0, 0, 0], [wide, 0.03, deep], mix(tone, palette.slate, 0.08), {
        top: (face) => brush.face(face.rect(wide * 0.3, deep * 0.78, wide * 0.4, 0.06), '#8f9496'),
      });
      piece.rods(
        [
          [
            [wide / 2, 1.05, deep - 0.04],
            [wide / 2, 2.12, deep - 0.04],
            [wide / 2, 2.12, deep - 0.36],
          ],
        ],
        taste.metal,
        0.024,
      );
      piece.turned(
        [wide / 2, 2.06, deep - 0.36],
        [
          [0.13, 0],
          [0.13, 0.02],
          [0.02, 0.04],
        ],
        taste.metal,
      );
      piece.box([wide / 2 - 0.12, 1.05, deep - 0.07], [0.24, 0.05, 0.05], taste.metal);
      const x = glassAt === 'left' ? 0 : wide;
      piece.other([x - 0.005, 0.03, 0.05], [0.01, 2, deep - 0.05], (at) => {
        const pane = [at([x, 0.03, 0]), at([x, 0.03, deep]), at([x, 2.02, deep]), at([x, 2.02, 0])];
        brush.face(pane, light.dusk ? '#9aa4aa' : '#e3eeee', 0.26);
        brush.face(
          [at([x, 0.03, deep * 0.3]), at([x, 0.03, deep * 0.5]), at([x, 2.02, deep * 0.8]), at([x, 2.02, deep * 0.6])],
          '#ffffff',
          0.22,
        );
        brush.rods([[...pane, ...pane.slice(0, 1)]], frame, 0.022);
        if (taste.style === 'loft')
          brush.rods(
            [
              [at([x, 0.7, 0]), at([x, 0.7, deep])],
              [at([x, 1.36, 0]), at([x, 1.36, deep])],
            ],
            frame,
            0.018,
          );
      });
    },
    0.2,
  );
}

/** A washstand with basin, tap and mirror above; two basins from 1.3 m on. */
export function washstand(scene: Scene, wall: WallName, place: number, width: number, tone: string): void {
  const { room, taste, random, brush, light } = scene;
  const depth = 0.48;
  const kind =
    taste.dated || (taste.age === 'old' && random.chance(0.4))
      ? 'pedestal'
      : random.pick(['cabinet', 'bowl', 'cabinet'] as const);
  const front = random.pick([taste.front, taste.wood, mix(taste.accent, palette.slate, 0.1)]);
  const basins = width >= 1.3 ? [0.27, 0.73] : [0.5];
  const stone = random.pick(['#efece5', taste.worktop, '#d9d3c8']);
  scene.stand(against(room, wall, place, depth, 0), [width, 1.15, depth], (piece) => {
    if (kind === 'pedestal') {
      for (const share of basins) {
        const x = width * share;
        piece.turned(
          [x, 0, depth - 0.2],
          [
            [0.13, 0],
            [0.09, 0.12],
            [0.08, 0.6],
            [0.12, 0.7],
          ],
          tone,
        );
        piece.soft([x - 0.3, 0.68, 0.02], [0.6, 0.17, depth - 0.02], tone, 0.09);
        piece.other([x - 0.22, 0.855, 0.06], [0.44, 0.01, 0.3], (at) =>
          brush.rounded(
            [
              at([x - 0.22, 0.855, 0.07]),
              at([x + 0.22, 0.855, 0.07]),
              at([x + 0.22, 0.855, 0.36]),
              at([x - 0.22, 0.855, 0.36]),
            ],
            0.14,
            mix(light.shade(tone, [0, 1, 0], at([x, 0.85, 0.2])), palette.slate, 0.18),
          ),
        );
        tap(piece, x, 0.85, depth - 0.06, taste.metal);
      }
      return;
    }
    piece.box([0, 0.38, 0.02], [width, 0.44, depth - 0.02], front, {
      front: (face) =>
        doors(
          brush,
          face,
          basins.length,
          2,
          front,
          taste.style === 'plain' ? null : taste.metal,
          taste.style === 'classic' || taste.style === 'country',
        ),
    });
    piece.box([-0.01, 0.82, 0], [width + 0.02, 0.04, depth], stone, {
      top: (face) => {
        if (kind === 'cabinet')
          for (const share of basins)
            brush.rounded(
              face.rect(width * share - 0.23, 0.08, 0.46, 0.3),
              0.09,
              mix(light.shade(tone, [0, 1, 0], face.at(0, 0)), palette.slate, 0.16),
            );
      },
    });
    for (const share of basins) {
      if (kind === 'bowl')
        piece.turned(
          [width * share, 0.86, depth * 0.46],
          [
            [0.11, 0],
            [0.19, 0.07],
            [0.21, 0.13],
          ],
          tone,
          mix(tone, palette.slate, 0.16),
        );
      tap(piece, width * share, 0.86, depth - 0.07, taste.metal);
    }
    if (!taste.sparse) {
      vase(
        piece,
        [width * 0.06 + 0.03, 0.86, depth * 0.6],
        0.16,
        random.pick(['#8fa39d', '#b5654a', '#e6e1d6', '#53606a']),
      );
      piece.turned(
        [width - 0.1, 0.86, depth * 0.5],
        [
          [0.035, 0],
          [0.035, 0.12],
          [0.012, 0.13],
          [0.012, 0.16],
        ],
        '#a9845a',
      );
    }
  });
  const plane = room.walls[wall];
  const u = alongWall(room, wall, place);
  const round = !taste.dated && random.chance(0.5);
  if (round)
    for (const share of basins)
      mirror(scene, plane, { u: u + (share - 0.5) * width - 0.36, v: 1.12, width: 0.72, height: 0.72 }, true);
  else
    mirror(
      scene,
      plane,
      { u: u - width * 0.46, v: 1.06, width: width * 0.92, height: Math.min(0.9, room.height - 1.5) },
      false,
    );
  if (!round || basins.length === 1) {
    for (const side of [-1, 1]) {
      const at = plane.at(u + side * (round ? 0.5 : width * 0.46 + 0.1), 1.62, 0.08);
      scene.hang(() => {
        brush.rods([[plane.at(u + side * (round ? 0.5 : width * 0.46 + 0.1), 1.5, 0.05), at]], taste.metal, 0.02);
        brush.rounded(
          [
            [at[0], at[1] - 0.06, at[2]],
            [at[0], at[1] - 0.06, at[2]],
            [at[0], at[1] + 0.06, at[2]],
          ],
          0.05,
          '#f7edd6',
        );
      });
      scene.shine(at, 0.5, light.dusk ? 0.6 : 0.25);
    }
  }
}

function tap(
  piece: Parameters<Parameters<Scene['stand']>[2]>[0],
  x: number,
  y: number,
  z: number,
  metal: string,
): void {
  piece.rods(
    [
      [
        [x, y, z],
        [x, y + 0.2, z],
        [x, y + 0.22, z - 0.08],
        [x, y + 0.18, z - 0.15],
      ],
    ],
    metal,
    0.024,
  );
}

/** A toilet against a wall, hung or on a foot. */
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

/** A heated rail with towels. */
export function towelRail(scene: Scene, wall: WallName, place: number): void {
  const { room, brush, light, taste, random } = scene;
  const plane = room.walls[wall];
  const u = alongWall(room, wall, place) - 0.26;
  const towels = [random.pick([taste.second, taste.pop, '#e9e1d0']), random.pick(['#f4f0e8', taste.accent])];
  scene.hang(() => {
    const metal = light.shade(
      taste.style === 'loft' || taste.style === 'modern' ? '#33373a' : '#e6e4de',
      plane.normal,
      plane.at(u, 1),
    );
    brush.rods(
      [
        [plane.at(u, 0.5, 0.06), plane.at(u, 1.75, 0.06)],
        [plane.at(u + 0.52, 0.5, 0.06), plane.at(u + 0.52, 1.75, 0.06)],
      ],
      metal,
      0.028,
    );
    brush.rods(
      Array.from({ length: 12 }, (_, n) => [
        plane.at(u, 0.56 + n * 0.1, 0.06),
        plane.at(u + 0.52, 0.56 + n * 0.1, 0.06),
      ]),
      metal,
      0.018,
    );
    towels.forEach((tone, n) => {
      const v = n === 0 ? 0.95 : 0.5;
      brush.blend(plane.rect(u + 0.04, v, 0.42, 0.42, 0.09), [
        {
          at: plane.at(u, v + 0.42, 0.09),
          colour: light.shade(mix(tone, '#ffffff', 0.14), plane.normal, plane.at(u, v)),
        },
        { at: plane.at(u, v, 0.09), colour: light.shade(mix(tone, palette.slate, 0.14), plane.normal, plane.at(u, v)) },
      ]);
      brush.fill([plane.rect(u + 0.04, v + 0.05, 0.42, 0.03, 0.092)], mix(tone, '#ffffff', 0.5), 0.6);
    });
  });
}
