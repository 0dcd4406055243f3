/**
 * An area a visitor drew, as the URL holds it: pure, both ways. The code is that of encoded polylines (steps from point to
 * point, zigzag, five bits a sign) in the alphabet of base64url, which needs no escaping in a query.
 */
import type { Box, Point } from './criteria.ts';

/** More points than this are simplified away when drawn; a URL with more is ignored. */
export const areaPointLimit = 100;

/** Parts of a degree: eleven metres, finer than a finger. */
const precision = 10_000;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** A step of 360 degrees takes five signs, and a point two steps. */
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

/** Null for what is no area: nonsense, fewer than three points, too many, off the earth, or without any inside. */
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

/** Whether points make an area that can be searched in. One that crosses itself can. */
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
