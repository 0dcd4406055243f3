import { distance } from './distance.ts';
import type { Point } from './place.ts';
import { mean, places } from './register.server.ts';

interface PostcodeCentre {
  postcode: string;
  countryId: number;
  centre: Point;
}

let centres: readonly PostcodeCentre[] | undefined;

/**
 * Postcodes whose centre is within a distance (kilometres as the crow flies, inclusive) of a point, nearest first. A
 * postcode's centre is the mean of its town and villages. Both countries have four-digit postcodes, some of them the
 * same: pass the country if the result must be unambiguous.
 */
export function postcodesWithin(centre: Point, kilometres: number, countryId?: number): string[] {
  centres ??= centresOfPostcodes();
  const near = centres
    .filter((each) => countryId === undefined || each.countryId === countryId)
    .map(({ postcode, centre: other }) => ({ postcode, away: distance(centre, other) }))
    .filter(({ away }) => away <= kilometres)
    .sort((a, b) => a.away - b.away || a.postcode.localeCompare(b.postcode));
  return [...new Set(near.map(({ postcode }) => postcode))];
}

function centresOfPostcodes(): PostcodeCentre[] {
  const found: PostcodeCentre[] = [];
  for (const municipality of places().values()) {
    if (municipality.kind !== 'municipality') continue;
    const { countryId, postcodes, mainPostcode, centre: own, holds } = municipality;
    for (const postcode of postcodes) {
      const villages = holds
        .filter((part) => part.postcodes.includes(postcode))
        .flatMap(({ ownCentre }) => ownCentre ?? []);
      const centre = mean(postcode === mainPostcode && own ? [own, ...villages] : villages) ?? own;
      if (centre) found.push({ postcode, countryId, centre });
    }
  }
  return found;
}
