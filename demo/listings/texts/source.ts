import type { PropertyTypeKey } from '~/listings/codes.ts';
import type { VariantKey } from '../kinds.ts';

/** What a description may mention. */
export interface Told {
  variant: VariantKey;
  city: string;
  living: number;
  ground: number;
  bedrooms: number;
  built: number;
  garden: boolean;
  garage: boolean;
  terrace: number;
  /** Picks among sentences. */
  turn: number;
}

export const wordKeys = [
  'belgium',
  'luxembourg',
  'marqueeNew',
  'marqueeSold',
  'marqueeRented',
  'marqueeOption',
  'marqueeOffer',
  'startingFrom',
  'perMonth',
  'forSale',
  'forRent',
  'contractSole',
  'contractLease',
  'heatingGas',
  'heatingPump',
  'heatingOil',
  'heatingElectric',
  'heatingCentral',
  'heatingIndividual',
  'glazingDouble',
  'glazingTriple',
  'glazingSingle',
  'framePvc',
  'frameWood',
  'frameAluminium',
  'kitchenFitted',
  'kitchenSuper',
  'kitchenSimple',
  'roofTiles',
  'roofSlate',
  'roofFlat',
  'roofGood',
  'roofRenewed',
  'conditionNew',
  'conditionGood',
  'conditionRenovated',
  'conditionRenovate',
  'noJudicial',
  'planningPermit',
  'planningNone',
  'destinationHomes',
  'destinationBusiness',
  'summonsNone',
  'floodNone',
  'floodPossible',
  'riparianNone',
  'asbestosSafe',
  'asbestosPresent',
  'atDeed',
  'atOnce',
  'byArrangement',
  'documentEpc',
  'documentElectric',
  'documentAsbestos',
  'documentPrices',
  'agentSales',
  'agentRentals',
  'agentManager',
  'unitFree',
  'unitOption',
  'unitSold',
  'requirementOwner',
  'requirementNone',
] as const;
export type WordKey = (typeof wordKeys)[number];

/** The demo's words in one language. */
export interface TextSource {
  types: Record<PropertyTypeKey, string>;
  variants: Record<VariantKey, { name: string; title: (city: string) => string; opening: string }>;
  /** Two or three sentences after the opening. */
  body(told: Told): string;
  words: Record<WordKey, string>;
}

/** Sentences that are there, as one paragraph. */
export function paragraph(...sentences: readonly (string | false)[]): string {
  return sentences.filter((sentence) => sentence !== false).join(' ');
}
