import { bareZip } from './bare-zip.ts';
import type { KnownPlace } from './place.ts';
import { places } from './register.server.ts';

let byPostcode: ReadonlyMap<string, readonly KnownPlace[]> | undefined;

/** Preloads the places and the postcode index, which the first search page would otherwise load. */
export function readPlaces(): void {
  byPostcode ??= index();
}

/** All places of both countries that contain a postcode: parts, municipalities and larger ones. */
export function placesOfPostcode(postcode: string): readonly KnownPlace[] {
  byPostcode ??= index();
  return byPostcode.get(postcode) ?? [];
}

/** Whether a postcode exists in Belgium or Luxembourg; the country prefix (`L-1111`) is optional. */
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
