import { mix } from '../palette.ts';
import { armchair, pouffe } from './armchairs.ts';
import { hangArt } from './art.ts';
import { bed, bedKindOf } from './beds.ts';
import { dress } from './curtains.ts';
import { tableLamp } from './lamps.ts';
import { mirror } from './mirrors.ts';
import { nightTable } from './night-table.ts';
import { windowsOn } from './openings.ts';
import { pendant, pendantOf } from './pendants.ts';
import { plant } from './plants.ts';
import { radiator } from './radiators.ts';
import { rug } from './rugs.ts';
import { against, type Arrange, type Scene } from './scene.ts';
import type { ShellWish } from './shell.ts';
import { chest, wardrobe } from './storage.ts';
import type { Taste } from './taste.ts';

/** Bedroom walls: quieter than those of the living room, with a coloured wall behind the bed. */
function bedroomShell(taste: Taste, head: 'back' | 'left' | 'right', tone: string | null): ShellWish {
  const colour = taste.wallpaper ?? tone;
  const floor =
    taste.floor.pattern === 'stone' || taste.floor.pattern === 'terracotta' || taste.floor.pattern === 'large-tiles'
      ? { pattern: 'wide-planks' as const, colour: taste.wood, second: taste.wood }
      : taste.floor;
  return {
    floor,
    colours: colour === null ? {} : { [head]: colour },
    paper: taste.wallpaper !== null ? [head] : [],
    brick: taste.brick && head === 'back' ? ['back'] : [],
  };
}

function nightStand(scene: Scene, x: number, z: number, turn: number): void {
  const top = nightTable(scene, { x, z, turn });
  tableLamp(scene, x, top, z);
}

export const bedroom: Arrange = (taste, random) => {
  const [w, d] = [4.3 + random.next() * 0.6, 4.5];
  const way = random.between(0, 3);
  const tone = random.chance(taste.sparse ? 0.3 : 0.75)
    ? mix(taste.accent, taste.wall, random.pick([0.15, 0.4, 0.55]))
    : null;
  const linen = random.pick([
    '#f1ebdf',
    mix(taste.second, '#f4f0e8', 0.6),
    '#e9e4da',
    mix(taste.fabric, '#f4f0e8', 0.65),
  ]);
  const cover = random.pick([
    '#efe8da',
    mix(taste.accent, '#efe8da', 0.35),
    mix(taste.second, '#efe8da', 0.3),
    mix(taste.fabric, '#efe8da', 0.35),
    '#e3dccd',
  ]);
  const wide = random.pick([1.6, 1.6, 1.8]);
  const brick = taste.brick ? '#b57a5c' : tone;
  if (way <= 1) {
    const openings = windowsOn(taste, 'left', 1.1, d - 0.8, random);
    const x = w * 0.5 + (way === 0 ? 0.15 : -0.05);
    return {
      size: [w, taste.height, d],
      openings,
      shell: bedroomShell(taste, 'back', brick),
      eye: way === 0 ? [w * (0.4 + random.next() * 0.25), 1.42, -1] : [w - 0.7, 1.45, -0.75],
      aim: way === 0 ? [w * 0.5, d] : [w * 0.36, d],
      lamps: [
        [x - wide / 2 - 0.4, 0.9, d - 0.4],
        [x + wide / 2 + 0.4, 0.9, d - 0.4],
      ],
      furnish: (scene) => {
        const { room } = scene;
        openings.forEach((opening) => {
          dress(scene, opening);
          if (opening.sill > 0.45) radiator(scene, 'left', opening.place, Math.min(1.1, opening.width), 0.5);
        });
        if (!taste.sparse && random.chance(0.7)) rug(scene, x, d - 1.6, 2.6, 1.9);
        bed(scene, { x, z: d - 1.12 }, wide, bedKindOf(scene), linen, cover);
        for (const side of [-1, 1]) nightStand(scene, x + side * (wide / 2 + 0.4), d - 0.26, 0);
        hangArt(scene, 'back', x, 1.7, 1.32);
        if (random.chance(0.6))
          wardrobe(
            scene,
            against(room, 'right', d - 2.1, 0.6),
            [1.6, Math.min(2.2, taste.height - 0.3), 0.6],
            taste.style === 'plain' || taste.style === 'modern' ? mix(taste.wall, '#ffffff', 0.3) : taste.wood,
          );
        else {
          chest(scene, against(room, 'right', d - 1.9, 0.46), [1.1, 0.85, 0.46]);
          mirror(scene, room.walls.right, { u: 1.5, v: 1.1, width: 0.8, height: 0.8 }, true);
        }
        if (random.chance(0.5)) pouffe(scene, { x, z: d - 2.5 }, [1.2, 0.44, 0.42], taste.second);
        if (random.chance(0.5)) pendant(scene, x, room.height - 0.7, d - 2, pendantOf(scene), taste.metal);
        plant(scene, { x: 0.45, z: d - 0.45 }, 1.2);
      },
    };
  }
  // The bed along the side wall, with light from the end of the room.
  const openings = windowsOn(taste, 'back', 0.5, w - 0.6, random, random.chance(0.3));
  return {
    size: [w, taste.height, d],
    openings,
    shell: bedroomShell(taste, 'left', tone),
    eye: [w - 0.6 - random.next() * 0.5, 1.42, -0.8],
    aim: [w * 0.4, d],
    lamps: [
      [0.3, 0.9, d - 0.9],
      [0.3, 0.9, 1.2],
    ],
    furnish: (scene) => {
      const { room } = scene;
      openings.forEach((opening) => {
        dress(scene, opening);
        if (opening.sill > 0.45) radiator(scene, 'back', opening.place, Math.min(1.1, opening.width), 0.5);
      });
      const z = d - 1.85;
      if (!taste.sparse) rug(scene, 1.6, z, 2.3, 2.4);
      bed(scene, { x: 1.14, z, turn: Math.PI / 2 }, wide, bedKindOf(scene), linen, cover);
      nightStand(scene, 0.26, z + wide / 2 + 0.36, Math.PI / 2);
      if (z - wide / 2 > 1) nightStand(scene, 0.26, z - wide / 2 - 0.36, Math.PI / 2);
      hangArt(scene, 'left', z, 1.7, 1.32);
      if (random.chance(0.5)) armchair(scene, { x: w - 0.9, z: d - 0.95, turn: -0.6 });
      else plant(scene, { x: w - 0.5, z: d - 0.5 }, 1.5);
      if (random.chance(0.6)) chest(scene, against(room, 'right', 2.1, 0.46), [1.2, 0.8, 0.46]);
      if (random.chance(0.5)) pendant(scene, w / 2, room.height - 0.7, d / 2 + 0.4, pendantOf(scene), taste.metal);
    },
  };
};
