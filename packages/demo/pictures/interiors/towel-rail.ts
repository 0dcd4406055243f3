import { mix, palette } from '../palette.ts';
import { alongWall, type WallName } from './room.ts';
import type { Scene } from './scene.ts';

/** A heated rail with towels. */
export function towelRail(scene: Scene, wall: WallName, place: number): void {
  const { room, brush, light, taste, random } = scene;
  const plane = room.walls[wall];
  const u = alongWall(room, wall, place) - 0.26;
  const towels = [random.pick([taste.second, taste.pop, '#e9e1d0']), random.pick(['#f4f0e8', taste.accent])];
  scene.hang(() => {
    const metal = light.shade(
      taste.style === 'loft' || taste.style === 'modern' ? '#33373a' : '#e6e4de',
      plane.normal,
      plane.at(u, 1),
    );
    brush.rods(
      [
        [plane.at(u, 0.5, 0.06), plane.at(u, 1.75, 0.06)],
        [plane.at(u + 0.52, 0.5, 0.06), plane.at(u + 0.52, 1.75, 0.06)],
      ],
      metal,
      0.028,
    );
    brush.rods(
      Array.from({ length: 12 }, (_, n) => [
        plane.at(u, 0.56 + n * 0.1, 0.06),
        plane.at(u + 0.52, 0.56 + n * 0.1, 0.06),
      ]),
      metal,
      0.018,
    );
    towels.forEach((tone, n) => {
      const v = n === 0 ? 0.95 : 0.5;
      brush.blend(plane.rect(u + 0.04, v, 0.42, 0.42, 0.09), [
        {
          at: plane.at(u, v + 0.42, 0.09),
          colour: light.shade(mix(tone, '#ffffff', 0.14), plane.normal, plane.at(u, v)),
        },
        { at: plane.at(u, v, 0.09), colour: light.shade(mix(tone, palette.slate, 0.14), plane.normal, plane.at(u, v)) },
      ]);
      brush.fill([plane.rect(u + 0.04, v + 0.05, 0.42, 0.03, 0.092)], mix(tone, '#ffffff', 0.5), 0.6);
    });
  });
}
