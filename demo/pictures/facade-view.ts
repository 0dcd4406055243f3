import { createRandom, type Random } from '../listings/random.ts';
import { seedOf, type FacadeSubject } from './address.ts';
import { designBuilding, isWorks, type Building, type Plot } from './buildings.ts';
import { createCamera, sheet, type Point, type Stance } from './camera.ts';
import { createCanvas, hazed, type Canvas } from './canvas.ts';
import { paintBicycle, paintCar, paintHedge, paintShrub, paintTree } from './greenery.ts';
import { paintLawn, paintLevel, paintStreet } from './ground.ts';
import { lightFor, type Light } from './light.ts';
import { paintBox } from './roofs.ts';
import { paintDistance, paintSky } from './sky.ts';
import { paintStakes } from './stakes.ts';
import { paintVolume, type Volume } from './volume.ts';

/** Something that stands in the picture; the farthest are painted first. */
interface Standing {
  away: number;
  /** For views along the street and from above; without it, it lies in the foreground. */
  at?: Point;
  paint(canvas: Canvas): void;
}

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

/** Where the photographer stands. Coordinates: the listing's front from x = 0, at z = 0. */
function stanceFor(view: FacadeSubject['view'], building: Building | null, light: Light, random: Random): Stance {
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

/** The listing between its neighbours, as far as the picture shows them. */
function row(
  plot: Plot,
  ours: Building | null,
  view: FacadeSubject['view'],
  garden: boolean,
  width: number,
): Standing[] {
  const reach = view === 'front' || view === 'back' ? 22 : view === 'street' ? 60 : 44;
  const standing: Standing[] = ours ? standings(ours, 400) : [];
  const gap = ours?.gap ?? 7;
  for (const side of [-1, 1] as const) {
    let edge = side < 0 ? -gap : width + gap;
    for (let n = 1; Math.abs(edge) < reach + width; n++) {
      const seed = (plot.seed * 13 + n * 977 + (side > 0 ? 50021 : 0)) >>> 0;
      const next = neighbour(plot, seed);
      const { width: wide } = designBuilding(next, 0, garden);
      const building = designBuilding(next, side < 0 ? edge - wide : edge, garden);
      standing.push(...standings(building, 500 + Math.abs(edge), 0.2));
      edge += side * (wide + Math.max(gap, building.gap));
    }
  }
  return standing;
}

/** The backs of the next street, across the gardens. */
function rowBehind(plot: Plot, depth: number): Standing[] {
  const standing: Standing[] = [];
  for (let x = -48, n = 0; x < 60; n++) {
    const building = designBuilding(neighbour(plot, plot.seed * 17 + n * 331), x, true);
    const moved = building.volumes.map((volume) => ({
      ...volume,
      box: { ...volume.box, z: volume.box.z + depth + 24 },
    }));
    standing.push(...standings({ ...building, volumes: moved }, 900, 0.22));
    x += building.width;
  }
  return standing;
}

function standings({ volumes }: Building, away: number, haze = 0): Standing[] {
  return volumes.map((volume, index) => ({
    away: away - index * 0.01,
    at: centre(volume),
    paint: (canvas) => {
      if (haze === 0) paintVolume(canvas, volume);
      else if (isInSight(canvas, volume)) paintVolume(hazed(canvas, haze), volume);
    },
  }));
}

function isInSight({ camera }: Canvas, { box }: Volume): boolean {
  const { x, y, z, width, height, depth } = box;
  const corners = camera.flat([
    [x, y, z],
    [x + width, y, z],
    [x + width, y + height, z + depth],
    [x, y + height, z + depth],
  ]);
  return corners.some(([at]) => at > 0) && corners.some(([at]) => at < sheet.width);
}

/** Where a building stands for the eye; what is built on top of another comes after it. */
function centre({ box }: Volume): Point {
  return [box.x + box.width / 2, box.y, box.z + Math.min(4, box.depth / 2) - box.y];
}

function neighbour(plot: Plot, seed: number): Plot {
  const random = createRandom(seed);
  const like = (variant: string, from: number, to: number, floors: number): Plot => ({
    variant,
    era: random.between(from, to),
    floors,
    seed,
  });
  switch (plot.variant) {
    case 'villa':
    case 'family-house':
    case 'plot':
      return like(plot.variant === 'plot' ? random.pick(['family-house', 'villa']) : plot.variant, 1972, 2012, 2);
    case 'warehouse':
      return like('warehouse', 1980, 2010, 1);
    case 'offices':
      return like('offices', 1990, 2018, Math.max(2, plot.floors - random.between(0, 2)));
    case 'garage-box':
      return like(random.pick(['terraced-house', 'garage-box']), 1950, 1970, 2);
    case 'town-house':
    case 'income-property':
      return like(random.pick(['town-house', 'town-house', 'income-property']), 1896, 1938, random.between(3, 4));
    case 'terraced-house':
    case 'shop':
      return like(random.pick(['terraced-house', 'terraced-house', 'shop']), 1912, 1965, random.between(2, 3));
    default:
      return plot.floors <= 2
        ? like('new-flat', 2024, 2027, 2)
        : like(
            random.pick(['terrace-flat', 'new-flat', 'town-house', 'terraced-house']),
            1930,
            2020,
            Math.max(3, Math.min(5, plot.floors - random.between(0, 2))),
          );
  }
}

/** Front gardens, drives and yards. */
function paintForecourt(canvas: Canvas, variant: string, setback: number, width: number, random: Random): void {
  const edge = -setback;
  if (isWorks(variant)) {
    paintLevel(canvas, [-60, width + 60], [edge, 1], variant === 'warehouse' ? '#9c9a94' : '#b0aaa0');
    return;
  }
  paintLawn(canvas, [-60, width + 60], [edge, variant === 'plot' ? 60 : 12], random);
  if (variant === 'plot') return;
  const drive = random.chance(0.5) ? width * 0.72 : width * 0.06;
  paintLevel(canvas, [drive, drive + Math.min(3.2, width * 0.4)], [edge, 0.5], '#b7aea2');
  paintLevel(canvas, [width * 0.42, width * 0.42 + 1.2], [edge, 0.5], '#c4bbad');
}

function paintGarden(canvas: Canvas, random: Random, width: number): void {
  paintLawn(canvas, [-60, width + 60], [-60, 0.5], random);
  paintLevel(canvas, [-0.2, width + 0.2], [-6.2, 0.3], random.pick(['#b9b0a4', '#a98e72', '#c7bdad']));
  const joints: Point[][] = [];
  for (let z = -6; z < 0; z += 0.8)
    joints.push([
      [-0.2, 0, z],
      [width + 0.2, 0, z],
    ]);
  for (let x = 0; x < width; x += 0.8)
    joints.push([
      [x, 0, -6.2],
      [x, 0, 0],
    ]);
  canvas.lines(joints, '#26303a', 0.025, 0.18);
}

/** Trees, hedges, bicycles, cars and what else stands around the building. */
function around(
  subject: FacadeSubject,
  ours: Building | null,
  setback: number,
  width: number,
  garden: boolean,
  fromLeft: boolean,
  random: Random,
): Standing[] {
  const { view, variant } = subject;
  const standing: Standing[] = [];
  const add = (away: number, paint: (canvas: Canvas) => void, at?: Point) => standing.push({ away, paint, at });
  const detached = ours !== null && ours.gap > 2 && variant !== 'warehouse' && variant !== 'offices';
  if (variant === 'plot') {
    add(490, (canvas) => paintStakes(canvas, width, setback, random), [width / 2, 0, 3]);
    for (let n = 0; n < 7; n++) {
      const at: Point = [-6 + n * 5 + random.next() * 3, 0, 26 + random.next() * 14];
      const tall = 6 + random.next() * 6;
      add(540 - n, (canvas) => paintTree(canvas, at, tall, createRandom(subject.seed + n)), at);
    }
  }
  if (garden) {
    const fence = random.chance(0.5);
    for (const x of [-0.5, width + 0.2])
      add(300, (canvas) =>
        fence
          ? paintBox(canvas, { x, y: 0, z: -11, width: 0.14, height: 1.7, depth: 11 }, '#8f7355')
          : paintHedge(canvas, [x - 0.2, 0, -11], [x, 0, 0], 1.6, createRandom(subject.seed)),
      );
    const tall = 3.4 + random.next() * 2.4;
    const left = random.chance(0.5);
    add(200, (canvas) => paintTree(canvas, [left ? -2.4 : width + 2.4, 0, -5.5], tall, createRandom(subject.seed + 4)));
    add(210, (canvas) => paintTerraceTable(canvas, width * (left ? 0.62 : 0.22), -3.9));
    for (let n = 0; n < 5; n++) {
      const at: Point = [left ? width - n * 0.55 : n * 0.55, 0, -6.6 - random.next()];
      add(190 - n, (canvas) => paintShrub(canvas, at, 0.5 + (n % 3) * 0.16, createRandom(subject.seed + 40 + n)));
    }
    return standing;
  }
  if (view === 'aerial') {
    const depth = ours?.depth ?? 10;
    for (let n = 0; n < 34; n++) {
      const at: Point = [
        -42 + random.next() * (84 + width),
        0,
        depth + 5 + random.next() * (ours?.gap === 0 ? 14 : 50),
      ];
      const tall = 4 + random.next() * 5;
      add(900 + at[2], (canvas) => paintTree(canvas, at, tall, createRandom(subject.seed + n)), at);
    }
    for (let n = 0; n < 6; n++) {
      const x = -24 + n * 9 + random.next() * 3;
      add(100, (canvas) => paintCar(canvas, x, -setback - 4.6, createRandom(subject.seed + 70 + n)), [
        x,
        0,
        -setback - 4.6,
      ]);
    }
  }
  if (detached || variant === 'plot') {
    for (const [from, to] of [
      [-14, -0.5],
      [width + 0.5, width + 14],
    ] as const)
      if (variant !== 'plot' || from < 0)
        add(
          150,
          (canvas) =>
            paintHedge(
              canvas,
              [from, 0, -setback + 0.5],
              [to, 0, -setback + 0.5],
              0.95,
              createRandom(subject.seed + 6),
            ),
          [(from + to) / 2, 0, -setback],
        );
    const left = random.chance(0.5);
    const tall = 6 + random.next() * 4;
    add(640, (canvas) => paintTree(canvas, [left ? width + 5 : -5, 0, 13], tall + 3, createRandom(subject.seed + 9)), [
      left ? width + 5 : -5,
      0,
      13,
    ]);
    add(
      160,
      (canvas) =>
        paintTree(canvas, [left ? -3.6 : width + 3.6, 0, -setback * 0.5], tall * 0.75, createRandom(subject.seed + 8)),
      [left ? -3.6 : width + 3.6, 0, -setback * 0.5],
    );
    for (let n = 0; n < 5; n++) {
      const at: Point = [width * (0.1 + random.next() * 0.8), 0, -0.7];
      if (variant !== 'plot')
        add(180 - n, (canvas) => paintShrub(canvas, at, 0.55 + n * 0.08, createRandom(subject.seed + 20 + n)), at);
    }
  } else if (view !== 'aerial') {
    const tall = 5.5 + random.next() * 2.5;
    const left = view === 'street' ? !fromLeft : random.chance(0.5);
    const x = left ? -1.8 - random.next() : width + 1.8 + random.next();
    if (random.chance(0.6) || view === 'street')
      add(140, (canvas) => paintTree(canvas, [x, 0, -setback - 1.9], tall, createRandom(subject.seed + 8)), [
        x,
        0,
        -setback - 1.9,
      ]);
    if (random.chance(0.55))
      add(145, (canvas) => paintBicycle(canvas, [width * 0.34, 0, -0.4], createRandom(subject.seed + 10)), [
        width * 0.34,
        0,
        -6,
      ]);
    if (ours && setback > 1 && variant !== 'garage-box' && variant !== 'warehouse')
      for (let n = 0; n < 4; n++)
        add(
          150 - n,
          (canvas) =>
            paintShrub(
              canvas,
              [width * (0.08 + n * 0.25), 0, -setback + 0.6],
              0.5,
              createRandom(subject.seed + 30 + n),
            ),
          [width * (0.08 + n * 0.25), 0, -setback - 3],
        );
  }
  if (view === 'street' || (random.chance(0.35) && variant !== 'plot')) {
    const left = view === 'street' ? !fromLeft : random.chance(0.5);
    const x = left ? -6.4 : width + 2.2;
    add(120, (canvas) => paintCar(canvas, x, -setback - 4.5, createRandom(subject.seed + 12)), [x, 0, -setback - 8]);
  }
  return standing;
}

function paintTerraceTable(canvas: Canvas, x: number, z: number): void {
  canvas.face(
    [
      [x - 0.5, 0.01, z - 0.4],
      [x + 2.2, 0.01, z - 0.4],
      [x + 2.2, 0.01, z + 1.2],
      [x - 0.5, 0.01, z + 1.2],
    ],
    canvas.light.shadow,
    canvas.light.depth * 0.7,
  );
  for (const dx of [0.1, 1.5])
    paintBox(canvas, { x: x + dx, y: 0, z: z + 1, width: 0.45, height: 0.85, depth: 0.08 }, '#4a4f53');
  paintBox(canvas, { x, y: 0.68, z, width: 2, height: 0.06, depth: 0.9 }, '#a77b52');
  for (const dx of [0.08, 1.84])
    paintBox(canvas, { x: x + dx, y: 0, z: z + 0.05, width: 0.08, height: 0.68, depth: 0.08 }, '#7b573b');
  for (const dx of [0.2, 1.3])
    paintBox(canvas, { x: x + dx, y: 0.42, z: z - 0.5, width: 0.45, height: 0.06, depth: 0.42 }, '#4a4f53');
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
