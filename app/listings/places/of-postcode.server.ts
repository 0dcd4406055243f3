import { bareZip } from './bare-zip.ts';
import type { KnownPlace } from './place.ts';
import { places } from './register.server.ts';

let byPostcode: ReadonlyMap<string, readonly KnownPlace[]> | undefined;

/** Reads the places and their postcodes, which otherwise the first page with a search does. */
export function readPlaces(): void {
  byPostcode ??= index();
}

/** All places of both countries that hold a postcode: parts, municipalities, and what is larger. */
export function placesOfPostcode(postcode: string): readonly KnownPlace[] {
  byPostcode ??= index();
  return byPostcode.get(postcode) ?? [];
}

/** Whether a postcode of Belgium or Luxembourg is one, with its country's letter (`L-1111`) or without. */
export const isKnownPostcode = (postcode: string): boolean => placesOfPostcode(bareZip(postcode)).length > 0;

function index(): Map<string, KnownPlace[]> {
  const found = new Map<string, KnownPlace[]>();
  for (const place of places().values()) {
    for (const postcode of place.postcodes) {
      const here = found.get(postcode);
      if (here) here.push(place);
      else found.set(postcode, [place]);
    }
  }
  return found;
}
