import type { Point } from '../camera.ts';
import { createRandom } from '../../listings/random.ts';
import { mix } from '../palette.ts';
import { paintFloor } from './floors.ts';
import { pendant } from './lamps.ts';
import { against, type Arrange, type Scene } from './scene.ts';
import { paintTunnel } from './tunnel.ts';

/** A cellar: a brick vault in old houses, plain walls in others; wine, jars, boxes. */
export const cellar: Arrange = (taste, random) => {
  const [w, d] = [3.8 + random.next() * 0.8, 5];
  const old = taste.age === 'old' || taste.age === 'interwar' || taste.beams;
  const high = old ? 2.35 : 2.2;
  const brick = random.pick(['#a9715a', '#b58870', '#c9b3a0', '#d6cbbd']);
  const wall = old ? brick : random.pick(['#d9d4ca', '#cfc9be', '#e0dbd1']);
  const floor = old
    ? { pattern: 'terracotta' as const, colour: '#a5785e', second: '#7f5846' }
    : { pattern: 'concrete' as const, colour: '#aaa69d', second: '#8a867e' };
  const wine = random.chance(0.7);
  return {
    size: [w, high, d],
    eye: [w * (0.4 + random.next() * 0.2), 1.4, -0.9],
    aim: [w * 0.5, d],
    openings: [],
    daylight: [[w * 0.35, 2, d - 0.4]],
    lamps: [
      [w / 2, 1.9, 2.6],
      [w / 2, 1.9, 2.4],
    ],
    shell: { floor },
    before: (scene) => {
      const spring = 1.15;
      const arc = Array.from({ length: 13 }, (_, n) => {
        const angle = Math.PI - (n / 12) * Math.PI;
        return [w / 2 + (Math.cos(angle) * w) / 2, spring + Math.sin(angle) * (high - spring)] as const;
      });
      const section = old
        ? [[0, 0] as const, ...arc, [w, 0] as const]
        : ([
            [0, 0],
            [0, high],
            [w, high],
            [w, 0],
          ] as const);
      paintTunnel(
        scene,
        section,
        (n) => (old ? wall : n === 1 ? '#d6d2c9' : wall),
        old ? mix(wall, '#d8cbb8', 0.2) : wall,
      );
      if (old) courses(scene, arc, wall);
      paintFloor(scene.brush, scene.light, scene.room, floor, createRandom(17));
      smallWindow(scene, w * 0.35, old ? 1.55 : 1.6);
    },
    furnish: (scene) => {
      const { room } = scene;
      if (wine) bottles(scene, 'left', d - 1.7);
      else jars(scene, 'left', d - 1.7);
      jars(scene, 'right', d - 2);
      for (const [x, z, r] of [
        [w - 0.55, d - 0.5, 0.3],
        [w - 1.2, d - 0.42, 0.27],
      ] as const)
        if (wine) barrel(scene, x, z, r);
      if (!wine || random.chance(0.4)) crates(scene, w / 2 + 0.4, d - 0.5);
      pendant(scene, w / 2, room.height - 0.5, 2.5, 'bulb', '#3a3632');
      pendant(scene, w / 2, room.height - 0.42, 4.1, 'bulb', '#3a3632');
    },
  };
};

function courses(scene: Scene, arc: readonly (readonly [number, number])[], wall: string): void {
  const { brush, room } = scene;
  const from = brush.camera.eye[2] + 0.5;
  const lines: Point[][] = arc.map(([x, y]) => [
    [x, y, from],
    [x, y, room.depth],
  ]);
  for (let y = 0.12; y < 1.15; y += 0.12)
    lines.push(
      [
        [0, y, from],
        [0, y, room.depth],
      ],
      [
        [room.width, y, from],
        [room.width, y, room.depth],
      ],
    );
  brush.rods(lines, mix(wall, '#efe4d4', 0.5), 0.012, 0.4);
  for (let z = from + 0.3; z < room.depth; z += 0.9)
    brush.rods([arc.map(([x, y]): Point => [x, y, z])], mix(wall, '#3a2a22', 0.5), 0.01, 0.18);
}

function smallWindow(scene: Scene, x: number, y: number): void {
  const { brush, light, room } = scene;
  const wall = room.walls.back;
  brush.face(wall.rect(x - 0.45, y - 0.06, 0.9, 0.5), light.shade('#d9d2c4', wall.normal, wall.at(x, y)));
  brush.blend(wall.rect(x - 0.36, y, 0.72, 0.36), [
    { at: wall.at(x, y + 0.36), colour: mix(light.sky[2], '#ffffff', light.dusk ? 0 : 0.4) },
    { at: wall.at(x, y), colour: mix('#8a9a63', light.sky[2], 0.4) },
  ]);
  brush.rods(
    [-0.18, 0, 0.18].map((dx) => [wall.at(x + dx, y), wall.at(x + dx, y + 0.36)]),
    '#3a3632',
    0.02,
  );
}

