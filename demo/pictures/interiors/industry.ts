import type { Point } from '../camera.ts';
import { createRandom, type Random } from '../../listings/random.ts';
import { mix, palette } from '../palette.ts';
import { paintFloor, type FloorFinish } from './floors.ts';
import { pendant } from './lamps.ts';
import { against, type Arrange, type Scene } from './scene.ts';
import { table } from './tables.ts';
import { paintBricks, paintGloom } from './walls.ts';
import { paintTunnel } from './tunnel.ts';
import { stool } from './seats.ts';

const slab: FloorFinish = { pattern: 'concrete', colour: '#b0aca3', second: '#8a8882' };

/** A hall's shell: pitched roof with trusses and strips of daylight, walls in sheets or painted brick. */
function hallShell(scene: Scene, height: number, ridge: number, wall: string, brick: boolean, random: Random): void {
  const { brush, light, room } = scene;
  const { width: w, depth: d } = room;
  const section = [
    [0, 0],
    [0, height],
    [w / 2, ridge],
    [w, height],
    [w, 0],
  ] as const;
  paintTunnel(scene, section, (n) => (n === 1 || n === 2 ? '#dcd8cf' : wall), wall);
  if (brick) {
    for (const name of ['left', 'right'] as const)
      paintBricks(
        brush,
        light,
        room.walls[name],
        { u: name === 'left' ? room.near : 0, v: 0, width: d - room.near, height: 1.2 },
        '#b07a5f',
        random,
      );
  } else {
    const lines: Point[][] = [];
    for (let z = Math.max(room.near, brush.camera.eye[2] + 0.5); z < d; z += 0.5)
      lines.push(
        [
          [0, 0, z],
          [0, height, z],
        ],
        [
          [w, 0, z],
          [w, height, z],
        ],
      );
    for (let x = 0; x < w; x += 0.5)
      lines.push([
        [x, 0, d],
        [x, height + (ridge - height) * (1 - Math.abs(x / w - 0.5) * 2), d],
      ]);
    brush.rods(lines, mix(wall, palette.slate, 0.4), 0.02, 0.3);
  }
  // Daylight through the roof.
  for (const side of [0, 1])
    for (let z = d - 2; z > brush.camera.eye[2] + 1.5; z -= 4) {
      const at = (share: number, zz: number): Point => [
        side ? w - (w / 2) * share : (w / 2) * share,
        height + (ridge - height) * share,
        zz,
      ];
      brush.face([at(0.3, z), at(0.78, z), at(0.78, z - 1.4), at(0.3, z - 1.4)], light.dusk ? '#8b93a6' : '#f7f9f6');
      if (light.sun && side === 0)
        brush.face(
          [
            [w * 0.3, 0.01, z - 0.6],
            [w * 0.5, 0.01, z - 0.6],
            [w * 0.56, 0.01, z - 2],
            [w * 0.36, 0.01, z - 2],
          ],
          light.warmth,
          0.24,
        );
    }
  paintFloor(brush, light, room, slab, random);
  paintGloom(brush, light, room.walls.left, { u: room.near, v: 0, width: d - room.near, height });
  trusses(scene, height, ridge);
}

function trusses(scene: Scene, height: number, ridge: number): void {
  const { brush, light, room } = scene;
  const w = room.width;
  const steel = light.shade('#6b757b', [0, -0.4, -0.8], [w / 2, height, room.depth / 2]);
  for (let z = room.depth - 1.5; z > brush.camera.eye[2] + 2; z -= 4) {
    const low = (share: number): Point => [w * share, height - 0.1, z];
    const high = (share: number): Point => [
      w * share,
      height + (ridge - height) * (1 - Math.abs(share - 0.5) * 2) - 0.08,
      z,
    ];
    brush.rods(
      [
        [low(0), low(1)],
        [low(0), high(0.5), low(1)],
      ],
      steel,
      0.14,
    );
    brush.rods(
      [0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875].flatMap((share, n) => [
        [low(share), high(share)],
        [low(share), high(n < 3 ? share + 0.125 : n > 3 ? share - 0.125 : share)],
      ]),
      steel,
      0.06,
    );
    brush.rods(
      [
        [
          [0.1, 0, z],
          [0.1, height, z],
        ],
        [
          [w - 0.1, 0, z],
          [w - 0.1, height, z],
        ],
      ],
      steel,
      0.2,
    );
  }
}

