import { z } from 'zod';
import { languages, type Language } from '~/i18n/languages.ts';
import { countryIds } from '../domain/codes.ts';
import type { KnownPlace, PlaceKind, Point } from './place.ts';
import rows from './places.json';

/**
 * Id, local name, other names by language, postcodes and ranges, centre, and the parent unless a part's id contains it.
 */
const row = z.tuple([
  z.string(),
  z.string(),
  z.partialRecord(z.enum(languages), z.string()),
  z.string(),
  z.tuple([z.number(), z.number()]).nullable(),
  z.string().nullable().optional(),
]);

interface Place extends KnownPlace {
  /** Its name in the local language. */
  local: string;
  holds: Place[];
  /** For a municipality, that of its centre, listed first in the register. */
  mainPostcode: string | undefined;
  /** The centre in the source, if it has one. */
  ownCentre: Point | null;
}

let register: ReadonlyMap<string, Place> | undefined;

/** All places by id, as written by `node scripts/places.mjs`; loaded on first use. */
export function places(): ReadonlyMap<string, Place> {
  register ??= read();
  return register;
}

/** A place by id; null if unknown. */
export function placeById(id: string): KnownPlace | null {
  return places().get(id) ?? null;
}

/** The places that contain a place, innermost first: municipality, arrondissement, province, region, country. */
export function above(place: KnownPlace): Place[] {
  const parent = place.parent === null ? undefined : places().get(place.parent);
  return parent === undefined ? [] : [parent, ...above(parent)];
}

function read(): Map<string, Place> {
  const all = new Map<string, Place>();
  for (const [id, local, others, postcodes, at, stated] of z.array(row).parse(rows)) {
    const kind = kindOf(id);
    const parent = kind === 'part' ? id.slice(0, id.indexOf('.')) : (stated ?? null);
    const holder = parent === null ? undefined : all.get(parent);
    const centre = at && { latitude: at[0], longitude: at[1] };
    const place: Place = {
      id,
      kind,
      local,
      names: named(local, others),
      countryId: holder?.countryId ?? (id === 'country.luxembourg' ? countryIds.luxembourg : countryIds.belgium),
      postcodes: expanded(postcodes).sort(),
      mainPostcode: expanded(postcodes)[0],
      centre: centre ?? (kind === 'part' ? (holder?.centre ?? null) : null),
      ownCentre: centre,
      parent,
      holds: [],
    };
    all.set(id, place);
    holder?.holds.push(place);
  }
  for (const place of all.values()) if (place.kind === 'country') sumUp(place);
  return all;
}

/** Derives the postcodes and centres of places larger than a municipality from what they contain. */
function sumUp(place: Place): void {
  if (place.kind === 'municipality') return;
  place.holds.forEach(sumUp);
  place.postcodes = [...new Set(place.holds.flatMap(({ postcodes }) => postcodes))].sort();
  const municipalities = place.holds.flatMap(municipalitiesOf);
  place.centre = mean(municipalities.flatMap(({ centre }) => centre ?? []));
}

function municipalitiesOf(place: Place): Place[] {
  return place.kind === 'municipality' ? [place] : place.holds.flatMap(municipalitiesOf);
}

/** The mean of points; null if there are none. */
export function mean(points: readonly Point[]): Point | null {
  if (points.length === 0) return null;
  const middle = (axis: keyof Point) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return { latitude: middle('latitude'), longitude: middle('longitude') };
}

function kindOf(id: string): PlaceKind {
  const [first = '', second] = id.split('.');
  if (second === undefined) return 'municipality';
  return first === 'country' || first === 'region' || first === 'province' || first === 'arrondissement'
    ? first
    : 'part';
}

function named(local: string, others: Partial<Record<Language, string>>): Record<Language, string> {
  return { nl: local, fr: local, en: local, de: local, ...others };
}

/** Expands `4001-4003 4010` to `4001`, `4002`, `4003`, `4010`. */
function expanded(postcodes: string): string[] {
  const ranges = postcodes.split(' ').filter(Boolean);
  return ranges.flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
  });
}
