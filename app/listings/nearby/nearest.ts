import { distance, kilometresPerDegree } from '../places/distance.ts';
import type { Point } from '../places/place.ts';

/** Kinds of places, in display order. */
export const nearbyKinds = [
  'station',
  'stop',
  'supermarket',
  'school',
  'nursery',
  'pharmacy',
  'doctor',
  'hospital',
  'park',
  'motorway',
] as const;

export type NearbyKind = (typeof nearbyKinds)[number];

/** The maximum distance in kilometres: people travel to a station, and walk or cycle to the rest. */
export const reach = (kind: NearbyKind): number => (kind === 'station' ? 15 : 5);

/** The places by kind, each sorted from south to north. */
export type PlacesByKind<Place extends Point> = ReadonlyMap<NearbyKind, readonly Place[]>;

/** Groups and sorts places for `nearest`. */
export function byKind<Place extends Point & { kind: NearbyKind }>(places: readonly Place[]): PlacesByKind<Place> {
  const found = new Map<NearbyKind, Place[]>();
  for (const place of places) {
    const others = found.get(place.kind);
    if (others) others.push(place);
    else found.set(place.kind, [place]);
  }
  for (const each of found.values()) each.sort((a, b) => a.latitude - b.latitude);
  return found;
}

/** The nearest place of each kind within its reach, with the distance in kilometres as the crow flies. */
export function nearest<Place extends Point>(
  places: PlacesByKind<Place>,
  from: Point,
): { place: Place; away: number }[] {
  return nearbyKinds.flatMap((kind) => nearestOf(places.get(kind) ?? [], from, reach(kind)) ?? []);
}

/** Only looks at the band of latitudes within reach. */
function nearestOf<Place extends Point>(places: readonly Place[], from: Point, within: number) {
  const band = within / kilometresPerDegree;
  let best: { place: Place; away: number } | null = null;
  for (let at = firstFrom(places, from.latitude - band); at < places.length; at += 1) {
    const place = places[at];
    if (place === undefined || place.latitude > from.latitude + band) break;
    const away = distance(from, place);
    if (away <= (best?.away ?? within)) best = { place, away };
  }
  return best;
}

/** The index of the first place at or north of a latitude. */
function firstFrom(places: readonly Point[], latitude: number): number {
  let [first, end] = [0, places.length];
  while (first < end) {
    const middle = (first + end) >>> 1;
    if ((places[middle]?.latitude ?? Infinity) < latitude) first = middle + 1;
    else end = middle;
  }
  return first;
}