/** A door of horizontal slats in the far wall. */
function rollerDoor(scene: Scene, x: number, width: number, height: number, open: boolean): void {
  const { brush, light, room, random } = scene;
  const wall = room.walls.back;
  const colour = random.pick(['#8f9a9c', '#c9c4b8', '#5f7074', '#a8452c', '#d9d4c8']);
  scene.hang(() => {
    const at = wall.at(x, height / 2);
    brush.face(wall.rect(x - width / 2 - 0.15, 0, width + 0.3, height + 0.3), light.shade('#6b7175', wall.normal, at));
    if (open) {
      brush.blend(wall.rect(x - width / 2, 0, width, height), [
        { at: wall.at(x, height), colour: mix(light.sky[2], '#ffffff', 0.4) },
        { at: wall.at(x, 1.4), colour: mix(light.sky[2], '#b9bfa6', 0.4) },
        { at: wall.at(x, 0), colour: '#a5a298' },
      ]);
      brush.face(wall.rect(x - width / 2, height * 0.26, width, height * 0.16), mix('#8a9a63', light.sky[2], 0.3), 0.9);
    }
    const low = open ? height * 0.72 : 0;
    const slats = Math.round((height - low) / 0.3);
    for (let n = 0; n < slats; n++) {
      const v = low + n * 0.3;
      brush.blend(wall.rect(x - width / 2, v, width, 0.3), [
        { at: wall.at(x, v + 0.3), colour: light.shade(mix(colour, '#ffffff', 0.2), wall.normal, at) },
        { at: wall.at(x, v), colour: light.shade(mix(colour, palette.slate, 0.15), wall.normal, at) },
      ]);
    }
  });
}

/** Racks with pallets, running away from the eye. */
function rack(scene: Scene, x: number, from: number, to: number, levels: number): void {
  const { random, brush } = scene;
  const bay = 2.7;
  for (let z = from; z + bay <= to + 0.1; z += bay) {
    const loads = Array.from({ length: levels * 2 }, () => ({
      full: random.chance(0.82),
      tone: random.pick(['#c29d6c', '#b78f5e', '#cfae80', '#d9d4c8', '#a9b3b6', '#b5806a']),
      high: 0.6 + random.next() * 0.6,
    }));
    scene.stand(
      { x, z: z + bay / 2 },
      [1.1, levels * 1.6 + 0.4, bay],
      (piece) => {
        for (const pz of [0.04, bay - 0.1])
          for (const px of [0, 1.02]) piece.box([px, 0, pz], [0.08, levels * 1.6 + 0.3, 0.08], '#3f5f7a');
        for (let level = 0; level < levels; level++) {
          const y = level === 0 ? 0.05 : level * 1.6;
          if (level > 0) for (const px of [0, 1.02]) piece.box([px, y - 0.12, 0.1], [0.07, 0.11, bay - 0.2], '#c8782f');
          for (const n of [0, 1]) {
            const load = loads[level * 2 + n];
            if (!load?.full) continue;
            const z0 = 0.2 + n * 1.2;
            piece.box([0.06, y, z0], [0.98, 0.12, 1.05], '#a5835c');
            piece.box([0.1, y + 0.12, z0 + 0.04], [0.9, load.high, 0.96], load.tone, {
              left: (face) =>
                brush.rods(
                  [
                    [face.at(0, face.height * 0.5), face.at(face.width, face.height * 0.5)],
                    [face.at(face.width * 0.5, 0), face.at(face.width * 0.5, face.height)],
                  ],
                  mix(load.tone, '#5a4330', 0.5),
                  0.014,
                  0.5,
                ),
              right: (face) =>
                brush.rods(
                  [
                    [face.at(0, face.height * 0.5), face.at(face.width, face.height * 0.5)],
                    [face.at(face.width * 0.5, 0), face.at(face.width * 0.5, face.height)],
                  ],
                  mix(load.tone, '#5a4330', 0.5),
                  0.014,
                  0.5,
                ),
              front: (face) =>
                brush.rods(
                  [[face.at(face.width * 0.5, 0), face.at(face.width * 0.5, face.height)]],
                  mix(load.tone, '#5a4330', 0.5),
                  0.014,
                  0.5,
                ),
            });
          }
        }
      },
      0.5,
    );
  }
}

