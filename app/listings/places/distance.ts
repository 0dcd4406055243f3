import type { Point } from './place.ts';

/** Kilometres; radius of the sphere with the earth's volume. */
const earthRadius = 6371;
export const kilometresPerDegree = (Math.PI * earthRadius) / 180;

/** Kilometres between two points as the crow flies (haversine formula). */
export function distance(from: Point, to: Point): number {
  const [latitude, otherLatitude] = [radians(from.latitude), radians(to.latitude)];
  const north = Math.sin((otherLatitude - latitude) / 2) ** 2;
  const east = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(north + Math.cos(latitude) * Math.cos(otherLatitude) * east));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
