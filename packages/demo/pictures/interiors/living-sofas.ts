import { armchair, pouffe } from './armchairs.ts';
import { hangArt } from './art.ts';
import { chair, chairKindOf } from './chairs.ts';
import { cornerSofa } from './corner-sofa.ts';
import { dress } from './curtains.ts';
import { floorLamp, tableLamp } from './lamps.ts';
import { base, centreLamp } from './living-shell.ts';
import { mirror } from './mirrors.ts';
import { windowsOn } from './openings.ts';
import { plant } from './plants.ts';
import { radiator } from './radiators.ts';
import { rug } from './rugs.ts';
import { against, type Arrange } from './scene.ts';
import { sofa } from './sofas.ts';
import { sideboard } from './storage.ts';
import { coffeeTable } from './tables.ts';

/** The sofa along the far wall, with pictures above it and windows at the side. */
export const sofaAlongWall: Arrange = (taste, random) => {
  const [w, d] = [4.8 + random.next() * 0.6, 4.7];
  const openings = windowsOn(taste, 'left', 1.5, d - 0.4, random);
  const x = w * (0.5 + random.next() * 0.08);
  return base(taste, random, openings, [w, d], {
    eye: [w * (0.5 + random.next() * 0.3), 1.32, -0.85],
    aim: [w * (0.42 + random.next() * 0.06), d],
    lamps: [
      [x + 1.6, 1.5, d - 0.5],
      [w / 2, 2, 3],
    ],
    furnish: (scene) => {
      const { room } = scene;
      openings.forEach((opening) => dress(scene, opening));
      openings
        .slice(0, 1)
        .forEach(
          (opening) => opening.sill > 0.5 && radiator(scene, 'left', opening.place, Math.min(1.2, opening.width)),
        );
      rug(scene, x, d - 2, 3.1, 2.1);
      sofa(scene, against(room, 'back', x, 0.94, 0.06), random.pick([2.2, 2.4, 1.9]));
      hangArt(scene, 'back', x, 2.4, 1.15);
      coffeeTable(scene, { x, z: d - 2 });
      armchair(scene, { x: w - 1.1, z: d - 2.3, turn: -1.15 - random.next() * 0.4 });
      if (random.chance(0.7)) floorLamp(scene, { x: x + 1.65, z: d - 0.5 });
      else sideboard(scene, against(room, 'right', 2.6, 0.44), 1.6);
      plant(scene, { x: 0.5, z: d - 0.5 }, 1.3 + random.next() * 0.5);
      if (random.chance(0.6)) centreLamp(scene, x, d - 2.1);
      if (random.chance(0.5)) pouffe(scene, { x: x - 1.1, z: d - 2.9, turn: 0.2 }, [0.55, 0.4, 0.55], taste.pop);
    },
  });
};

/** A corner sofa, seen across the room from the opposite corner. */
export const cornerSeat: Arrange = (taste, random) => {
  const [w, d] = [5.1, 4.9];
  const openings = windowsOn(taste, 'left', 1.4, d - 0.7, random, random.chance(0.5));
  return base(taste, random, openings, [w, d], {
    eye: [w * (0.3 + random.next() * 0.35), 1.38, -0.8],
    aim: [w * 0.52, d],
    lamps: [[w - 0.5, 1.6, d - 0.6]],
    furnish: (scene) => {
      openings.forEach((opening) => dress(scene, opening));
      rug(scene, w - 2.3, d - 2.3, 3, 2.2);
      cornerSofa(scene, { x: w - 1.45, z: d - 1.25 }, 2.8, 2.4);
      hangArt(scene, 'back', w - 1.9, 2.2, 1.15);
      if (random.chance(0.5)) hangArt(scene, 'right', d - 2.2, 1.4, 1.2);
      coffeeTable(scene, { x: w - 2.4, z: d - 2.3 });
      floorLamp(scene, { x: w - 3.2, z: d - 0.5 });
      plant(scene, { x: 0.55, z: d - 0.55 }, 1.5 + random.next() * 0.4);
      if (random.chance(0.6)) armchair(scene, { x: 1.2, z: d - 2.4, turn: 1 });
    },
  });
};

/** A sideboard along the wall, with the sofa in front of it seen from the side. */
export const acrossTheRoom: Arrange = (taste, random) => {
  const [w, d] = [5.3, 4.7];
  const openings = windowsOn(taste, 'back', w * 0.08, w * 0.56, random, random.chance(0.4));
  return base(taste, random, openings, [w, d], {
    eye: [w - 1 - random.next() * 0.6, 1.36, -0.7],
    aim: [w * 0.36, d],
    lamps: [
      [w - 1, 1.2, d - 0.4],
      [w / 2, 2, 2.6],
    ],
    furnish: (scene) => {
      const { room } = scene;
      openings.forEach((opening) => dress(scene, opening));
      sideboard(scene, against(room, 'back', w - 1.3, 0.44), 1.9);
      tableLamp(scene, w - 0.75, 0.78, d - 0.26);
      if (random.chance(0.5)) mirror(scene, room.walls.back, { u: w - 1.8, v: 1.15, width: 0.95, height: 0.95 }, true);
      else hangArt(scene, 'back', w - 1.4, 1.9, 1.15);
      rug(scene, w * 0.42, d - 2.4, 2.9, 2.1);
      sofa(scene, against(room, 'left', d - 2.4, 0.94, 0.3), 2.3);
      hangArt(scene, 'left', d - 2.4, 1.8, 1.2);
      coffeeTable(scene, { x: w * 0.38, z: d - 2.4 });
      armchair(scene, { x: w * 0.56, z: d - 1, turn: 0.1 });
      plant(scene, { x: w * 0.6, z: d - 0.5 }, 1.4);
      if (random.chance(0.6)) centreLamp(scene, w * 0.44, d - 2.3);
      const kind = chairKindOf(scene);
      if (random.chance(0.3)) chair(scene, { x: w - 0.5, z: d - 1.6, turn: -1.3 }, kind, taste.wood);
    },
  });
};