/** A warehouse: racks at both sides, or an empty floor. */
export const warehouse: Arrange = (taste, random, subject) => {
  const [w, d] = [13 + random.next() * 4, 22];
  const [height, ridge] = [5.6, 7.6];
  const empty = taste.sparse || random.chance(0.25);
  const wall = random.pick(['#cfcbc2', '#bfc6c8', '#d9d5cc', '#c8cdc6']);
  const brick = taste.age !== 'now' && random.chance(0.5);
  return {
    size: [w, ridge, d],
    eye: [w * (0.4 + random.next() * 0.2), 2, -1],
    aim: [w * 0.5, d],
    horizon: 420,
    focal: 800,
    openings: [],
    daylight: [
      [w * 0.35, 7, 6],
      [w * 0.65, 7, 14],
      [w / 2, 4, 20],
    ],
    lamps: [],
    shell: { floor: slab },
    before: (scene) => {
      hallShell(scene, height, ridge, wall, brick, createRandom(subject.seed + 4));
      const { brush } = scene;
      const lane = (x: number) =>
        [
          [x, 0.006, -0.5],
          [x + 0.12, 0.006, -0.5],
          [x + 0.12, 0.006, d - 0.5],
          [x, 0.006, d - 0.5],
        ] as const;
      brush.fill([lane(w * 0.34), lane(w * 0.64)], '#d9a93f', 0.75);
    },
    furnish: (scene) => {
      rollerDoor(scene, w * (random.chance(0.5) ? 0.5 : 0.62), 4, 4.2, random.chance(0.4));
      if (!empty) {
        rack(scene, 1.2, 3, d - 1, 3);
        rack(scene, w - 1.2, 3, d - 1, 3);
        if (random.chance(0.6)) rack(scene, w * 0.8 - 0.6, 9, d - 2, 3);
      } else rack(scene, 1, 8, d - 1, 2);
      if (random.chance(0.7)) forklift(scene, w * 0.42, 7 + random.next() * 3);
      for (let z = 4; z < d; z += 5) pendant(scene, w / 2, height - 0.6, z, 'cone', '#4a5053');
    },
  };
};

function forklift(scene: Scene, x: number, z: number): void {
  const { random } = scene;
  const tone = random.pick(['#d29a2f', '#b5522f', '#5f7a6a']);
  scene.stand({ x, z, turn: 0.4 }, [1.1, 2.1, 2.6], (piece) => {
    piece.soft([0.05, 0.25, 0.9], [1, 0.62, 1.5], tone, 0.1);
    piece.soft([0.1, 0.8, 1.9], [0.9, 0.4, 0.5], tone, 0.1);
    for (const [px, pz] of [
      [0.08, 0.95],
      [1.02, 0.95],
      [0.08, 2],
      [1.02, 2],
    ] as const)
      piece.rods(
        [
          [
            [px, 0.8, pz],
            [px, 2.05, pz],
          ],
        ],
        '#33383b',
        0.06,
      );
    piece.box([0.04, 2.05, 0.9], [1.02, 0.06, 1.15], '#33383b');
    for (const px of [0.2, 0.84]) piece.box([px, 0.05, 0.75], [0.08, 2, 0.1], '#43494c');
    for (const px of [0.2, 0.8]) piece.box([px, 0.08, 0], [0.12, 0.05, 0.8], '#43494c');
    piece.soft([0.3, 0.86, 1.3], [0.5, 0.12, 0.45], '#2a2e30', 0.05);
    for (const [px, pz] of [
      [0, 1],
      [0.86, 1],
      [0, 2.05],
      [0.86, 2.05],
    ] as const)
      piece.soft([px, 0, pz], [0.24, 0.5, 0.5], '#26292b', 0.2);
  });
}

