import type { Random } from '../listings/random.ts';
import type { FacadeSubject } from './address.ts';
import { createCamera, type Flat, type Point, sheet, type Stance } from './camera.ts';
import type { Light } from './light.ts';
import type { Building } from './buildings/plot.ts';

/** The composition of a picture, in shares of the sheet. */
interface Frame {
  /** Radians; positive values look to the right. */
  yaw: number;
  eye: number;
  focal: number;
  wide: number;
  high: number;
  /** The horizontal position of the building's middle. */
  centre: number;
  /** The vertical position of the building's base. */
  foot: number;
}

/** The position of the camera. The listing's front starts at x = 0 and is at z = 0. */
export function stanceFor(
  view: FacadeSubject['view'],
  building: Building | null,
  light: Light,
  random: Random,
): Stance {
  if (!building) return landStance(view, light, random);
  const { width, height, setback, door } = building;
  switch (view) {
    case 'aerial': {
      const far = Math.max(27, width * 1.6, height * 2.5);
      const yaw = light.side * (0.3 + random.next() * 0.25);
      return {
        eye: [width / 2 - Math.sin(yaw) * far, far * 0.86, -Math.cos(yaw) * far * 0.86],
        yaw,
        pitch: 0.64,
        focal: 1180,
        horizon: 390,
      };
    }
    case 'street': {
      const far = Math.max(2.6, 6 - width * 0.2);
      const left = building.corner ? building.corner === 'left' : random.chance(0.5);
      const yaw = 0.62 + random.next() * 0.16;
      return {
        eye: [left ? -far : width + far, 1.75, -Math.max(7.2, setback + 4.8)],
        yaw: left ? yaw : -yaw,
        focal: 820,
        horizon: 560,
      };
    }
    case 'entrance': {
      const yaw = (random.chance(0.5) ? 1 : -1) * (0.14 + random.next() * 0.24);
      const far = 5.2 + random.next() * 1.4;
      return {
        eye: [door - Math.sin(yaw) * far, 1.55, -Math.cos(yaw) * far],
        yaw,
        focal: 960,
        horizon: 470,
        middle: sheet.width * (0.42 + random.next() * 0.16),
      };
    }
    case 'back':
      return fit(building, backFrame(building, random));
    case 'front':
      return fit(building, frontFrame(building, random));
  }
}

/** From the lawn; behind a row house, from between its garden walls. */
function backFrame({ width, height, gap }: Building, random: Random): Frame {
  const side = random.chance(0.5) ? 1 : -1;
  const centre = 0.5 + (random.next() - 0.5) * 0.1;
  if (gap < 2 && width < 12)
    return {
      yaw: side * (0.04 + random.next() * 0.08),
      eye: 1.75,
      focal: 760,
      wide: 0.66,
      high: height > 10 ? 1.12 : 0.96,
      centre,
      foot: 0.82,
    };
  return {
    yaw: side * (0.14 + random.next() * 0.34),
    eye: 1.7 + random.next() * 0.6,
    focal: 820 + random.next() * 250,
    wide: 0.9,
    high: 0.76,
    centre,
    foot: 0.8,
  };
}

/** Close for narrow fronts, from the corner for long ones, across the garden for free-standing houses. */
function frontFrame({ width, height, gap, corner, setback }: Building, random: Random): Frame {
  const side = corner ? (corner === 'left' ? 1 : -1) : random.chance(0.5) ? 1 : -1;
  const centre = 0.5 + (random.next() - 0.5) * 0.12;
  if (corner)
    return {
      yaw: side * (0.42 + random.next() * 0.3),
      eye: 1.7,
      focal: 940,
      wide: 0.8,
      high: 0.88,
      centre: 0.52,
      foot: 0.88,
    };
  const long = width / height > 2.1;
  if (gap > 2 && !long)
    return {
      yaw: side * random.pick([0.2 + random.next() * 0.2, 0.44 + random.next() * 0.2]),
      eye: 1.7 + random.next() * 1.3,
      focal: 950 + random.next() * 500,
      wide: 0.72 + random.next() * 0.12,
      high: 0.68,
      centre,
      foot: (setback < 6 ? 0.84 : 0.77) + random.next() * 0.05,
    };
  if (long)
    return {
      yaw: side * (0.34 + random.next() * 0.3),
      eye: 1.6 + random.next() * 0.5,
      focal: 760 + random.next() * 180,
      wide: 0.9 + random.next() * 0.1,
      high: 0.62,
      centre,
      foot: (setback < 6 ? 0.8 : 0.74) + random.next() * 0.05,
    };
  const frontal = random.chance(0.3);
  return {
    yaw: side * (frontal ? 0.04 + random.next() * 0.06 : 0.16 + random.next() * 0.26),
    eye: 1.7 + random.next() * 1.6,
    focal: 950 + random.next() * 550,
    wide: (width > 14 ? 0.8 : 0.62) + random.next() * 0.14,
    // Narrow fronts fill the sheet, even if the roof is cropped; the top of a block must show, as it may be for sale.
    high: width < 9 ? random.pick([0.88, 0.95, 1.03]) * (height / width > 1.6 ? 1.14 : 1) : random.pick([0.84, 0.9]),
    centre,
    foot: 0.925 + random.next() * 0.03,
  };
}

/** The closest stance from which the building fits its frame. */
function fit(building: Building, frame: Frame): Stance {
  const { width, height, depth, gap, setback } = building;
  const sides = gap > 2 ? depth * 0.5 : 0;
  const points: Point[] = [
    [0, 0, 0],
    [width, 0, 0],
    [0, height, 0],
    [width, height, 0],
    [frame.yaw > 0 ? 0 : width, 0, sides],
    [frame.yaw > 0 ? 0 : width, height * 0.7, sides],
  ];
  const stance = (far: number): Stance => ({
    eye: [width / 2 - Math.sin(frame.yaw) * far, frame.eye, -Math.cos(frame.yaw) * far],
    yaw: frame.yaw,
    focal: frame.focal,
    horizon: 0,
    middle: 0,
  });
  const seen = (far: number) => {
    const { flat } = createCamera(stance(far));
    const spots = points.map((point) => flat([point])[0] ?? ([-9999, 9999] satisfies Flat));
    const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), foot: Math.max(...ys) };
  };
  let [near, far] = [Math.max(4, setback * 0.4), 160];
  for (let n = 0; n < 24; n++) {
    const middle = (near + far) / 2;
    const { left, right, top, foot } = seen(middle);
    if (right - left > frame.wide * sheet.width || foot - top > frame.high * sheet.height) near = middle;
    else far = middle;
  }
  const { left, right, foot } = seen(far);
  return {
    ...stance(far),
    horizon: Math.min(frame.foot * sheet.height - Math.min(foot, 190), sheet.height * 0.86),
    middle: frame.centre * sheet.width - (left + right) / 2,
  };
}

function landStance(view: FacadeSubject['view'], light: Light, random: Random): Stance {
  if (view === 'aerial')
    return {
      eye: [8 - Math.sin(light.side * 0.34) * 34, 27, -27],
      yaw: light.side * 0.34,
      pitch: 0.62,
      focal: 1150,
      horizon: 390,
    };
  const side = random.chance(0.5) ? 1 : -1;
  const yaw = side * (0.08 + random.next() * 0.3) * (view === 'street' ? 1.6 : 1);
  const far = 8.6 + random.next() * 2;
  return {
    eye: [8 - Math.sin(yaw) * far, 1.8 + random.next() * 1.6, -Math.cos(yaw) * far + (view === 'back' ? 3 : 0)],
    yaw,
    focal: 860,
    horizon: 430 + random.next() * 60,
  };
}
