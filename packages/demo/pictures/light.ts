import type { Point } from './camera.ts';
import { mix } from './palette.ts';
import { dot } from './plane.ts';

/** The hour and weather of a picture: where the light comes from and what it does to colours. */
export interface Light {
  hour: 'morning' | 'noon' | 'afternoon' | 'overcast' | 'dusk';
  /** The sky from the zenith down to the horizon. */
  sky: readonly [string, string, string];
  cloud: string;
  clouds: 'heaps' | 'streaks' | 'veil' | 'ripples' | 'none';
  /** Towards the sun. */
  sun: Point;
  /** 1 with the sun at the right, -1 at the left. */
  side: 1 | -1;
  warmth: string;
  shadow: string;
  /** How much darker a surface is that turns away from the sun. */
  contrast: number;
  /** How squarely a surface must face the sun to show its own colour; 0.62 unless said. */
  full?: number;
  /** How dark a cast shadow is. */
  depth: number;
  /** Share of the windows with a lamp on. */
  lamps: number;
  season: 'spring' | 'summer' | 'autumn';
  /** What the hour does to every colour out of doors: a tint and its share. */
  grade?: readonly [string, number];
}

/** A colour as a surface facing `normal` shows it. */
export function tone(light: Light, colour: string, normal: Point): string {
  const share = Math.max(0, dot(normal, light.sun)) / (light.full ?? 0.62);
  if (share < 1) return mix(colour, light.shadow, (1 - share) * light.contrast);
  return mix(colour, light.warmth, Math.min(0.18, (share - 1) * 0.25 + 0.05));
}

/** A colour out of doors at this hour. */
export function graded(light: Light, colour: string): string {
  return light.grade && colour.startsWith('#') ? mix(colour, ...light.grade) : colour;
}
