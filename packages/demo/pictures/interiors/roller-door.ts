import { mix, palette } from '../palette.ts';
import type { Scene } from './scene.ts';

/** A door of horizontal slats in the far wall. */
export function rollerDoor(scene: Scene, x: number, width: number, height: number, open: boolean): void {
  const { brush, light, room, random } = scene;
  const wall = room.walls.back;
  const colour = random.pick(['#8f9a9c', '#c9c4b8', '#5f7074', '#a8452c', '#d9d4c8']);
  scene.hang(() => {
    const at = wall.at(x, height / 2);
    brush.face(wall.rect(x - width / 2 - 0.15, 0, width + 0.3, height + 0.3), light.shade('#6b7175', wall.normal, at));
    if (open) {
      brush.blend(wall.rect(x - width / 2, 0, width, height), [
        { at: wall.at(x, height), colour: mix(light.sky[2], '#ffffff', 0.4) },
        { at: wall.at(x, 1.4), colour: mix(light.sky[2], '#b9bfa6', 0.4) },
        { at: wall.at(x, 0), colour: '#a5a298' },
      ]);
      brush.face(wall.rect(x - width / 2, height * 0.26, width, height * 0.16), mix('#8a9a63', light.sky[2], 0.3), 0.9);
    }
    const low = open ? height * 0.72 : 0;
    const slats = Math.round((height - low) / 0.3);
    for (let n = 0; n < slats; n++) {
      const v = low + n * 0.3;
      brush.blend(wall.rect(x - width / 2, v, width, 0.3), [
        { at: wall.at(x, v + 0.3), colour: light.shade(mix(colour, '#ffffff', 0.2), wall.normal, at) },
        { at: wall.at(x, v), colour: light.shade(mix(colour, palette.slate, 0.15), wall.normal, at) },
      ]);
    }
  });
}
