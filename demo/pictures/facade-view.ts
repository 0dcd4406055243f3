import { createRandom } from '../listings/random.ts';
import { type FacadeSubject, seedOf } from './address.ts';
import { designBuilding, isWorks } from './buildings.ts';
import { createCamera, type Point } from './camera.ts';
import { type Canvas, createCanvas } from './canvas.ts';
import { paintLevel, paintStreet } from './ground.ts';
import { paintForecourt, paintGarden } from './grounds.ts';
import { type Light, lightFor } from './light.ts';
import { row, rowBehind } from './neighbours.ts';
import type { Plot } from './plot.ts';
import { paintDistance, paintSky } from './sky.ts';
import { stanceFor } from './stance.ts';
import type { Standing } from './standing.ts';
import { around } from './surroundings.ts';

/** A listing from outside. All its views show the same building in the same light. */
export function drawFacade(subject: FacadeSubject, pixels: number): string {
  const seed = seedOf(subject);
  const light = lightFor(createRandom(seed + 1));
  const plot: Plot = { variant: subject.variant, era: subject.era, floors: subject.floors, seed };
  const empty = subject.variant === 'plot';
  const rear = subject.view === 'back' && !empty;
  const garden = rear && !isWorks(subject.variant);
  const ours = empty ? null : designBuilding(plot, 0, rear);
  const width = ours?.width ?? 16;
  const stance = stanceFor(subject.view, ours, light, createRandom(seed + (rear ? 5 : 2)));
  const canvas = createCanvas(createCamera(stance), light, pixels);
  const random = createRandom(seed + (subject.view === 'back' ? 4 : 3));
  const aerial = subject.view === 'aerial';
  const open = empty || (ours !== null && ours.gap > 2);
  if (aerial) paintLevel(canvas, [-300, 300], [-200, 400], '#8b9a6c');
  else {
    paintSky(canvas, random, stance.horizon);
    paintDistance(canvas, random, stance.horizon, open ? 'trees' : 'roofs');
    paintLevel(canvas, [-300, 300], [-3, 400], open ? '#7f9360' : '#9b978c');
  }
  const setback = garden ? 14 : empty ? 5 : (ours?.setback ?? 0);
  if (garden) paintGarden(canvas, random, width);
  else {
    paintStreet(canvas, -setback, random);
    if (setback > 0) paintForecourt(canvas, subject.variant, setback, width, random);
  }
  // Behind a plot or a yard stand other buildings than before it.
  const beside = subject.view === 'back' && !garden ? { ...plot, seed: plot.seed + 29 } : plot;
  const standing = row(beside, ours, subject.view, garden, width);
  if (aerial && ours?.gap === 0) standing.push(...rowBehind(plot, ours.depth));
  standing.push(...around(subject, ours, setback, width, garden, stance.eye[0] < width / 2, random));
  const { camera } = canvas;
  const oblique = aerial || subject.view === 'street';
  const away = ({ away, at }: Standing) =>
    oblique ? (at ? Math.hypot(at[0] - camera.eye[0], at[2] - camera.eye[2]) : away / 100) : away;
  standing.sort((one, other) => away(other) - away(one)).forEach(({ paint }) => paint(canvas));
  if (!aerial && !garden) castShadow(canvas, light, setback, camera.eye);
  canvas.raw(
    `<rect width="1200" height="800" fill="${light.warmth}" opacity="${light.hour === 'dusk' ? 0.08 : 0.05}"/>`,
  );
  return canvas.svg();
}

/** The shadow of the houses across the street, on the road before us. */
function castShadow(canvas: Canvas, light: Light, setback: number, eye: Point): void {
  const edge = -setback - 5.4;
  if (light.hour === 'overcast' || eye[2] > edge) return;
  canvas.face(
    [
      [-60, 0.01, edge],
      [60, 0.01, edge - light.side * 2.2],
      [60, 0.01, -80],
      [-60, 0.01, -80],
    ],
    light.shadow,
    light.depth * 0.8,
  );
}
