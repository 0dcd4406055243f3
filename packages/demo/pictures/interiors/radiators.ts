import { mix, palette } from '../palette.ts';
import { alongWall, type WallName } from './room.ts';
import type { Scene } from './scene.ts';

/** A radiator on a wall, in the style of the house's period; `wide` in metres. */
export function radiator(scene: Scene, wall: WallName, place: number, wide: number, high = 0.55): void {
  const { brush, light, room, taste } = scene;
  if (taste.radiator === 'none') return;
  const plane = room.walls[wall];
  const u = alongWall(room, wall, place) - wide / 2;
  const colour = taste.radiator === 'columns' && taste.brick ? '#4a4d4f' : '#efebe2';
  scene.hang(() => {
    const at = plane.at(u + wide / 2, 0.4);
    const tone = light.shade(colour, plane.normal, at);
    brush.rounded(plane.rect(u - 0.02, 0.06, wide + 0.06, high + 0.04), 0.04, light.shadow, 0.18);
    if (taste.radiator === 'panel') {
      brush.face(plane.rect(u, 0.12, wide, high - 0.06, 0.08), tone);
      brush.fill(
        Array.from({ length: Math.round(wide / 0.09) }, (_, n) =>
          plane.rect(u + 0.05 + n * 0.09, 0.15, 0.014, high - 0.13, 0.081),
        ),
        mix(tone, palette.slate, 0.3),
        0.45,
      );
      brush.face(
        [
          plane.at(u, 0.06 + high, 0),
          plane.at(u + wide, 0.06 + high, 0),
          plane.at(u + wide, 0.06 + high, 0.08),
          plane.at(u, 0.06 + high, 0.08),
        ],
        mix(tone, '#ffffff', 0.3),
      );
      return;
    }
    const columns = Math.round(wide / 0.075);
    const each = wide / columns;
    for (let n = 0; n < columns; n++)
      brush.rounded(
        plane.rect(u + n * each, 0.08, each * 0.86, high, 0.1),
        0.03,
        n % 2 ? tone : mix(tone, palette.slate, 0.1),
      );
    brush.fill(
      Array.from({ length: columns }, (_, n) =>
        plane.rect(u + n * each + each * 0.6, 0.12, each * 0.2, high - 0.08, 0.101),
      ),
      mix(tone, palette.slate, 0.4),
      0.55,
    );
  });
}
