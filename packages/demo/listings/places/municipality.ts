import { countryIds } from '~/listings/domain/codes.ts';
import type { Language } from '~/i18n/languages.ts';

/** The character of a place; determines what is for sale there. */
export const characters = ['city', 'town', 'suburb', 'green', 'village', 'coast'] as const;
export type Character = (typeof characters)[number];

/** A name in each language. */
export type Names = Record<Language, string>;

export interface DemoMunicipality {
  zip: string;
  names: Names;
  countryId: number;
  /** WGS 84, the town hall or main square. */
  latitude: number;
  longitude: number;
  /** The language of most street names. */
  streets: 'nl' | 'fr' | 'de' | 'coast' | 'lu';
  character: Character;
  /** Approximate price of a well-kept flat, in euros per m² of living area. */
  level: number;
  /** Approximate price of building land, in euros per m². */
  land: number;
  /** Relative share of the region's listings. */
  weight: number;
  hasStation: boolean;
  /** Leisure destinations, in the singular and with article, so that a sentence can begin with one. */
  sights: readonly Names[];
  /** Destinations for work, travel and shopping, in the same form. */
  hubs: readonly Names[];
}

type Four = readonly [nl: string, fr: string, en: string, de: string];

/**
 * Postcode, names (a string if the same everywhere), latitude, longitude, character, flat price, land price, weight.
 */
export type Row = readonly [string, Four | string, number, number, Character, number, number, number];

interface Rest {
  streets: DemoMunicipality['streets'];
  countryId?: number;
  hasStation?: boolean;
  hubs?: readonly Four[];
}

/** Makes a municipality from a row of figures and its sights, named in nl, fr, en, de. */
export function municipality(rest: Rest) {
  return (row: Row, sights: readonly Four[], own: Partial<Rest> = {}): DemoMunicipality => {
    const { hubs = [], ...settings } = { ...rest, ...own };
    const [zip, name, latitude, longitude, character, level, land, weight] = row;
    return {
      zip,
      names: named(typeof name === 'string' ? [name, name, name, name] : name),
      countryId: countryIds.belgium,
      latitude,
      longitude,
      character,
      level,
      land,
      weight,
      hasStation: true,
      ...settings,
      sights: sights.map(named),
      hubs: hubs.map(named),
    };
  };
}

function named(four: Four): Names {
  const [nl, fr, en, de] = four;
  return { nl, fr, en, de };
}
