import { regionOf } from '~/listings/domain/rules/region.ts';
import { countryIds } from '~/listings/domain/codes.ts';
import type { Language } from '~/i18n/languages.ts';
import { plain } from '~/listings/store/words.ts';
import type { Place } from '~/listings/domain/entity.ts';
import type { CityChoice } from '~/listings/domain/criteria.ts';
import type { ListingsPort } from '~/listings/domain/port.ts';

const mostPlaces = 50;
const mostOfOneName = 30;

/** The interpretation of a line of places. */
export interface ReadPlaces {
  /** Normalized: `Gent 9000, 9300`. */
  text: string;
  zones: (`m${number}` | `z${string}`)[];
  /** The same places as in a search URL. */
  cities: CityChoice[];
  /** The first part that names no place. */
  unknown: string | null;
}

/** Parses `Gent, 9300 Aalst; 8000`: names in any language, postcodes, or both. A postcode need not be in the store. */
export async function readPlaces(
  { municipalities }: Pick<ListingsPort, 'municipalities'>,
  line: string,
  language: Language,
): Promise<ReadPlaces> {
  const read: ReadPlaces = { text: '', zones: [], cities: [], unknown: null };
  const texts: string[] = [];
  const parts = [...new Set(line.split(/[,;\n]/).map((part) => part.trim()))].filter((part) => part !== '');
  for (const part of parts.slice(0, mostPlaces)) {
    const zip = /(?<!\d)\d{4}(?!\d)/.exec(part)?.[0] ?? null;
    const name = plain(part.replace(/(?:\b[a-z]{1,2}-?)?(?<!\d)\d{4}(?!\d)/i, ' ').replace(/[()|]/g, ' '));
    if (name === '' && zip !== null && isPostcode(zip)) {
      read.zones.push(`z${zip}`);
      const here = await municipalities(zip, { language, limit: mostOfOneName });
      read.cities.push(...here.filter((place) => place.zip === zip).map(cityOf));
      texts.push(zip);
      continue;
    }
    const found = (await municipalities(zip ?? name, { language, limit: mostOfOneName })).filter(
      (place) => (zip === null || place.zip === zip) && place.spellings.includes(name),
    );
    if (found.length === 0) read.unknown ??= part;
    for (const place of found) read.zones.push(`m${place.id}`);
    read.cities.push(...found.map(cityOf));
    texts.push(...(zip === null ? [found[0]?.name ?? part] : found.map((place) => `${place.name} ${place.zip}`)));
  }
  return { ...read, zones: [...new Set(read.zones)], text: [...new Set(texts)].join(', ') };
}

const cityOf = ({ name, zip }: Place): CityChoice => ({ name: name.toLowerCase(), zip });

/** Belgian postcodes only: Luxembourg's look alike and cannot be validated here. */
const isPostcode = (zip: string) => regionOf(countryIds.belgium, zip) !== null;