/** A workshop: benches, tools on the wall, machines. */
export const workshop: Arrange = (taste, random, subject) => {
  const [w, d, h] = [7.5, 9.5, 4.2];
  const brick = random.chance(0.6);
  const wall = brick ? random.pick(['#e6e1d7', '#b5806a', '#d9cdbd']) : '#d2cec5';
  const openings = [2.4, 5, 7.4].map((place) => ({
    wall: 'left' as const,
    place,
    sill: 1.3,
    width: 1.9,
    height: 1.9,
    kind: 'steel' as const,
  }));
  return {
    size: [w, h, d],
    eye: [w * (0.42 + random.next() * 0.2), 1.6, -0.8],
    aim: [w * 0.5, d],
    openings,
    lamps: [
      [w / 2, 2.6, 4],
      [w / 2, 2.6, 7],
    ],
    shell: {
      floor: random.chance(0.4) ? { pattern: 'wide-planks', colour: '#8f7152', second: '#6f5740' } : slab,
      colours: { back: wall, left: wall, right: wall },
      brick: brick ? ['back', 'right', 'left'] : [],
      ceiling: '#c9c5bc',
      skirting: false,
      cornice: false,
      beams: true,
    },
    furnish: (scene) => {
      rollerDoor(scene, w * 0.34, 2.6, 2.9, random.chance(0.4));
      toolWall(scene, 'right', d - 2.4);
      bench(scene, { ...against(scene.room, 'right', d - 2.4, 0.75) }, 2.6);
      bench(scene, { x: w * 0.5, z: 4.6 }, 2.2);
      machine(scene, w * 0.72, 2.9);
      machine(scene, 1, d - 1.4);
      planks(scene, w - 0.5, d - 5.6);
      stool(scene, { x: w * 0.36, z: 3.9 }, 0.6, taste.wood);
      for (const z of [3, 6])
        pendant(scene, w * 0.5, h - 1.3, z, 'cone', random.pick(['#3f5f5a', '#2f3437', '#a8452c']));
      void subject;
    },
  };
};

function bench(scene: Scene, spot: Parameters<Scene['stand']>[0], long: number): void {
  const { random } = scene;
  scene.stand(spot, [long, 1.2, 0.75], (piece) => {
    for (const [x, z] of [
      [0.06, 0.06],
      [long - 0.16, 0.06],
      [0.06, 0.59],
      [long - 0.16, 0.59],
    ] as const)
      piece.box([x, 0, z], [0.1, 0.82, 0.1], '#7d5d40');
    piece.box([0.1, 0.22, 0.1], [long - 0.2, 0.04, 0.55], '#8a6a4a');
    piece.box([0, 0.82, 0], [long, 0.08, 0.75], '#b08a5f');
    piece.box([0.16, 0.9, 0.04], [0.2, 0.16, 0.22], '#4a6a7a');
    piece.box([long * 0.4, 0.9, 0.2], [0.5, 0.05, 0.2], '#d9c39a');
    piece.box([long * 0.46, 0.95, 0.24], [0.4, 0.05, 0.14], '#c9ad7d');
    piece.box([long * 0.74, 0.9, 0.3], [0.34, 0.2, 0.26], random.pick(['#a8452c', '#3f5f7a', '#5f7a6a']));
    piece.box([0.3, 0.26, 0.14], [0.5, 0.3, 0.4], '#c29d6c');
  });
}

