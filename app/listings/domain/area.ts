/**
 * Encodes and decodes the area a visitor drew, for the URL. The format is that of encoded polylines (deltas, zigzag,
 * five bits per character) in the alphabet of base64url, which needs no escaping in a query.
 */
import type { Box, Point } from './criteria.ts';

/** Drawn areas are simplified to this many points; URLs with more are ignored. */
export const areaPointLimit = 100;

/** Fractions of a degree: eleven metres, finer than a finger. */
const precision = 10_000;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** A delta of 360 degrees takes five characters, and a point two deltas. */
const maxCodeLength = areaPointLimit * 10;

export function encodeArea(area: readonly Point[]): string {
  let [lastLatitude, lastLongitude] = [0, 0];
  return area
    .map(({ latitude, longitude }) => {
      const [y, x] = [Math.round(latitude * precision), Math.round(longitude * precision)];
      const code = encodeStep(y - lastLatitude) + encodeStep(x - lastLongitude);
      [lastLatitude, lastLongitude] = [y, x];
      return code;
    })
    .join('');
}

/** Null for an invalid area: malformed, fewer than three or too many points, off the earth, or of no extent. */
export function decodeArea(code: string | null): Point[] | null {
  if (!code || code.length > maxCodeLength || !/^[\w-]+$/.test(code)) return null;
  const steps = decodeSteps(code);
  if (steps === null || steps.length % 2 !== 0) return null;
  const area: Point[] = [];
  let [y, x] = [0, 0];
  for (let at = 0; at < steps.length; at += 2) {
    y += steps[at] ?? 0;
    x += steps[at + 1] ?? 0;
    area.push({ latitude: y / precision, longitude: x / precision });
  }
  return isArea(area) ? area : null;
}

/** Whether points form an area that can be searched. It may cross itself. */
export function isArea(area: readonly Point[]): boolean {
  if (area.length < 3 || area.length > areaPointLimit) return false;
  const onEarth = area.every(({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180);
  const { south, west, north, east } = areaBox(area);
  return onEarth && south < north && west < east;
}

export function areaBox(area: readonly Point[]): Box {
  const latitudes = area.map(({ latitude }) => latitude);
  const longitudes = area.map(({ longitude }) => longitude);
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  };
}

function encodeStep(step: number): string {
  let rest = step < 0 ? -2 * step - 1 : 2 * step;
  let code = '';
  while (rest >= 32) {
    code += alphabet.charAt(32 + (rest % 32));
    rest = Math.floor(rest / 32);
  }
  return code + alphabet.charAt(rest);
}

function decodeSteps(code: string): number[] | null {
  const steps: number[] = [];
  let [value, weight] = [0, 1];
  for (const sign of code) {
    const digit = alphabet.indexOf(sign);
    value += (digit % 32) * weight;
    if (digit >= 32) {
      weight *= 32;
      if (weight > 32 ** 5) return null;
      continue;
    }
    steps.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    [value, weight] = [0, 1];
  }
  return weight === 1 ? steps : null;
}
