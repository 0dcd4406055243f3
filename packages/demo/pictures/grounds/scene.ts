import type { Random } from '../../listings/random.ts';
import type { FacadeSubject } from '../address.ts';
import type { Building } from '../buildings/plot.ts';
import type { Point } from '../camera.ts';
import type { Tree } from '../greenery/tree-shapes.ts';
import type { Light } from '../light.ts';
import type { Standing } from './standing.ts';

/** The subject of a picture, as its surroundings need it. */
export interface Scene {
  subject: FacadeSubject;
  seed: number;
  ours: Building | null;
  width: number;
  /** Metres from the pavement to the front. */
  setback: number;
  light: Light;
  eye: Point;
  random: Random;
}

/** Objects around a building; the trees are also listed apart, for their shadows. */
export interface Surroundings {
  standing: Standing[];
  trees: Tree[];
}