function toolWall(scene: Scene, wall: 'right', place: number): void {
  const { brush, light, room, random } = scene;
  const plane = room.walls[wall];
  const u = room.depth - place - 1.3;
  const tools = Array.from({ length: 22 }, (_, n) => ({
    u: 0.12 + (n % 11) * 0.22,
    v: n < 11 ? 0.72 : 0.2,
    long: 0.18 + random.next() * 0.28,
    tone: random.pick(['#3a3f42', '#8f9496', '#a8452c', '#c98f2b', '#8a6442']),
  }));
  scene.hang(() => {
    const at = plane.at(u + 1.3, 1.7);
    brush.face(plane.rect(u, 1.15, 2.6, 1.15, 0.02), light.shade('#c9ad80', plane.normal, at));
    for (const tool of tools) {
      brush.face(
        plane.rect(u + tool.u, 1.15 + tool.v, 0.035, tool.long, 0.03),
        light.shade('#8a6442', plane.normal, at),
      );
      brush.face(
        plane.rect(u + tool.u - 0.04, 1.15 + tool.v + tool.long * 0.7, 0.115, tool.long * 0.3, 0.031),
        light.shade(tool.tone, plane.normal, at),
      );
    }
  });
}

function machine(scene: Scene, x: number, z: number): void {
  const { random } = scene;
  const tone = random.pick(['#5f7a6a', '#4f6a7a', '#7a8487', '#8a9a8c']);
  scene.stand({ x, z, turn: random.pick([0, 0.3, -0.3]) }, [1, 1.6, 0.9], (piece) => {
    piece.box([0.15, 0, 0.15], [0.7, 0.78, 0.6], tone, {
      front: (face) => piece.brush.face(face.rect(0.1, 0.2, 0.5, 0.44), mix(tone, palette.slate, 0.3), 0.6),
    });
    piece.box([0, 0.78, 0], [1, 0.05, 0.9], '#a9adac');
    piece.soft([0.36, 0.83, 0.5], [0.28, 0.7, 0.3], tone, 0.06);
    piece.soft([0.3, 1.3, 0.15], [0.4, 0.26, 0.6], tone, 0.06);
    piece.turned(
      [0.5, 1.02, 0.3],
      [
        [0.03, 0],
        [0.04, 0.28],
      ],
      '#8f9496',
    );
  });
}

function planks(scene: Scene, x: number, z: number): void {
  scene.stand({ x, z }, [0.7, 1.3, 2.6], (piece) => {
    for (const pz of [0.3, 2.2]) piece.box([0, 0, pz], [0.08, 1.3, 0.1], '#43494c');
    for (const y of [0.25, 0.6, 0.95]) {
      piece.box([0, y, 0.2], [0.66, 0.05, 2.2], '#43494c');
      ['#c9ad7d', '#b08a5f', '#d9c39a'].forEach((tone, n) =>
        piece.box([0.06 + n * 0.18, y + 0.05, 0.02], [0.16, 0.08 + n * 0.03, 2.5], tone),
      );
    }
  });
}

