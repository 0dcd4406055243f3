import type { Language } from '~/i18n/languages.ts';
import type { Area } from '~/listings/domain/areas.ts';
import type { Goal } from '~/listings/domain/codes.ts';

export const frequencies = ['at-once', 'daily'] as const;
export type Frequency = (typeof frequencies)[number];

/** What somebody is looking for. Prices in whole euros, a month for rent; null is no limit. */
export interface Criteria {
  goal: Goal;
  /** WebIDs, one at least. */
  types: readonly number[];
  areas: readonly Area[];
  /** As it was typed: `Gent 9000, Aalst`. */
  places: string;
  minPrice: number | null;
  maxPrice: number | null;
  minBedrooms: number | null;
  maxBedrooms: number | null;
  /** That many at least. */
  garages: number;
  parking: boolean;
  terrace: boolean;
  garden: boolean;
  /** What the search asks for besides, as its query (`app/forms/demand-register/asked.server.ts`); empty for nothing. */
  asked: string;
}

/**
 * The zones of a demand as listings are matched with them: `m12` a municipality, `z9000` a postcode, `aantwerp` an area, `c10` a country, `c10.9000` a
 * postcode of one country.
 */
export type Zone = `m${number}` | `z${string}` | `a${Area}` | `c${number}` | `c${number}.${string}`;

export interface NewDemand extends Criteria {
  language: Language;
  frequency: Frequency;
  zones: readonly Zone[];
}

/** `new`: not confirmed yet, so nothing is told. */
export type DemandState = 'new' | 'active' | 'paused';

export interface Demand extends Criteria {
  id: string;
  state: DemandState;
  language: Language;
  frequency: Frequency;
}

export interface Person {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** Why a listing is told: it is new or fits only now, its price dropped, or it is back on the market. */
export type Reason = 'new' | 'price' | 'back';
