import { z } from 'zod';
import { languages, type Language, type Translated } from '~/i18n/languages.ts';
import { failure } from '~/platform/failure.ts';
import { readJsonLists } from '../feeds/json-lists.server.ts';
import type { Point } from '../places/place.ts';
import { byKind, nearbyKinds, type NearbyKind, type PlacesByKind } from './nearest.ts';

/** A place of interest near homes. */
export interface NearbyPlace extends Point {
  kind: NearbyKind;
  /** As its source names it, in any language; null if unnamed. */
  name: string | null;
  names: Translated;
}

export interface PlacesFile {
  places: PlacesByKind<NearbyPlace>;
  /** The attribution that the source requires; null if the file has none. */
  attribution: string | null;
}

/** Limited because all are held in memory. */
const mostPlaces = 500_000;

const text = z.string().trim().min(1).max(200).nullable().catch(null);
/** RFC 7946 §3: longitude before latitude, optionally followed by an altitude. */
const feature = z.object({
  geometry: z.object({
    type: z.literal('Point'),
    coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).rest(z.unknown()),
  }),
  properties: z.object({ kind: z.enum(nearbyKinds) }).catchall(z.unknown()),
});

/**
 * Reads the places of a GeoJSON file (RFC 7946): points with `kind`, `name` and optionally `name:nl` etc. Other
 * features are skipped.
 *
 * @throws {Error} whose message ends the sentence "No places near homes: …"
 */
export async function readPlaces(file: string): Promise<PlacesFile> {
  const places: NearbyPlace[] = [];
  let attribution: string | null = null;
  for await (const { list, key, value } of readJsonLists(file, { lists: ['features'], fields: ['attribution'] })) {
    if (list === null) {
      if (key === 'attribution') attribution = text.parse(value);
      continue;
    }
    const place = placeOf(value);
    if (place) places.push(place);
    if (places.length > mostPlaces) throw failure('TOO_MUCH', `it has more than ${mostPlaces} places.`);
  }
  if (places.length === 0) throw failure('FEED_UNREADABLE', 'it has no point of a kind that is known.');
  return { places: byKind(places), attribution };
}

function placeOf(value: unknown): NearbyPlace | null {
  const { data } = feature.safeParse(value);
  if (!data) return null;
  const { geometry, properties } = data;
  const [longitude, latitude] = geometry.coordinates;
  const names: [Language, string][] = languages.flatMap((language) => {
    const name = text.parse(properties[`name:${language}`]);
    return name === null ? [] : [[language, name]];
  });
  return {
    kind: properties.kind,
    latitude,
    longitude,
    name: text.parse(properties.name),
    names: Object.fromEntries(names),
  };
}