/** A garage for one car, or a place in a car park. */
export const garage: Arrange = (_taste, random, subject) => {
  const parking = subject.variant === 'parking';
  const [w, d, h] = parking ? [9, 12, 2.5] : [3.5 + random.next() * 0.5, 6.2, 2.5];
  const car = random.chance(parking ? 0.7 : 0.45);
  const wall = parking ? '#d3d0c8' : random.pick(['#dedad1', '#d6d0c4', '#cfc9bd']);
  return {
    size: [w, h, d],
    eye: [w * (0.38 + random.next() * 0.24), 1.5, -0.7],
    aim: [w * 0.5, d],
    openings: [],
    daylight: parking
      ? [
          [w / 2, 2.3, 3],
          [w / 2, 2.3, 8],
        ]
      : [
          [w / 2, 1.6, -1.5],
          [w / 2, 2.2, 3.5],
        ],
    lamps: [[w / 2, 2.3, 3]],
    shell: {
      floor: slab,
      colours: { back: wall, left: wall, right: wall },
      brick: !parking && random.chance(0.4) ? ['left', 'right', 'back'] : [],
      ceiling: '#d6d3cb',
      skirting: false,
      cornice: false,
      beams: false,
    },
    furnish: (scene) => {
      if (parking) carPark(scene, car);
      else {
        if (car) vehicle(scene, w * 0.5, d - 2.6, 0);
        else {
          bicycle(scene, w * 0.36, d - 1.3);
          rollerShelf(scene, 'right', d - 1.6);
        }
        rollerShelf(scene, 'left', d - 1.7);
        if (!car) table(scene, against(scene.room, 'back', w * 0.55, 0.6), [1.5, 0.88, 0.6], 'legs', '#b08a5f');
        toolRow(scene, w * 0.55);
      }
      const y = h - 0.06;
      scene.lay(() => {
        const { brush } = scene;
        for (let z = 1.4; z < d; z += 2.6)
          brush.face(
            [
              [w / 2 - 0.6, y, z],
              [w / 2 + 0.6, y, z],
              [w / 2 + 0.6, y, z + 0.16],
              [w / 2 - 0.6, y, z + 0.16],
            ],
            '#fffbe9',
          );
      });
    },
  };
};

function toolRow(scene: Scene, x: number): void {
  const { brush, light, room } = scene;
  const wall = room.walls.back;
  scene.hang(() => {
    const at = wall.at(x, 1.6);
    const tone = (colour: string) => light.shade(colour, wall.normal, at);
    brush.face(wall.rect(x - 0.7, 1.72, 1.4, 0.06, 0.02), tone('#8a6442'));
    for (const [dx, long, colour] of [
      [-0.55, 0.9, '#4f6a4a'],
      [-0.25, 1.05, '#a8452c'],
      [0.1, 0.8, '#43494c'],
      [0.45, 0.98, '#c98f2b'],
    ] as const) {
      brush.rods([[wall.at(x + dx, 1.74, 0.04), wall.at(x + dx, 1.74 - long, 0.04)]], tone('#b08a5f'), 0.026);
      brush.rounded(wall.rect(x + dx - 0.1, 1.74 - long - 0.05, 0.2, 0.2, 0.04), 0.04, tone(colour));
    }
  });
}

function rollerShelf(scene: Scene, wall: 'left' | 'right', place: number): void {
  const { random } = scene;
  const [w, h, d] = [1.9, 1.95, 0.42];
  const boxes = Array.from({ length: 12 }, () => ({
    tone: random.pick(['#c29d6c', '#d9cdb8', '#6b8a8a', '#b5654a', '#8f9496', '#5f7480']),
    wide: 0.3 + random.next() * 0.18,
    high: 0.2 + random.next() * 0.14,
  }));
  scene.stand(against(scene.room, wall, place, d), [w, h, d], (piece) => {
    for (const [x, z] of [
      [0, 0],
      [w - 0.04, 0],
      [0, d - 0.04],
      [w - 0.04, d - 0.04],
    ] as const)
      piece.box([x, 0, z], [0.04, h, 0.04], '#6b757b');
    [0.15, 0.65, 1.15, 1.65].forEach((y, row) => {
      piece.box([0.02, y, 0.01], [w - 0.04, 0.03, d - 0.02], '#a9adac');
      for (let n = 0; n < 3; n++) {
        const item = boxes[row * 3 + n];
        if (item && (row * 3 + n) % 5 !== 4)
          piece.box([0.1 + n * 0.6, y + 0.03, 0.05], [item.wide, item.high, d - 0.12], item.tone, {
            front: (face) =>
              piece.brush.face(
                face.rect(item.wide * 0.3, item.high * 0.35, item.wide * 0.4, item.high * 0.3),
                '#f4f0e8',
                0.6,
              ),
          });
      }
    });
  });
}

