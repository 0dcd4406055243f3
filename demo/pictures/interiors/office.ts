import { mix, palette } from '../palette.ts';
import { hangArt } from './art.ts';
import { pendant } from './lamps.ts';
import { windowsOn } from './openings.ts';
import { plant } from './plants.ts';
import { radiator } from './radiators.ts';
import { against, type Arrange, type Scene } from './scene.ts';
import { chair } from './seats.ts';
import type { ShellWish } from './shell.ts';
import { bookcase, sideboard } from './storage.ts';
import { deskChair, screen } from './study.ts';
import { table } from './tables.ts';
import type { Taste } from './taste.ts';
import type { Random } from '../../listings/random.ts';
import { dress } from './textiles.ts';

function workShell(taste: Taste, random: Random): ShellWish {
  const carpet = random.pick(['#8d9290', '#7f8a86', '#a39a8c', '#6f7a80']);
  const old = taste.age === 'old' || taste.age === 'interwar';
  return {
    floor:
      old || random.chance(0.4)
        ? taste.floor
        : random.chance(0.5)
          ? { pattern: 'large-tiles', colour: carpet, second: carpet }
          : { pattern: 'concrete', colour: '#b3afa6', second: '#8a8882' },
    colours: random.chance(0.6) ? { back: mix(taste.accent, taste.wall, 0.2) } : {},
    brick: taste.brick ? ['back'] : [],
    panelled: taste.panelling ? ['back', 'left', 'right'] : [],
    beams: false,
  };
}

/** Long lights under the ceiling, in rows away from the eye. */
function strips(scene: Scene, xs: readonly number[]): void {
  const { brush, light, room } = scene;
  const y = room.height - 0.3;
  for (const x of xs)
    for (let z = 1.4; z < room.depth - 0.6; z += 2)
      scene.stand(
        { x, z, y },
        [0.12, 0.3, 1.5],
        () => {
          brush.rods(
            [
              [
                [x, y + 0.05, z - 0.5],
                [x, room.height, z - 0.5],
              ],
              [
                [x, y + 0.05, z + 0.5],
                [x, room.height, z + 0.5],
              ],
            ],
            '#3a3f42',
            0.008,
          );
          brush.face(
            [
              [x - 0.05, y, z - 0.7],
              [x + 0.05, y, z - 0.7],
              [x + 0.05, y, z + 0.7],
              [x - 0.05, y, z + 0.7],
            ],
            light.dusk ? '#fff2d0' : '#fbf8ef',
          );
          brush.face(
            [
              [x - 0.05, y, z - 0.7],
              [x + 0.05, y, z - 0.7],
              [x + 0.05, y + 0.05, z - 0.7],
              [x - 0.05, y + 0.05, z - 0.7],
            ],
            '#43494c',
          );
        },
        0,
      );
}

/** A glass wall with a door along the right, a second room behind it. */
function glassWall(scene: Scene): void {
  const { brush, light, room, taste } = scene;
  const wall = room.walls.right;
  scene.hang(() => {
    const from = 0.3;
    const to = room.depth - 1.2;
    brush.blend(wall.rect(from, 0.06, to - from, room.height - 0.2), [
      { at: wall.at(from, 1.4), colour: mix(light.shade(taste.wall, wall.normal, wall.at(from, 1.4)), '#c9d6d8', 0.5) },
      { at: wall.at(to, 1.4), colour: mix(light.shade(taste.wall, wall.normal, wall.at(to, 1.4)), '#aebfc3', 0.55) },
    ]);
    const panes = Math.round((to - from) / 1.1);
    const frame = light.shade('#2f3437', wall.normal, wall.at(from, 1.4));
    for (let n = 0; n < panes; n++) {
      const u = from + ((to - from) * n) / panes;
      brush.face(
        [
          wall.at(u + 0.2, 0.06),
          wall.at(u + 0.5, 0.06),
          wall.at(u + 0.9, room.height - 0.14),
          wall.at(u + 0.6, room.height - 0.14),
        ],
        '#ffffff',
        0.16,
      );
      brush.face(wall.rect(u, 0.95, (to - from) / panes, 0.3), '#f4f4f0', 0.34);
    }
    brush.rods(
      Array.from({ length: panes + 1 }, (_, n) => [
        wall.at(from + ((to - from) * n) / panes, 0),
        wall.at(from + ((to - from) * n) / panes, room.height - 0.14),
      ]),
      frame,
      0.04,
    );
    brush.rods(
      [
        [wall.at(from, room.height - 0.14), wall.at(to, room.height - 0.14)],
        [wall.at(from, 0.05), wall.at(to, 0.05)],
      ],
      frame,
      0.05,
    );
  });
}

function workplace(scene: Scene, x: number, z: number, turn: number, tone: string, colour: string): void {
  const { random } = scene;
  table(scene, { x, z, turn }, [1.5, 0.74, 0.75], 'steel', tone);
  const [fx, fz] = [Math.sin(turn), -Math.cos(turn)];
  screen(scene, { x: x + fx * -0.12, z: z + fz * -0.12, turn }, 0.74, 0.62);
  if (random.chance(0.5))
    screen(scene, { x: x - fx * 0.12 + fz * 0.66, z: z - fz * 0.12 - fx * 0.66, turn: turn + 0.1 }, 0.74, 0.5);
  deskChair(scene, { x: x + fx * 0.75, z: z + fz * 0.75, turn: turn + Math.PI + (random.next() - 0.5) * 0.8 }, colour);
}

