import { createRandom } from '../../listings/random.ts';
import type { Point } from '../camera.ts';
import { mix } from '../palette.ts';
import { barrel, bottles, crates, jars } from './cellar-stores.ts';
import { paintFloor } from './floors.ts';
import { pendant } from './pendants.ts';
import type { Arrange, Scene } from './scene.ts';
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
