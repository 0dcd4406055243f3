import type { Random } from '../listings/random.ts';
import type { Point } from './camera.ts';
import { mix } from './palette.ts';
import { dot } from './plane.ts';

/** The hour and weather of a picture: where the light comes from and what it does to colours. */
export interface Light {
  hour: 'morning' | 'noon' | 'afternoon' | 'overcast' | 'dusk';
  /** The sky from the zenith down to the horizon. */
  sky: readonly [string, string, string];
  cloud: string;
  /** Towards the sun. */
  sun: Point;
  /** 1 with the sun at the right, -1 at the left. */
  side: 1 | -1;
  warmth: string;
  shadow: string;
  /** How much darker a surface is that turns away from the sun. */
  contrast: number;
  /** How dark a cast shadow is. */
  depth: number;
  /** Share of the windows with a lamp on. */
  lamps: number;
}

const hours: readonly [Omit<Light, 'sun' | 'side' | 'contrast'>, ...Omit<Light, 'sun' | 'side' | 'contrast'>[]] = [
  {
    hour: 'noon',
    sky: ['#7fa6bd', '#b4cdd7', '#e6e9e1'],
    cloud: '#f7f6f0',
    warmth: '#fff3d8',
    shadow: '#2d3a49',
    depth: 0.34,
    lamps: 0.02,
  },
  {
    hour: 'morning',
    sky: ['#9fbccb', '#d3dedb', '#f5e8d2'],
    cloud: '#fbf3e4',
    warmth: '#ffe9c4',
    shadow: '#36424f',
    depth: 0.3,
    lamps: 0.06,
  },
  {
    hour: 'afternoon',
    sky: ['#86a4b5', '#c8d0cb', '#f1dcbb'],
    cloud: '#f9eedd',
    warmth: '#ffdfae',
    shadow: '#3a3f4d',
    depth: 0.32,
    lamps: 0.05,
  },
  {
    hour: 'overcast',
    sky: ['#aebbc1', '#c9d1d2', '#dfe0da'],
    cloud: '#e9ebe8',
    warmth: '#eef1f0',
    shadow: '#3f4951',
    depth: 0.16,
    lamps: 0.1,
  },
  {
    hour: 'dusk',
    sky: ['#43566b', '#a98c8a', '#f0c48f'],
    cloud: '#d9a98f',
    warmth: '#f5c9a0',
    shadow: '#262f40',
    depth: 0.3,
    lamps: 0.45,
  },
];

/** The light of one picture. */
export function lightFor(random: Random): Light {
  const hour = hours[random.pick([0, 0, 0, 1, 1, 2, 2, 3, 4])] ?? hours[0];
  const side = random.pick([1, -1] as const);
  const [x, y, z] = [side * 0.52, 0.62, -0.59];
  return { ...hour, side, sun: [x, y, z], contrast: hour.hour === 'overcast' ? 0.22 : 0.42 };
}

/** A colour as a surface facing `normal` shows it. */
export function tone(light: Light, colour: string, normal: Point): string {
  const share = Math.max(0, dot(normal, light.sun)) / 0.62;
  if (share < 1) return mix(colour, light.shadow, (1 - share) * light.contrast);
  return mix(colour, light.warmth, Math.min(0.18, (share - 1) * 0.25 + 0.05));
}

/** Light that falls into a room through a window in its left (-1) or right (1) wall. */
export function indoors(light: Light, side: 1 | -1): Light {
  return { ...light, side, sun: [side * 0.6, 0.52, -0.42], contrast: light.hour === 'dusk' ? 0.34 : 0.2 };
}
