import { createRandom } from '../../listings/random.ts';
import { backGarden } from './back-garden.ts';
import type { Point } from '../camera.ts';
import { frontGarden } from './front-garden.ts';
import { land } from './land.ts';
import type { Scene, Surroundings } from './scene.ts';
import type { Caster } from '../shade.ts';
import { streetLife } from './street-life.ts';
import { treeCaster } from '../greenery/trees.ts';
import type { Tree } from '../greenery/tree-shapes.ts';
import { yard } from './yard.ts';

/** Trees, hedges, bicycles, cars and other objects around the building. */
export function around(scene: Scene, garden: boolean): Surroundings {
  const { subject, ours } = scene;
  if (!ours) return land(scene);
  if (garden) return backGarden(scene, ours);
  if (ours.gap > 2)
    return subject.variant === 'warehouse' || subject.variant === 'offices' || subject.variant === 'workshop'
      ? yard(scene, ours)
      : frontGarden(scene, ours);
  return subject.variant === 'garage-box' ? yard(scene, ours) : streetLife(scene, ours);
}

/** Shadow casters outside the picture: a tree, or the houses across the street. */
export function unseenCasters(scene: Scene): Caster[] {
  const { light, seed, setback, width, eye, ours } = scene;
  const random = createRandom(seed * 3 + 77);
  const kind = random.next();
  if (light.hour === 'overcast' || light.hour === 'dusk' || !ours) return [];
  const [across, slope, away] = [light.sun[0], light.sun[1], -light.sun[2]];
  if (kind < 0.32) {
    // Behind the photographer, so tall that its crown's shadow reaches up the front.
    const z = Math.min(eye[2] - 1.5, -setback - 5);
    const lift = (slope / away) * -z;
    const aim = width * (light.side > 0 ? 0.04 + random.next() * 0.22 : 0.74 + random.next() * 0.22);
    const reach = Math.min(ours.height * 0.75, 5.5);
    const tree: Tree = {
      kind: 'lime',
      at: [aim + (across / away) * -z, lift - reach * 0.55, z],
      height: reach * 1.7,
      seed,
    };
    return [treeCaster(tree)];
  }
  if (kind < 0.68 && setback < 3) {
    // The roofs across the street shade the lower part of the front.
    const z = -setback - 13;
    const lift = (slope / away) * -z;
    const shift = (across / away) * -z;
    const roofs: Point[][] = [];
    for (let x = -26 + shift; x < width + 26 + shift;) {
      const wide = 5 + random.next() * 3;
      const top = lift + 0.3 + random.next() * Math.min(2.2, ours.height * 0.2);
      const gable = random.chance(0.5) ? 1.6 : 0;
      roofs.push([
        [x, 0, z],
        [x + wide, 0, z],
        [x + wide, top, z],
        [x + wide / 2, top + gable, z],
        [x, top, z],
      ]);
      x += wide;
    }
    return [roofs];
  }
  return [];
}
