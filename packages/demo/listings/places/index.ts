import { regions, type Region } from '~/listings/domain/codes.ts';
import { regionOf } from '~/listings/domain/rules/region.ts';
import { brussels } from './brussels.ts';
import { coast } from './coast.ts';
import { flanders } from './flanders.ts';
import { ghentRegion } from './ghent.ts';
import { luxembourg } from './luxembourg.ts';
import type { DemoMunicipality } from './municipality.ts';
import { wallonia } from './wallonia.ts';

export type { DemoMunicipality, Names } from './municipality.ts';

/** The municipalities with listings. */
export const municipalities: readonly DemoMunicipality[] = [
  ...ghentRegion,
  ...flanders,
  ...coast,
  ...brussels,
  ...wallonia,
  ...luxembourg,
];

/** Each region's share of the listings, for an agency in Ghent with offices in Brussels and Luxembourg. */
const regionShares: Record<Region, number> = { flanders: 0.5, brussels: 0.25, wallonia: 0.15, luxembourg: 0.1 };

export function regionOfPlace({ countryId, zip }: DemoMunicipality): Region {
  const region = regionOf(countryId, zip);
  if (region === null) throw new Error(`The postcode ${zip} is in no region.`);
  return region;
}

/** Distributes `count` listings over the municipalities, by region and weight. */
export function spread(count: number): DemoMunicipality[] {
  const totals = new Map(
    regions.map((region) => [
      region,
      municipalities.filter((place) => regionOfPlace(place) === region).reduce((sum, { weight }) => sum + weight, 0),
    ]),
  );
  let owed = 0;
  return municipalities.flatMap((place) => {
    const region = regionOfPlace(place);
    owed += (count * regionShares[region] * place.weight) / (totals.get(region) ?? 1);
    // Rounding errors carry over to the next municipality, so that the total is right.
    const given = Math.round(owed);
    owed -= given;
    return Array.from({ length: given }, () => place);
  });
}