function bicycle(scene: Scene, x: number, z: number): void {
  const { brush, light, random } = scene;
  const tone = random.pick(['#3f5f5a', '#a8452c', '#33383b', '#5f7480', '#c9a24f']);
  scene.stand(
    { x, z, turn: 0.25 },
    [1.75, 1.05, 0.3],
    (piece) =>
      piece.other([0, 0, 0], [1.75, 1.05, 0.3], (place) => {
        const at = (u: number, v: number) => place([u, v, 0.15]);
        for (const u of [0.35, 1.38]) {
          const ring = (r: number) =>
            Array.from({ length: 25 }, (_, n) =>
              at(u + Math.cos((n / 24) * 6.283) * r, 0.35 + Math.sin((n / 24) * 6.283) * r),
            );
          brush.rods([ring(0.33)], '#2a2d2f', 0.04);
          brush.rods(
            Array.from({ length: 8 }, (_, n) => [
              at(u, 0.35),
              at(u + Math.cos((n / 8) * 6.283) * 0.32, 0.35 + Math.sin((n / 8) * 6.283) * 0.32),
            ]),
            '#9aa0a0',
            0.006,
            0.8,
          );
        }
        const paint = light.shade(tone, [0, 0.3, -0.9], at(0.9, 0.6));
        brush.rods(
          [
            [at(0.35, 0.35), at(0.78, 0.33), at(0.62, 0.82), at(0.35, 0.35)],
            [at(0.78, 0.33), at(1.24, 0.74), at(0.63, 0.78)],
            [at(1.38, 0.35), at(1.22, 0.86)],
          ],
          paint,
          0.034,
        );
        brush.rods(
          [
            [at(1.22, 0.86), at(1.2, 0.98), at(1.08, 1)],
            [at(0.62, 0.82), at(0.6, 0.93)],
          ],
          '#33383b',
          0.03,
        );
        brush.rods([[at(0.48, 0.94), at(0.72, 0.94)]], '#5a3f2c', 0.06);
      }),
    0.5,
  );
}

function carPark(scene: Scene, car: boolean): void {
  const { brush, room, random } = scene;
  const bay = 2.5;
  scene.lay(() => {
    const lines: Point[][] = [];
    for (let n = 0; n <= 3; n++) {
      const x = room.width * 0.5 - bay * 1.5 + n * bay;
      lines.push([
        [x - 0.05, 0.005, room.depth - 5.2],
        [x + 0.05, 0.005, room.depth - 5.2],
        [x + 0.05, 0.005, room.depth - 0.2],
        [x - 0.05, 0.005, room.depth - 0.2],
      ]);
    }
    brush.fill(lines, '#f4f0e2', 0.85);
  });
  for (const x of [room.width * 0.5 - bay * 1.5, room.width * 0.5 + bay * 1.5])
    scene.stand({ x, z: room.depth - 4.6 }, [0.4, room.height, 0.5], (piece) =>
      piece.box([0, 0, 0], [0.4, room.height, 0.5], '#cfcbc2', {
        front: (face) => {
          brush.face(face.rect(0, 0, 0.4, 0.9), '#c9962f');
          brush.fill(
            [0.1, 0.4, 0.7].map((v) => [
              face.at(0, v),
              face.at(0.4, v + 0.15),
              face.at(0.4, v + 0.28),
              face.at(0, v + 0.13),
            ]),
            '#33383b',
            0.8,
          );
        },
      }),
    );
  if (car) vehicle(scene, room.width * 0.5 - bay, room.depth - 2.6, 0);
  if (random.chance(0.5)) vehicle(scene, room.width * 0.5 + bay, room.depth - 2.7, 0);
  const wall = room.walls.back;
  scene.hang(() =>
    brush.face(
      wall.rect(0, 0, room.width, 0.9),
      scene.light.shade(
        random.pick(['#8fa39d', '#c9a24f', '#8d9aa6', '#b5806a']),
        wall.normal,
        wall.at(room.width / 2, 0.5),
      ),
      0.75,
    ),
  );
}

