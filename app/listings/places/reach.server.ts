import { countryIds } from '../domain/codes.ts';
import type { SearchCriteria } from '../domain/criteria.ts';
import { bareZip } from './bare-zip.ts';
import { nameKey } from './name-key.ts';
import type { KnownPlace, Point } from './place.ts';
import { placesOfPostcode } from './of-postcode.server.ts';
import { placeById } from './register.server.ts';
import { postcodesWithin } from './within.server.ts';

/** Postcodes of one country, as the CRM numbers countries; null for all of it. */
export interface Reach {
  countryId: number;
  postcodes: string[] | null;
}

/**
 * Where the other places of a search reach to, and its radius around them and around its cities. What is larger than a municipality
 * has no radius. Ids that are no more are left out: nothing for a search that names no other place and has no radius.
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

/** Of a city as the CRM has it: by its name among the places of its postcode, which both countries may have. */
function centreOf({ name, zip }: SearchCriteria['cities'][number]): Point | null {
  const key = nameKey(name);
  const here = placesOfPostcode(bareZip(zip)).filter(isTown);
  const named = here.find(({ names }) => Object.values(names).some((each) => nameKey(each) === key));
  return (named ?? here[0])?.centre ?? null;
}