/** An office with workplaces. */
export const office: Arrange = (taste, random) => {
  const [w, d] = [6 + random.next(), 6.4];
  const way = random.between(0, 2);
  const openings =
    way === 1 ? windowsOn(taste, 'back', 0.5, w - 0.5, random) : windowsOn(taste, 'left', 1.2, d - 0.6, random);
  const tone = random.pick([taste.wood, '#efece5', mix(taste.wood, '#ffffff', 0.25)]);
  const colour = random.pick([taste.fabric, taste.second, '#3f474c', taste.accent]);
  return {
    size: [w, Math.max(2.75, taste.height), d],
    openings,
    shell: workShell(taste, random),
    eye: [w * (0.3 + random.next() * 0.4), 1.5, -0.6],
    aim: [w * 0.5, d],
    lamps: [
      [w * 0.3, 2.4, 3],
      [w * 0.7, 2.4, 3],
      [w / 2, 2.4, 5],
    ],
    furnish: (scene) => {
      openings.forEach((opening) => {
        if (random.chance(0.5)) dress(scene, { ...opening });
        if (opening.sill > 0.45) radiator(scene, opening.wall, opening.place, 1.1, 0.5);
      });
      if (way === 0) {
        for (const z of [2.6, 4.6]) {
          workplace(scene, w * 0.36, z, 0, tone, colour);
          workplace(scene, w * 0.7, z + 0.1, 0, tone, colour);
        }
      } else if (way === 1) {
        for (const x of [w * 0.27, w * 0.73]) {
          workplace(scene, x - 0.4, 3.4, Math.PI / 2, tone, colour);
          workplace(scene, x + 0.4, 3.4, -Math.PI / 2, tone, colour);
        }
        sideboard(scene, against(scene.room, 'right', d - 1.4, 0.44), 1.6);
      } else {
        workplace(scene, w * 0.58, d - 2.2, Math.PI, tone, colour);
        for (const dx of [-0.45, 0.45]) chair(scene, { x: w * 0.58 + dx, z: d - 3.4, turn: Math.PI }, 'padded', colour);
        bookcase(scene, against(scene.room, 'back', w * 0.55, 0.36), [3, 2.1, 0.36]);
      }
      if (way !== 2) glassWall(scene);
      if (way === 0) hangArt(scene, 'back', w / 2, 2.2, 1.2);
      strips(scene, way === 2 ? [w * 0.5] : [w * 0.3, w * 0.7]);
      plant(scene, { x: 0.5, z: d - 0.5 }, 1.6);
      if (random.chance(0.6)) plant(scene, { x: w - 0.5, z: d - 0.5 }, 1.3);
    },
  };
};

/** A meeting room. */
export const meeting: Arrange = (taste, random) => {
  const [w, d] = [5 + random.next() * 0.8, 6];
  const way = random.between(0, 1);
  const openings =
    way === 0 ? windowsOn(taste, 'left', 1, d - 0.6, random) : windowsOn(taste, 'back', 0.5, w - 0.5, random);
  const long = 3.2;
  const seat = random.pick([taste.fabric, taste.second, '#3f474c', taste.accent]);
  const kind = random.pick(['shell', 'padded', 'steel'] as const);
  return {
    size: [w, Math.max(2.7, taste.height), d],
    openings,
    shell: workShell(taste, random),
    eye: [w * (0.3 + random.next() * 0.4), 1.55, -0.6],
    aim: [w * 0.5, d],
    lamps: [[w / 2, 1.9, 3.4]],
    furnish: (scene) => {
      const { room, brush, light } = scene;
      openings.forEach((opening) => random.chance(0.5) && dress(scene, opening));
      const z = d - 2.7;
      table(
        scene,
        { x: w / 2, z, turn: Math.PI / 2 },
        [long, 0.74, 1.15],
        random.pick(['steel', 'tapered', 'trestle'] as const),
        random.pick([taste.wood, '#efece5', mix(taste.wood, '#2c2622', 0.4)]),
      );
      for (let n = 0; n < 4; n++)
        for (const side of [-1, 1])
          chair(
            scene,
            { x: w / 2 + side * 0.85, z: z + (n - 1.5) * 0.78, turn: side < 0 ? Math.PI / 2 : -Math.PI / 2 },
            kind,
            seat,
          );
      if (way === 0) {
        const wall = room.walls.back;
        const wide = 1.9;
        scene.hang(() => {
          brush.rounded(wall.rect(w / 2 - wide / 2 + 0.03, 1.02, wide, 1.1), 0.03, light.shadow, 0.2);
          brush.blend(wall.rect(w / 2 - wide / 2, 1.05, wide, 1.1, 0.05), [
            { at: wall.at(w / 2 - wide / 2, 2.15), colour: '#4a5861' },
            { at: wall.at(w / 2 + wide / 2, 1.05), colour: '#23292e' },
          ]);
          brush.fill(
            [0, 1, 2, 3].map((n) => wall.rect(w / 2 - 0.7 + n * 0.28, 1.25, 0.16, 0.2 + ((n * 3) % 4) * 0.13, 0.051)),
            palette.straw,
            0.8,
          );
        });
        sideboard(scene, against(room, 'back', w / 2, 0.44), 2.2);
      } else {
        hangArt(scene, 'right', d - 2.4, 2, 1.15);
        glassWall(scene);
      }
      const lamp = random.pick(['dome', 'disc', 'drum', 'globe'] as const);
      for (const dz of [-0.9, 0.9]) pendant(scene, w / 2, 1.8, z + dz, lamp, taste.metal);
      plant(scene, { x: w - 0.45, z: d - 0.5 }, 1.5);
    },
  };
};
