import { createRandom } from '../../listings/random.ts';
import { bricks, mix, renders } from '../palette.ts';
import { balustrade } from './balustrade.ts';
import { chair } from './chairs.ts';
import { paintFloor } from './floors.ts';
import { lounge } from './outdoor-seats.ts';
import { outlookOf } from './outlook.ts';
import { plant } from './plants.ts';
import type { Arrange } from './scene.ts';
import { bowl } from './small-things.ts';
import { table } from './tables.ts';
import { border, clouds, facade } from './terrace-surroundings.ts';
import { rectangle } from '../shapes.ts';

/** A garden terrace, or a balcony above the street or the roofs. */
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
  const use = random.between(0, 1);
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
      brush.blend(rectangle([-60, -20, 60], [90, 60, 60]), [
        { at: [w / 2, 34, 60], colour: light.sky[0] },
        { at: [w / 2, 14, 60], colour: light.sky[1] },
        { at: [w / 2, 1.5, 60], colour: mix(light.sky[2], '#ffffff', light.dusk ? 0 : 0.15) },
      ]);
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
      } else {
        lounge(scene, { x: w * 0.55, z: d - 1 }, 2.1, 0, frame, tone);
        lounge(scene, { x: w - 0.9, z: d - 2.3 }, 0.85, -1.3, frame, tone);
        table(scene, { x: w * 0.55, z: d - 2 }, [1, 0.36, 0.6], 'steel', taste.wood);
      }
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
          random.pick(['olive', 'palm', 'fig'] as const),
        );
    },
  };
};
