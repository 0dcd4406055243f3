import { countryIds } from '~/listings/domain/codes.ts';
import type { Language } from '~/i18n/languages.ts';

/** What a place is like: decides what is for sale there. */
export const characters = ['city', 'town', 'suburb', 'green', 'village', 'coast'] as const;
export type Character = (typeof characters)[number];

/** One name in each language. */
export type Names = Record<Language, string>;

export interface DemoMunicipality {
  zip: string;
  names: Names;
  countryId: number;
  /** WGS 84, the town hall or main square. */
  latitude: number;
  longitude: number;
  /** The language most of its streets are named in. */
  streets: 'nl' | 'fr' | 'de' | 'coast' | 'lu';
  character: Character;
  /** Rough price of a well-kept flat, euros a m² inside. */
  level: number;
  /** Rough price of building land, euros a m². */
  land: number;
  /** How much of the agency's offer in its region is there; says nothing alone. */
  weight: number;
  hasStation: boolean;
  /** What people go to for pleasure, with its article and in the singular, so that a sentence may begin with it. */
  sights: readonly Names[];
  /** What they go to for work, travel and shopping, named likewise. */
  hubs: readonly Names[];
}

type Four = readonly [nl: string, fr: string, en: string, de: string];

/** Postcode, names (one where it is the same everywhere), latitude, longitude, character, flats, land, weight. */
export type Row = readonly [string, Four | string, number, number, Character, number, number, number];

interface Rest {
  streets: DemoMunicipality['streets'];
  countryId?: number;
  hasStation?: boolean;
  hubs?: readonly Four[];
}

/** A municipality from a row of figures and what there is to see, named in nl, fr, en, de. */
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
