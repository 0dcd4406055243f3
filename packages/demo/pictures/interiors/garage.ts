import { carPark } from './car-park.ts';
import type { FloorFinish } from './floor-patterns.ts';
import { against, type Arrange, type Scene } from './scene.ts';
import { table } from './tables.ts';
import { vehicle } from './vehicles.ts';
import { corners, rectangle } from '../shapes.ts';

/** A power-floated concrete floor. */
export const slab: FloorFinish = { pattern: 'concrete', colour: '#b0aca3', second: '#8a8882' };

/** A garage for one car, or a space in a car park. */
export const garage: Arrange = (_taste, random, subject) => {
  const parking = subject.variant === 'parking';
  const [w, d, h] = parking ? [9, 12, 2.5] : [3.5 + random.next() * 0.5, 6.2, 2.5];
  const car = random.chance(parking ? 0.7 : 0.45);
  const wall = parking ? '#d3d0c8' : random.pick(['#dedad1', '#d6d0c4', '#cfc9bd']);
  return {
    size: [w, h, d],
    eye: [w * (0.34 + random.next() * 0.3), 1.55, car && !parking ? -1.9 : -0.7],
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
        else rollerShelf(scene, 'right', d - 1.6);
        rollerShelf(scene, 'left', d - 1.7);
        if (!car) table(scene, against(scene.room, 'back', w * 0.55, 0.6), [1.5, 0.88, 0.6], 'legs', '#b08a5f');
        toolRow(scene, w * 0.55);
      }
      const y = h - 0.06;
      scene.lay(() => {
        const { brush } = scene;
        for (let z = 1.4; z < d; z += 2.6)
          brush.face(rectangle([w / 2 - 0.6, y, z], [w / 2 + 0.6, y, z + 0.16]), '#fffbe9');
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
      brush.rod(tone('#b08a5f'), 0.026, wall.at(x + dx, 1.74, 0.04), wall.at(x + dx, 1.74 - long, 0.04));
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
    for (const [x, z] of corners([0, w - 0.04], [0, d - 0.04])) piece.box([x, 0, z], [0.04, h, 0.04], '#6b757b');
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
