import type { Random } from '../listings/random.ts';
import type { FacadeSubject } from './address.ts';
import type { Stance } from './camera.ts';
import type { Light } from './light.ts';
import type { Building } from './plot.ts';

/** Where the photographer stands. Coordinates: the listing's front from x = 0, at z = 0. */
export function stanceFor(
  view: FacadeSubject['view'],
  building: Building | null,
  light: Light,
  random: Random,
): Stance {
  const width = building?.width ?? 18;
  const height = building?.height ?? 5;
  const setback = building?.setback ?? 5;
  const middle = width / 2;
  if (view === 'aerial') {
    const far = Math.max(30, width * 1.9, height * 3);
    const yaw = light.side * 0.34;
    return {
      eye: [middle - Math.sin(yaw) * far, far * 0.86, -Math.cos(yaw) * far * 0.86],
      yaw,
      pitch: 0.64,
      focal: 1150,
      horizon: 380,
    };
  }
  if (view === 'street') {
    const far = width * 0.12 + 3.4;
    const left = random.chance(0.5);
    return {
      eye: [left ? -far : width + far, 1.75, -Math.max(7.5, setback + 5.5)],
      yaw: left ? 0.78 : -0.78,
      focal: 880,
      horizon: 560,
    };
  }
  const focal = 1180;
  const far = Math.max(
    11.5 + setback * 0.5,
    (width * focal) / (building && building.gap > 0 ? 900 : 760),
    (height * focal) / 600,
  );
  const yaw = (random.chance(0.5) ? 1 : -1) * (0.1 + random.next() * 0.16);
  return {
    eye: [middle - Math.sin(yaw) * far, 1.7, -Math.cos(yaw) * far],
    yaw,
    focal,
    horizon: Math.min(648, 726 - (1.7 * focal) / far),
  };
}
