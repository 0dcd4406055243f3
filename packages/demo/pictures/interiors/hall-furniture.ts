import { mix } from '../palette.ts';
import { hangArt } from './art.ts';
import { tableLamp } from './lamps.ts';
import { mirror } from './mirrors.ts';
import { alongWall, type WallName } from './room.ts';
import { against, type Scene } from './scene.ts';
import { settingOut } from './storage.ts';
import { corners } from '../shapes.ts';

/** Coats and bags on hooks. */
export function coats(scene: Scene, wall: WallName, place: number): void {
  const { brush, light, room, taste, random } = scene;
  const plane = room.walls[wall];
  const u = alongWall(room, wall, place);
  const hung = Array.from({ length: 3 }, () => ({
    long: 0.7 + random.next() * 0.35,
    tone: random.pick(['#3f4f5c', taste.pop, '#8a7a5f', taste.second, '#5f6f64']),
  }));
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
export function consoleTable(scene: Scene, wall: WallName, place: number): void {
  const { room, taste, random } = scene;
  const [w, h, d] = [1.1, 0.82, 0.34];
  const set = settingOut(scene, w, h, d);
  scene.stand(against(room, wall, place, d), [w, h + 0.4, d], (piece) => {
    for (const [x, z] of corners([0.04, w - 0.04], [0.04, d - 0.04]))
      piece.rod(
        taste.style === 'loft' || taste.style === 'modern' ? taste.metal : taste.wood,
        0.035,
        [x, h - 0.03, z],
        [x, 0.01, z],
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
