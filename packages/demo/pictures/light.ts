import type { Point } from './camera.ts';
import { mix } from './palette.ts';
import { dot } from './plane.ts';

/** The time of day and the weather of a picture: the direction of light and its effect on colours. */
export interface Light {
  hour: 'morning' | 'noon' | 'afternoon' | 'overcast' | 'dusk';
  /** The sky from the zenith to the horizon. */
  sky: readonly [string, string, string];
  cloud: string;
  clouds: 'heaps' | 'streaks' | 'veil' | 'ripples' | 'none';
  /** The direction of the sun. */
  sun: Point;
  /** 1 if the sun is on the right, -1 on the left. */
  side: 1 | -1;
  warmth: string;
  shadow: string;
  /** How much darker a surface is when it faces away from the sun. */
  contrast: number;
  /** How directly a surface must face the sun to show its own colour; 0.62 by default. */
  full?: number;
  /** The darkness of cast shadows. */
  depth: number;
  /** Share of the windows with a lit lamp. */
  lamps: number;
  season: 'spring' | 'summer' | 'autumn';
  /** A tint over every outdoor colour, and its share. */
  grade?: readonly [string, number];
}

/** A colour as it appears on a surface that faces `normal`. */
export function tone(light: Light, colour: string, normal: Point): string {
  const share = Math.max(0, dot(normal, light.sun)) / (light.full ?? 0.62);
  if (share < 1) return mix(colour, light.shadow, (1 - share) * light.contrast);
  return mix(colour, light.warmth, Math.min(0.18, (share - 1) * 0.25 + 0.05));
}

/** A colour with the outdoor tint. */
export function graded(light: Light, colour: string): string {
  return light.grade && colour.startsWith('#') ? mix(colour, ...light.grade) : colour;
}