/** A car seen from behind. */
function vehicle(scene: Scene, x: number, z: number, turn: number): void {
  const { random, brush, light } = scene;
  const tone = random.pick(['#6f7d86', '#3f4f5c', '#a8452c', '#d9d6cf', '#4f6357', '#b59a6a', '#2f3437']);
  const [w, long] = [1.76, 4.1];
  scene.stand({ x, z, turn }, [w, 1.5, long], (piece) => {
    for (const [px, pz] of [
      [0, 0.55],
      [w - 0.24, 0.55],
      [0, 2.9],
      [w - 0.24, 2.9],
    ] as const)
      piece.soft([px, 0, pz], [0.24, 0.62, 0.62], '#232628', 0.28);
    piece.soft([0, 0.24, 0.03], [w, 0.62, long - 0.06], tone, 0.14);
    piece.other([0.1, 0.86, 0.35], [w - 0.2, 0.6, 2.3], (place) => {
      const at = (px: number, py: number, pz: number) => place([px, py, pz]);
      const lit = (colour: string, normal: Point) => light.shade(colour, normal, at(w / 2, 1.1, 1.2));
      const roof = [at(0.3, 1.46, 0.85), at(w - 0.3, 1.46, 0.85), at(w - 0.32, 1.44, 2), at(0.32, 1.44, 2)];
      brush.face(
        [at(0.1, 0.84, 0.35), at(w - 0.1, 0.84, 0.35), at(w - 0.3, 1.46, 0.85), at(0.3, 1.46, 0.85)],
        lit(mix(tone, palette.slate, 0.1), [0, 0.4, -0.9]),
      );
      for (const side of [0, 1]) {
        const edge = (px: number) => (side ? w - px : px);
        brush.face(
          [at(edge(0.08), 0.84, 0.35), at(edge(0.3), 1.46, 0.85), at(edge(0.32), 1.44, 2), at(edge(0.08), 0.84, 2.75)],
          lit(mix(tone, palette.slate, 0.25), [side ? 0.9 : -0.9, 0.3, 0]),
        );
        brush.face(
          [at(edge(0.13), 0.92, 0.6), at(edge(0.3), 1.4, 0.92), at(edge(0.31), 1.38, 1.9), at(edge(0.13), 0.92, 2.5)],
          '#2f3a40',
        );
      }
      brush.face(roof, lit(tone, [0, 1, 0]));
      const glass = [at(0.2, 0.93, 0.42), at(w - 0.2, 0.93, 0.42), at(w - 0.34, 1.4, 0.8), at(0.34, 1.4, 0.8)];
      brush.rounded(glass, 0.06, '#35424a');
      brush.face([at(0.45, 0.93, 0.42), at(0.7, 0.93, 0.42), at(0.95, 1.4, 0.8), at(0.75, 1.4, 0.8)], '#ffffff', 0.16);
    });
    piece.other([0.05, 0.3, 0], [w - 0.1, 0.5, 0.02], (place) => {
      const rect = (u: number, v: number, ww: number, hh: number) => [
        place([u, v, 0]),
        place([u + ww, v, 0]),
        place([u + ww, v + hh, 0]),
        place([u, v + hh, 0]),
      ];
      brush.rounded(rect(0.06, 0.28, w - 0.12, 0.2), 0.08, '#2b2f31');
      for (const u of [0.1, w - 0.42]) brush.rounded(rect(u, 0.62, 0.32, 0.13), 0.04, '#b23a2a');
      brush.rounded(rect(w / 2 - 0.27, 0.52, 0.54, 0.13), 0.02, '#f1efe8');
      brush.face(rect(0.1, 0.58, w - 0.2, 0.012), '#14171a', 0.35);
    });
  });
}
