import { createRandom, type Random } from '../listings/random.ts';
import { type FacadeSubject, seedOf } from './address.ts';
import { designBuilding, isWorks } from './buildings/designs.ts';
import { createCamera, type Point } from './camera.ts';
import { type Canvas, createCanvas } from './canvas.ts';
import { type Distance, paintDistance } from './sky/distance.ts';
import { paintForeground } from './greenery/foreground.ts';
import { groundPlane, paintLevel } from './grounds/ground.ts';
import { paintLawn } from './grounds/lawn.ts';
import { paintStreet } from './grounds/street.ts';
import { paintForecourt, paintGarden } from './grounds/forecourts.ts';
import { landOf } from './grounds/land.ts';
import { lightFor } from './moods.ts';
import { row, rowBehind, sideStreet } from './buildings/neighbours.ts';
import type { Building, Plot } from './buildings/plot.ts';
import { castOn, type Caster } from './shade.ts';
import { paintSky } from './sky/sky.ts';
import { stanceFor } from './stance.ts';
import { paintingOrder, spot, type Standing } from './grounds/standing.ts';
import { around, unseenCasters } from './grounds/surroundings.ts';
import { treesOf } from './greenery/regional-trees.ts';
import type { Scene } from './grounds/scene.ts';
import { paintTree, treeCaster } from './greenery/trees.ts';
import { rectangle } from './shapes.ts';

/** The exterior of a listing. All its views show the same building in the same light. */
export function drawFacade(subject: FacadeSubject, pixels: number): string {
  const seed = mixed(seedOf(subject));
  const light = lightFor(createRandom(seed + 1));
  const { variant, era, floors, region, condition, number } = subject;
  const plot: Plot = { variant, era, floors, seed, region, condition, number };
  const rear = subject.view === 'back' && variant !== 'plot';
  const garden = rear && !isWorks(variant);
  const ours = variant === 'plot' ? null : designBuilding(plot, 0, rear);
  const width = ours?.width ?? 16;
  const stance = stanceFor(subject.view, ours, light, createRandom(seed + (rear ? 5 : 2)));
  const canvas = createCanvas(createCamera(stance), light, pixels);
  const random = createRandom(seed + (subject.view === 'back' ? 4 : 3));
  const setback = garden ? 14 : ours ? ours.setback : 5;
  const scene: Scene = { subject, seed, ours, width, setback, light, eye: stance.eye, random };
  const { standing, trees } = around(scene, garden);
  const casters: Caster[] = [...unseenCasters(scene), ...trees.filter(({ at }) => at[2] < 0).map(treeCaster)];
  const aerial = subject.view === 'aerial';
  const open = !ours || ours.gap > 2;
  if (aerial) paintLawn(canvas, [-300, 300], [-200, 400], random);
  else {
    paintSky(canvas, random, stance.horizon);
    paintDistance(canvas, random, stance.horizon, distanceOf(plot, open, random));
    paintLevel(canvas, [-300, 300], [-3, 400], open ? '#7f9360' : '#9b978c');
  }
  paintGrounds(canvas, plot, ours, { garden, setback, width, random });
  if (!aerial)
    castOnGround(canvas, ours, [...casters, ...trees.filter(({ at }) => at[2] >= 0).map(treeCaster)], setback);
  // The buildings behind a plot or a yard differ from those in front of it.
  const beside = subject.view === 'back' && !garden ? { ...plot, seed: plot.seed + 29 } : plot;
  const land = ours ? null : landOf(seed);
  if (ours || land === 'gap' || aerial) standing.push(...row(beside, ours, subject.view, garden, width, casters));
  if (aerial) standing.push(...overview(scene, plot, ours));
  const { eye } = canvas.camera;
  for (const { paint } of paintingOrder(eye, standing)) paint(canvas);
  const onLawn =
    garden ||
    (!ours && subject.view === 'front') ||
    (open && subject.view === 'front' && eye[2] > -setback - 3 && !isWorks(variant));
  if (onLawn) paintForeground(canvas, stance.yaw, seed);
  canvas.raw('<rect width="1200" height="800" fill="url(#vignette)"/>');
  return canvas.svg();
}