function bottles(scene: Scene, wall: 'left' | 'right', place: number): void {
  const { brush } = scene;
  const [w, h, d] = [2.4, 1.5, 0.34];
  scene.stand(against(scene.room, wall, place, d), [w, h, d], (piece) =>
    piece.box([0, 0, 0], [w, h, d], '#8a6442', {
      front: (face) => {
        brush.face(face.rect(0.03, 0.03, w - 0.06, h - 0.06), '#2a201a');
        const [columns, rows] = [16, 10];
        const groups = ['#2f3f33', '#4a2a2c', '#5a5436', '#26302c'].map((colour) => ({
          colour,
          shapes: [] as Point[][],
        }));
        for (let column = 0; column < columns; column++)
          for (let row = 0; row < rows; row++) {
            if ((column * 7 + row * 5) % 11 === 0) continue;
            const [u, v, r] = [((column + 0.5) * w) / columns, ((row + 0.5) * h) / rows, 0.052];
            groups[(column * 3 + row * 7) % 4]?.shapes.push(
              Array.from({ length: 8 }, (_, n) =>
                face.at(u + Math.cos((n / 8) * 6.283) * r, v + Math.sin((n / 8) * 6.283) * r),
              ),
            );
          }
        for (const { colour, shapes } of groups) brush.fill(shapes, colour);
        brush.rods(
          [
            ...Array.from({ length: 4 }, (_, n) => [face.at((w * (n + 1)) / 5, 0), face.at((w * (n + 1)) / 5, h)]),
            [face.at(0, h / 2), face.at(w, h / 2)],
          ],
          '#9a7450',
          0.03,
        );
      },
    }),
  );
}

function jars(scene: Scene, wall: 'left' | 'right', place: number): void {
  const { random } = scene;
  const [w, h, d] = [2, 1.5, 0.36];
  const noise = Array.from({ length: 40 }, () => random.next());
  scene.stand(against(scene.room, wall, place, d), [w, h, d], (piece) => {
    for (const x of [0, w - 0.05]) piece.box([x, 0, 0], [0.05, h, d], '#9a7450');
    for (const y of [0.25, 0.68, 1.11]) {
      piece.box([0.05, y, 0], [w - 0.1, 0.03, d], '#a5835c');
      for (let n = 0; n < 8; n++) {
        const chance = noise[(n + Math.round(y * 20)) % 40] ?? 0.5;
        const tone =
          ['#b5654a', '#c98f2b', '#8a9a4b', '#7a4a55', '#d9cdb8', '#6b8a8a'][Math.floor(chance * 6)] ?? '#c98f2b';
        if (chance < 0.82)
          piece.turned(
            [0.2 + n * 0.22, y + 0.03, d / 2],
            [
              [0.07, 0],
              [0.075, 0.14],
              [0.055, 0.18],
              [0.06, 0.2],
            ],
            tone,
            '#d9d2c4',
          );
        else piece.box([0.12 + n * 0.22, y + 0.03, 0.06], [0.2, 0.18, 0.24], '#c9a878');
      }
    }
  });
}

function barrel(scene: Scene, x: number, z: number, r: number): void {
  scene.stand({ x, z }, [r * 2.2, r * 2.8, r * 2.2], (piece) => {
    piece.turned(
      [r * 1.1, 0, r * 1.1],
      [
        [r * 0.85, 0],
        [r * 1.02, r * 0.7],
        [r * 1.08, r * 1.4],
        [r * 1.02, r * 2.1],
        [r * 0.85, r * 2.8],
      ],
      '#8a6442',
      '#7a5638',
    );
    piece.turned(
      [r * 1.1, r * 0.5, r * 1.1],
      [
        [r * 1, 0],
        [r * 1.02, 0.05],
      ],
      '#3a3632',
      '#8a6442',
    );
    piece.turned(
      [r * 1.1, r * 2.15, r * 1.1],
      [
        [r * 1.02, 0],
        [r * 1, 0.05],
      ],
      '#3a3632',
      '#8a6442',
    );
  });
}

function crates(scene: Scene, x: number, z: number): void {
  scene.stand({ x, z }, [1.1, 0.9, 0.5], (piece) => {
    const crate = (at: readonly [number, number, number], tone: string) =>
      piece.box(at, [0.5, 0.34, 0.4], tone, {
        front: (face) =>
          piece.brush.fill(
            [face.rect(0, 0.1, 0.5, 0.02), face.rect(0, 0.22, 0.5, 0.02), face.rect(0.17, 0.26, 0.16, 0.05)],
            '#5a4330',
            0.6,
          ),
      });
    crate([0, 0, 0.05], '#b08a5c');
    crate([0.54, 0, 0.06], '#c29d6c');
    crate([0.24, 0.34, 0.06], '#a67f52');
  });
}
