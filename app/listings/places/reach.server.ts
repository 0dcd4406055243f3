import { countryIds } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import { bareZip } from './bare-zip.ts';
import { nameKey } from './name-key.ts';
import type { KnownPlace, Point } from './place.ts';
import { placesOfPostcode } from './of-postcode.server.ts';
import { placeById } from './register.server.ts';
import { postcodesWithin } from './within.server.ts';

/** Postcodes in one country, by the CRM's country id; null for the whole country. */
export interface Reach {
  countryId: number;
  postcodes: string[] | null;
}

/**
 * The postcodes of a search's other places, and those within its radius around them and its cities. Places larger than
 * a municipality have no radius. Unknown ids are skipped. Empty if the search names no other place and has no radius.
 */
export function reachOf({ cities, places, radius }: Pick<SearchCriteria, 'cities' | 'places' | 'radius'>): Reach[] {
  const known = places.flatMap((id) => placeById(id) ?? []);
  const centres = radius === null ? [] : [...known.filter(isTown).map(({ centre }) => centre), ...cities.map(centreOf)];
  return Object.values(countryIds).flatMap((countryId) => {
    const here = known.filter((place) => place.countryId === countryId);
    if (here.some(({ kind }) => kind === 'country')) return { countryId, postcodes: null };
    const around = centres.flatMap((centre) => (centre ? postcodesWithin(centre, radius ?? 0, countryId) : []));
    const postcodes = [...new Set([...here.flatMap((place) => place.postcodes), ...around])].sort();
    return postcodes.length === 0 ? [] : { countryId, postcodes };
  });
}

function isTown({ kind }: KnownPlace): boolean {
  return kind === 'municipality' || kind === 'part';
}

/** The centre of a CRM city, found by name among the places of its postcode, since both countries may use it. */
function centreOf({ name, zip }: SearchCriteria['cities'][number]): Point | null {
  const key = nameKey(name);
  const here = placesOfPostcode(bareZip(zip)).filter(isTown);
  const named = here.find(({ names }) => Object.values(names).some((each) => nameKey(each) === key));
  return (named ?? here[0])?.centre ?? null;
}