/** Without mixing, adjacent seeds would give similar streets. */
function mixed(seed: number): number {
  const one = Math.imul(seed ^ (seed >>> 16), 0x45d9f3b);
  const two = Math.imul(one ^ (one >>> 16), 0x45d9f3b);
  return ((two ^ (two >>> 16)) >>> 0) % 1_000_003;
}

function distanceOf({ region, variant }: Plot, open: boolean, random: Random): Distance {
  if (!open) return 'roofs';
  if (region === 'wallonia' || region === 'luxembourg') return random.pick(['hills', 'hills', 'woods']);
  return variant === 'plot' || variant === 'farmhouse'
    ? random.pick(['fields', 'fields', 'woods'])
    : random.pick(['woods', 'woods', 'fields']);
}

function paintGrounds(
  canvas: Canvas,
  plot: Plot,
  ours: Building | null,
  { garden, setback, width, random }: { garden: boolean; setback: number; width: number; random: Random },
): void {
  if (garden) {
    const front = Math.min(0, ...(ours?.volumes.map(({ box }) => box.z) ?? []));
    return paintGarden(canvas, random, width, front);
  }
  if (setback > 0) paintForecourt(canvas, plot, ours, setback, width, random);
  paintStreet(canvas, -setback, random);
  if (ours?.corner) {
    const from = ours.corner === 'left' ? -sideStreet : width;
    const road: [number, number] = [from + 2, from + sideStreet - 2];
    paintLevel(canvas, [from, from + sideStreet], [-setback, 200], '#b1aca2');
    paintLevel(canvas, road, [-setback - 2.3, 200], '#7d7f80');
    for (const x of road) paintLevel(canvas, [x - 0.08, x + 0.08], [-setback - 2.3, 200], '#c4c2b9', 0.02);
  }
}

/** Shadows on street and garden: of trees, of houses across the street, and of the building itself. */
function castOnGround(canvas: Canvas, ours: Building | null, casters: readonly Caster[], setback: number): void {
  const ground = groundPlane([-60, 80], [-setback - 22, 60]);
  const own: Caster[] = (ours?.volumes ?? []).map(({ box, roof }) => {
    const { x, y, z, width, height, depth } = box;
    const rise = roof.form === 'flat' ? 0 : roof.rise * 0.9;
    return [
      [
        ...[0, height].flatMap((up): Point[] => rectangle([x, y + up, z], [x + width, y + up, z + depth])),
        ...[x + width * 0.1, x + width * 0.9].map((at): Point => [at, y + height + rise, z + depth / 2]),
      ],
    ];
  });
  castOn(canvas, ground, [...casters, ...own], 0.85);
  if (!ours) return;
  // Contact shadow where walls meet the ground.
  for (const { box } of ours.volumes)
    if (box.y < 0.1)
      canvas.face(
        rectangle([box.x - 0.1, 0.01, box.z - 0.35], [box.x + box.width + 0.1, 0.01, box.z + 0.1]),
        canvas.light.shadow,
        0.24,
      );
}

/** The background of an aerial picture: the backs of the next row, and trees in the gardens. */
function overview(scene: Scene, plot: Plot, ours: Building | null): Standing[] {
  const { random, seed, width, subject } = scene;
  const kinds = treesOf(subject, false);
  const depth = ours?.depth ?? 10;
  const standing = Array.from({ length: 30 }, (_, n): Standing => {
    const at: Point = [-42 + random.next() * (84 + width), 0, depth + 5 + random.next() * (ours?.gap === 0 ? 14 : 50)];
    const height = 4 + random.next() * 5;
    const kind = random.pick(kinds);
    return { on: spot(at[0], at[2]), paint: (canvas) => paintTree(canvas, { kind, at, height, seed: seed + n }) };
  });
  if (ours?.gap === 0) standing.push(...rowBehind(plot, ours.depth));
  return standing;
}
