import type { Random } from '../../listings/random.ts';
import { mix } from '../palette.ts';
import { hangArt, mirror } from './art.ts';
import { frontDoor, innerDoor } from './doorways.ts';
import { pendant, pendantOf, tableLamp } from './lamps.ts';
import { windowsOn } from './openings.ts';
import { plant } from './plants.ts';
import { radiator } from './radiators.ts';
import { alongWall, type WallName } from './room.ts';
import { against, type Arrange, type Scene } from './scene.ts';
import type { ShellWish } from './shell.ts';
import { flight } from './stairs.ts';
import { chest, settingOut } from './storage.ts';
import { rug } from './textiles.ts';
import type { Taste } from './taste.ts';

function shell(taste: Taste, random: Random): ShellWish {
  const tone = mix(taste.accent, taste.wall, random.pick([0.35, 0.6, 1]));
  return {
    floor: taste.age === 'now' && random.chance(0.5) ? taste.floor : taste.wet,
    colours: { left: tone, right: tone, back: tone },
    panelled: taste.panelling || (taste.age === 'old' && random.chance(0.6)) ? ['left', 'right'] : [],
    paper: taste.wallpaper !== null ? ['left', 'right', 'back'] : [],
    brick: taste.brick && random.chance(0.6) ? ['left'] : [],
  };
}

/** Coats and bags on hooks. */
function coats(scene: Scene, wall: WallName, place: number): void {
  const { brush, light, room, taste, random } = scene;
  const plane = room.walls[wall];
  const u = alongWall(room, wall, place);
  const tones = [taste.pop, taste.accent, '#3f4f5c', '#8a7a5f', taste.second];
  const hung = Array.from({ length: 3 }, () => ({
    long: 0.7 + random.next() * 0.35,
    tone: random.pick(['#3f4f5c', taste.pop, '#8a7a5f', taste.second, '#5f6f64']),
  }));
  void tones;
  scene.hang(() => {
    const at = plane.at(u, 1.5);
    brush.face(plane.rect(u - 0.6, 1.66, 1.2, 0.1, 0.02), light.shade(taste.wood, plane.normal, at));
    hung.forEach(({ long, tone }, n) => {
      const x = u - 0.42 + n * 0.38;
      const colour = light.shade(tone, plane.normal, at);
      brush.rounded(
        [
          plane.at(x - 0.1, 1.68, 0.08),
          plane.at(x + 0.1, 1.68, 0.08),
          plane.at(x + 0.2, 1.68 - long, 0.1),
          plane.at(x - 0.2, 1.68 - long, 0.1),
        ],
        0.06,
        colour,
      );
      brush.face(
        [
          plane.at(x - 0.005, 1.6, 0.101),
          plane.at(x + 0.015, 1.6, 0.101),
          plane.at(x + 0.03, 1.68 - long, 0.101),
          plane.at(x - 0.01, 1.68 - long, 0.101),
        ],
        mix(colour, '#1d2126', 0.35),
        0.6,
      );
    });
  });
}

/** A console with a lamp and a mirror above. */
function consoleTable(scene: Scene, wall: WallName, place: number): void {
  const { room, taste, random } = scene;
  const [w, h, d] = [1.1, 0.82, 0.34];
  const set = settingOut(scene, w, h, d);
  scene.stand(against(room, wall, place, d), [w, h + 0.4, d], (piece) => {
    for (const [x, z] of [
      [0.04, 0.04],
      [w - 0.04, 0.04],
      [0.04, d - 0.04],
      [w - 0.04, d - 0.04],
    ] as const)
      piece.rods(
        [
          [
            [x, h - 0.03, z],
            [x, 0.01, z],
          ],
        ],
        taste.style === 'loft' || taste.style === 'modern' ? taste.metal : taste.wood,
        0.035,
      );
    piece.box([0, h - 0.12, 0], [w, 0.12, d], taste.wood);
    if (random.chance(0.5)) piece.box([0.04, 0.22, 0.03], [w - 0.08, 0.03, d - 0.06], taste.wood);
    set(piece);
  });
  const spot = against(room, wall, place, d);
  if (random.chance(0.7)) tableLamp(scene, spot.x, h, spot.z - 0.35);
  const plane = room.walls[wall];
  const u = alongWall(room, wall, place);
  if (random.chance(0.6))
    mirror(
      scene,
      plane,
      { u: u - 0.38, v: 1.15, width: 0.76, height: random.chance(0.5) ? 0.76 : 1.05 },
      random.chance(0.6),
    );
  else hangArt(scene, wall, place, 1, 1.15);
}

