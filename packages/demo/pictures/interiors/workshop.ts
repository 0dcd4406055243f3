import { vehicle } from './vehicles.ts';
import { slab } from './garage.ts';
import { pendant } from './pendants.ts';
import { rollerDoor } from './roller-door.ts';
import { against, type Arrange, type Scene } from './scene.ts';
import { stool } from './stools.ts';
import { corners } from '../shapes.ts';

/** A workshop: benches, tools on the wall, machines. */
export const workshop: Arrange = (taste, random) => {
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
      rollerDoor(scene, w * (0.3 + random.next() * 0.2), 2.6, 2.9, random.chance(0.4));
      toolWall(scene, 'right', d - 2.4);
      bench(scene, { ...against(scene.room, 'right', d - 2.4, 0.75) }, 2.6);
      if (random.chance(0.4)) {
        // A mechanic's: a car on the floor between benches.
        vehicle(scene, w * 0.44, 5.6, random.pick([0.18, -0.16]));
        bench(scene, { ...against(scene.room, 'back', w * 0.8, 0.75) }, 2);
      } else
        // An atelier: rows of tables to work at.
        for (const [x, z] of corners([w * 0.32, w * 0.67], [3.7, 6.3])) {
          bench(scene, { x, z }, 1.9);
          stool(scene, { x: x - 0.3, z: z - 0.75 }, 0.6, taste.wood);
        }
      for (const z of [3, 6])
        pendant(scene, w * 0.5, h - 1.3, z, 'cone', random.pick(['#3f5f5a', '#2f3437', '#a8452c']));
    },
  };
};

function bench(scene: Scene, spot: Parameters<Scene['stand']>[0], long: number): void {
  const { random } = scene;
  scene.stand(spot, [long, 1.2, 0.75], (piece) => {
    for (const [x, z] of corners([0.06, long - 0.16], [0.06, 0.59])) piece.box([x, 0, z], [0.1, 0.82, 0.1], '#7d5d40');
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
