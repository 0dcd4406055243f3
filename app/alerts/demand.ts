import type { Language } from '~/i18n/languages.ts';
import type { Area } from '~/listings/domain/areas.ts';
import type { Goal } from '~/listings/domain/codes.ts';

export const frequencies = ['at-once', 'daily'] as const;
export type Frequency = (typeof frequencies)[number];

/** The criteria of a registered search. Prices in whole euros, per month for rent; null for no limit. */
export interface Criteria {
  goal: Goal;
  /** WebIDs, at least one. */
  types: readonly number[];
  areas: readonly Area[];
  /** As typed: `Gent 9000, Aalst`. */
  places: string;
  minPrice: number | null;
  maxPrice: number | null;
  minBedrooms: number | null;
  maxBedrooms: number | null;
  /** Minimum number. */
  garages: number;
  parking: boolean;
  terrace: boolean;
  garden: boolean;
  /** Further conditions as a search query (`app/forms/demand-register/asked.server.ts`); empty for none. */
  asked: string;
}

/**
 * The zones of a demand, used to match listings: `m12` a municipality, `z9000` a postcode, `aantwerp` an area, `c10` a
 * country, `c10.9000` a postcode in one country.
 */
export type Zone = `m${number}` | `z${string}` | `a${Area}` | `c${number}` | `c${number}.${string}`;

export interface NewDemand extends Criteria {
  language: Language;
  frequency: Frequency;
  zones: readonly Zone[];
}

/** `new`: not confirmed yet, so no alerts are sent. */
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

/** Why a listing is reported: it is new or newly matches, its price dropped, or it is back on the market. */
export type Reason = 'new' | 'price' | 'back';