/** An entrance hall: towards the front door, with stairs where there is another floor. */
const entrance: Arrange = (taste, random, subject) => {
  const house = subject.floors > 1 && subject.type !== 'apartment' && subject.type !== 'studio';
  const stairs = house || subject.variant === 'duplex';
  const [w, d] = [stairs ? 3 : 2.3 + random.next() * 0.5, 5.2];
  const door = stairs ? 0.95 : w / 2 + (random.next() - 0.5) * 0.3;
  return {
    size: [w, Math.max(2.6, taste.height), d],
    openings: [],
    daylight: [
      [door, 1.7, d - 0.6],
      [w / 2, 2.4, 0.6],
    ],
    shell: shell(taste, random),
    eye: [stairs ? 0.95 + random.next() * 0.3 : w * (0.4 + random.next() * 0.2), 1.48, -1.1],
    aim: [w * (stairs ? 0.46 : 0.5), d],
    focal: 860,
    lamps: [
      [door, 1.9, d - 0.4],
      [w / 2, 2.3, 2.2],
    ],
    furnish: (scene) => {
      frontDoor(scene, door);
      if (!taste.sparse) rug(scene, stairs ? 0.95 : w / 2, 2.5, 0.85, 3);
      innerDoor(scene, 'left', d - 1.1, random.chance(0.4));
      innerDoor(scene, 'left', 1.6, random.chance(0.3));
      if (stairs) flight(scene, w - 0.5, 1.9, 0.98);
      else {
        if (random.chance(0.6)) consoleTable(scene, 'right', d - 2.2);
        else chest(scene, against(scene.room, 'right', d - 2.2, 0.4), [1, 0.85, 0.4]);
        innerDoor(scene, 'right', d - 0.75, random.chance(0.5));
        coats(scene, 'right', 1.4);
      }
      if (stairs && random.chance(0.6)) radiator(scene, 'left', d - 2.3, 0.8, 0.8);
      else if (random.chance(0.5)) hangArt(scene, 'left', d - 2.35, 0.9, 1.2);
      const kind = pendantOf(scene);
      pendant(scene, stairs ? 1 : w / 2, scene.room.height - 0.75, 2.7, kind === 'paper' ? 'globe' : kind, taste.metal);
      if (!stairs && random.chance(0.5)) plant(scene, { x: 0.35, z: d - 0.35 }, 1.1);
    },
  };
};

/** A landing or an inner hall that ends at a window. */
const landing: Arrange = (taste, random) => {
  const [w, d] = [2.5 + random.next() * 0.4, 4.6];
  const openings = windowsOn(taste, 'back', 0.5, w - 0.5, random).slice(0, 1);
  return {
    size: [w, taste.height, d],
    openings,
    shell: shell(taste, random),
    eye: [w * (0.35 + random.next() * 0.3), 1.45, -1.1],
    aim: [w * 0.5, d],
    focal: 860,
    lamps: [[w / 2, 2.2, 2]],
    furnish: (scene) => {
      openings.forEach((opening) => opening.sill > 0.45 && radiator(scene, 'back', opening.place, 0.9, 0.5));
      innerDoor(scene, 'left', d - 0.9, true);
      innerDoor(scene, 'left', 1.5);
      innerDoor(scene, 'right', d - 0.85, random.chance(0.4));
      consoleTable(scene, 'right', d - 2.2);
      if (!taste.sparse) rug(scene, w / 2, 2.4, 0.9, 2.8);
      hangArt(scene, 'left', d - 2.15, 0.9, 1.2);
      const kind = pendantOf(scene);
      pendant(scene, w / 2, scene.room.height - 0.7, 2.4, kind === 'paper' ? 'globe' : kind, taste.metal);
      plant(scene, { x: w - 0.35, z: d - 0.35 }, 1.1);
    },
  };
};

/** A hall. */
export const hall: Arrange = (taste, random, subject) =>
  (random.chance(0.75) ? entrance : landing)(taste, random, subject);
