import { countryIds, regionPostcodes, type Region } from '../codes.ts';

/**
 * The region of a postcode (requirements 9.1). The country matters because Luxembourg's postcodes look like Belgian
 * ones. Null for other countries and unknown postcodes.
 */
export function regionOf(countryId: number, zip: string): Region | null {
  if (countryId === countryIds.luxembourg) return 'luxembourg';
  if (countryId !== countryIds.belgium) return null;
  const digits = /^(?:B-?)?(\d{4})$/i.exec(zip.trim())?.[1];
  if (!digits) return null;
  const code = Number(digits);
  return regionPostcodes.find(({ from, to }) => code >= from && code <= to)?.region ?? null;
}
