import { mix } from '../palette.ts';
import { hangArt } from './art.ts';
import { bookcase } from './bookcase.ts';
import { bouquet } from './bouquets.ts';
import { chair, chairKindOf } from './chairs.ts';
import { dress } from './curtains.ts';
import { hearth } from './hearth.ts';
import { livingShell } from './living-shell.ts';
import { mirror } from './mirrors.ts';
import { windowsOn } from './openings.ts';
import { pendant, pendantOf } from './pendants.ts';
import type { Piece } from './piece.ts';
import { plant } from './plants.ts';
import { radiator } from './radiators.ts';
import { rug } from './rugs.ts';
import { against, type Arrange, type Scene, type Spot } from './scene.ts';
import { bowl, vase } from './small-things.ts';
import { sideboard } from './storage.ts';
import { table, type TableKind } from './tables.ts';

/** A laid dining table with its chairs; `long` runs along x unless `turned`. */
export function diningGroup(
  scene: Scene,
  { x, z }: Spot,
  long: number,
  round: boolean,
  turned = false,
  seats = Math.floor(long / 0.62),
): void {
  const { taste, random } = scene;
  const kind = chairKindOf(scene);
  const colour = random.pick([taste.wood, taste.fabric, taste.second, mix(taste.wood, '#2c2622', 0.4)]);
  const top: TableKind = round
    ? 'pedestal'
    : taste.style === 'country' || taste.dated
      ? 'farm'
      : taste.style === 'loft'
        ? 'steel'
        : random.pick(['tapered', 'legs'] as const);
  const wood = taste.style === 'plain' ? mix(taste.wood, '#ffffff', 0.2) : taste.wood;
  const set = setTable(scene, long, round ? long : 0.92);
  table(scene, { x, z, turn: turned ? Math.PI / 2 : 0 }, [long, 0.75, round ? long : 0.92], top, wood, set);
  if (round) {
    const count = long > 1.25 ? 5 : 4;
    for (let n = 0; n < count; n++) {
      const angle = (n / count) * Math.PI * 2 + 0.5;
      chair(
        scene,
        {
          x: x + Math.cos(angle) * (long / 2 + 0.22),
          z: z + Math.sin(angle) * (long / 2 + 0.22),
          turn: Math.atan2(-Math.cos(angle), Math.sin(angle)),
        },
        kind,
        colour,
      );
    }
    return;
  }
  const each = Math.max(2, seats);
  for (let n = 0; n < each; n++) {
    const along = ((n + 0.5) / each - 0.5) * (long - 0.2);
    const out = 0.66 + random.next() * 0.06;
    if (turned) {
      chair(scene, { x: x - out, z: z + along, turn: Math.PI / 2 }, kind, colour);
      chair(scene, { x: x + out, z: z + along, turn: -Math.PI / 2 }, kind, colour);
    } else {
      chair(scene, { x: x + along, z: z + out, turn: 0 }, kind, colour);
      chair(scene, { x: x + along, z: z - out, turn: Math.PI }, kind, colour);
    }
  }
}

function setTable(scene: Scene, wide: number, deep: number): (piece: Piece, top: number) => void {
  const { taste, random, brush, light } = scene;
  const tone = random.pick(['#e6e1d6', '#8fa39d', '#b5654a', '#53606a']);
  const flower = random.pick([taste.pop, '#e9dfca', '#c98f2b', '#b98a94', '#8a9a4b']);
  const fruit = random.pick(['#c98f2b', '#a8452c', '#8a9a4b', undefined]);
  const which = random.between(0, 3);
  return (piece, top) => {
    if (taste.sparse && which < 2) return;
    if (which !== 1) {
      vase(piece, [wide * 0.42, top, deep * 0.5], 0.24, tone);
      piece.other([wide * 0.42 - 0.05, top + 0.24, deep * 0.5 - 0.05], [0.1, 0.4, 0.1], (place) =>
        bouquet(brush, light, place([wide * 0.42, top + 0.22, deep * 0.5]), 0.36, flower, random),
      );
    }
    if (which !== 2)
      bowl(piece, [wide * 0.64, top, deep * 0.5], 0.16, tone === '#e6e1d6' ? '#8fa39d' : '#e6e1d6', fruit);
  };
}

export const dining: Arrange = (taste, random) => {
  const [w, d] = [4.5 + random.next() * 0.6, 4.7];
  const way = random.between(0, 3);
  const round = random.chance(0.35);
  const turned = !round && way === 1;
  const openings =
    way === 2
      ? windowsOn(taste, 'back', 0.6, w - 0.6, random, random.chance(0.4))
      : windowsOn(taste, 'left', 1.2, d - 0.8, random);
  const [x, z] = [w * 0.52, d - 2.15];
  return {
    size: [w, taste.height, d],
    openings,
    shell: livingShell(taste, random),
    eye: [way === 1 ? w * 0.78 : w * (0.3 + random.next() * 0.35), 1.45, -0.75],
    aim: [w * 0.5, d],
    lamps: [[x, 1.8, z]],
    furnish: (scene) => {
      const { room } = scene;
      openings.forEach((opening) => {
        dress(scene, opening);
        if (opening.sill > 0.5) radiator(scene, opening.wall, opening.place, Math.min(1.2, opening.width));
      });
      if (!taste.sparse && random.chance(0.6)) rug(scene, x, z, 3, 2.3);
      diningGroup(scene, { x, z }, round ? random.pick([1.2, 1.4]) : random.pick([1.8, 2.1]), round, turned);
      const lamp = pendantOf(scene);
      if (round || turned || random.chance(0.5)) pendant(scene, x, 1.62, z, lamp, taste.metal);
      else for (const dx of [-0.45, 0.45]) pendant(scene, x + dx, 1.62, z, lamp, taste.metal);
      if (way === 0 && (taste.age === 'old' || taste.age === 'interwar')) hearth(scene, w / 2);
      else if (way !== 2) {
        const low = random.chance(0.5);
        if (low) {
          sideboard(scene, against(room, 'back', x, 0.44), 1.9);
          if (random.chance(0.4)) mirror(scene, room.walls.back, { u: x - 0.5, v: 1.1, width: 1, height: 1 }, true);
          else hangArt(scene, 'back', x, 2.2, 1.15);
        } else {
          hangArt(scene, 'back', x, 2.4, 1.05);
          bookcase(scene, against(room, 'right', d - 1.4, 0.36), [1.3, 1.9, 0.36]);
        }
      } else hangArt(scene, 'right', d - 2, 1.6, 1.15);
      plant(scene, { x: way === 2 ? w - 0.5 : 0.5, z: d - 0.5 }, 1.4 + random.next() * 0.4);
    },
  };
};
