import { mix } from '../palette.ts';
import { armchair, pouffe } from './armchairs.ts';
import { hangArt } from './art.ts';
import { bookcase } from './bookcase.ts';
import { dress } from './curtains.ts';
import { hearth } from './hearth.ts';
import { island } from './island.ts';
import { kitchenRun } from './kitchen-units.ts';
import { floorLamp } from './lamps.ts';
import { base, centreLamp } from './living-shell.ts';
import { acrossTheRoom, cornerSeat, sofaAlongWall } from './living-sofas.ts';
import { oneRoom } from './one-room.ts';
import { windowsOn } from './openings.ts';
import { pendant, pendantOf } from './pendants.ts';
import { plant } from './plants.ts';
import { radiator } from './radiators.ts';
import { rug } from './rugs.ts';
import { against, type Arrange } from './scene.ts';
import { sofa } from './sofas.ts';
import { stool } from './stools.ts';
import { sideboard } from './storage.ts';
import { coffeeTable, table } from './tables.ts';

/** Two chairs by the fire. */
const byTheHearth: Arrange = (taste, random) => {
  const [w, d] = [4.9 + random.next() * 0.6, 4.7];
  const openings = windowsOn(taste, 'left', 1.3, d - 0.9, random);
  const shelved = random.chance(0.5);
  return base(taste, random, openings, [w, d], {
    eye: [w * (0.4 + random.next() * 0.32), 1.34, -0.75],
    aim: [w * 0.5, d],
    lamps: [
      [w / 2, 2.2, d - 1.8],
      [w - 0.7, 1.3, d - 0.6],
    ],
    furnish: (scene) => {
      const { room } = scene;
      openings.forEach((opening) => dress(scene, opening));
      const x = w / 2;
      hearth(scene, x);
      rug(scene, x, d - 1.9, 2.6, 1.8);
      if (shelved) {
        const bay = (w - 1.9) / 2 - 0.1;
        for (const at of [bay / 2 + 0.05, w - bay / 2 - 0.05])
          bookcase(
            scene,
            against(room, 'back', at, 0.32),
            [bay, random.pick([2.2, 2.4, 1.1]), 0.32],
            taste.style === 'classic' ? mix(taste.wall, '#ffffff', 0.4) : taste.wood,
          );
      } else {
        plant(scene, { x: 0.55, z: d - 0.5 }, 1.4);
        sideboard(scene, against(room, 'back', w - 0.95, 0.44), 1.3);
        hangArt(scene, 'back', w - 0.85, 1, 1.25);
      }
      armchair(scene, { x: x - 1.35, z: d - 1.75, turn: 0.85 });
      armchair(scene, { x: x + 1.35, z: d - 1.75, turn: -0.85 });
      table(scene, { x: x + 0.05, z: d - 1.55 }, [0.5, 0.5, 0.5], 'pedestal', taste.wood);
      if (random.chance(0.75)) centreLamp(scene, x, d - 1.9);
      if (random.chance(0.4)) pouffe(scene, { x: x + 0.2, z: d - 2.6 }, [0.9, 0.42, 0.5], taste.pop);
    },
  });
};

/** A view towards the windows. */
const towardsWindow: Arrange = (taste, random) => {
  const [w, d] = [4.9 + random.next() * 0.5, 4.9];
  const glazed = random.chance(0.5);
  const openings = windowsOn(taste, 'back', 0.5, w - 0.5, random, glazed);
  return base(taste, random, openings, [w, d], {
    eye: [w * (0.3 + random.next() * 0.4), 1.38, -0.8],
    aim: [w * 0.5, d],
    lamps: [[0.6, 1.5, d - 0.6]],
    furnish: (scene) => {
      const { room } = scene;
      openings.forEach((opening) => dress(scene, opening));
      if (!glazed)
        openings.forEach(
          (opening) => opening.sill > 0.5 && radiator(scene, 'back', opening.place, Math.min(1.3, opening.width * 0.8)),
        );
      rug(scene, w / 2 - 0.1, 2.8, 2.6, 2.4);
      sofa(scene, against(room, 'left', 2.9, 0.94, 0.05), 2.2);
      hangArt(scene, 'left', 2.9, 2.2, 1.15);
      coffeeTable(scene, { x: 2.1, z: 2.9 });
      armchair(scene, { x: w - 1.2, z: 3.5, turn: -0.75 });
      if (random.chance(0.5)) armchair(scene, { x: w - 1.15, z: 1.75, turn: -1.5 });
      else bookcase(scene, against(room, 'right', 2.6, 0.34), [1.8, random.pick([2.1, 1.1]), 0.34]);
      floorLamp(scene, { x: 0.5, z: d - 1.1 });
      plant(scene, { x: w - 0.55, z: d - 0.55 }, 1.6);
      if (random.chance(0.5)) centreLamp(scene, w / 2, 3);
    },
  });
};

/** An open-plan living room, with the kitchen at the far end. */
const openPlan: Arrange = (taste, random) => {
  const [w, d] = [6.2, 6.9];
  const openings = windowsOn(taste, 'left', 1.4, d - 2.6, random, true);
  return base(taste, random, openings, [w, d], {
    eye: [w * (0.45 + random.next() * 0.3), 1.45, -0.6],
    aim: [w * 0.42, d],
    lamps: [
      [w * 0.5, 1.7, d - 2.8],
      [w * 0.6, 1.8, d - 1],
    ],
    furnish: (scene) => {
      openings.forEach((opening) => dress(scene, opening));
      kitchenRun(scene, 'back', 0.9, w - 0.1, { tallAt: 'end', uppers: random.chance(0.6) });
      island(scene, { x: w * 0.56, z: d - 2.3 }, [2.3, 0.95]);
      for (const dx of [-0.7, 0, 0.7])
        stool(
          scene,
          { x: w * 0.56 + dx, z: d - 3.05, turn: Math.PI },
          0.66,
          random.pick([taste.wood, taste.second, taste.fabric]),
        );
      const lamp = pendantOf(scene);
      for (const dx of [-0.6, 0.6]) pendant(scene, w * 0.56 + dx, 1.72, d - 2.3, lamp, taste.metal);
      rug(scene, w * 0.46, 2.9, 3, 2.1);
      sofa(scene, { x: w * 0.2, z: 2.9, turn: Math.PI / 2 }, 2.1);
      coffeeTable(scene, { x: w * 0.46, z: 2.9 });
      armchair(scene, { x: w * 0.78, z: 3.1, turn: -1.2 });
      plant(scene, { x: 0.6, z: d - 2.2 }, 1.5);
      hangArt(scene, 'right', 3.2, 1.6);
    },
  });
};

const arrangements: readonly [Arrange, ...Arrange[]] = [
  sofaAlongWall,
  cornerSeat,
  byTheHearth,
  towardsWindow,
  openPlan,
  acrossTheRoom,
];

/** A living room in one of its arrangements; in houses from before 1946 often the one by the hearth. */
export const living: Arrange = (taste, random, subject) => {
  if (subject.type === 'studio') return oneRoom(taste, random, subject);
  const hearthy = (taste.age === 'old' || taste.age === 'interwar') && random.chance(0.45);
  if (hearthy) return byTheHearth(taste, random, subject);
  const open = taste.age === 'now' || taste.brick;
  const fitting = arrangements.filter(
    (arrange) => (arrange === openPlan ? open : true) && (arrange === byTheHearth ? !taste.sparse : true),
  );
  return (fitting[random.between(0, fitting.length - 1)] ?? sofaAlongWall)(taste, random, subject);
};
