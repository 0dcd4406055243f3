import type { Translated } from '~/i18n/languages.ts';
import type { FloodScore } from '../domain/entity.ts';
import type { DestinationCode, SummonsValue } from '../domain/rules/planning.ts';

/** The facts of a property page by group, both in display order; their names are in the dictionaries under `facts`. */
export const factsByGroup = {
  finance: [
    'price',
    'monthlyRent',
    'charges',
    'deposit',
    'renterInventory',
    'agencyCost',
    'chargesOwner',
    'garagePrice',
    'parkingPrice',
    'registration',
    'vat',
    'notaryFee',
    'realEstateTax',
    'rateableIncome',
    'commission',
    'availability',
  ],
  energy: [
    'epcLabel',
    'insulationLabel',
    'energyScore',
    'energyTotal',
    'co2',
    'certificateNumber',
    'certificateEnd',
    'heating',
    'asbestos',
    'asbestosDate',
    'electricalInspection',
  ],
  layout: [
    'bedRoom',
    'bathRoom',
    'showerRoom',
    'toilet',
    'kitchen',
    'floor',
    'floors',
    'garage',
    'parkings',
    'externalParkings',
    'cellar',
    'attic',
    'furnished',
  ],
  surfaces: [
    'livingSurface',
    'usableSurface',
    'totalSurface',
    'groundSurface',
    'terraceSurface',
    'gardenSurface',
    'frontWidth',
    'plotWidth',
  ],
  building: [
    'constructionYear',
    'renovationYear',
    'condition',
    'facades',
    'roof',
    'frame',
    'lift',
    'water',
    'gas',
    'electronicConnection',
    'drainConnection',
  ],
  planning: [
    'planningDestination',
    'planningInformation',
    'permit',
    'allotmentPermit',
    'summons',
    'judicialDecision',
    'preemptiveRights',
  ],
  flood: ['floodPlotScore', 'floodBuildingScore', 'floodZone', 'riparianZone'],
  legal: ['goalName', 'contractType', 'reference', 'uniqueCode'],
} as const;

/** A plot's utilities, which are listed elsewhere because it has no building. */
export const utilities: readonly FactKey[] = ['water', 'gas', 'electronicConnection', 'drainConnection'];

export type FactGroupKey = keyof typeof factsByGroup;
export type FactKey = (typeof factsByGroup)[FactGroupKey][number];

/** A value whose text is in the dictionaries: under `factTexts`, `summons`, `destinations` or `flood`. */
export type FactText =
  | { words: 'factTexts'; key: FactTextKey }
  | { words: 'summons'; key: SummonsValue }
  | { words: 'destinations'; key: DestinationCode }
  | { words: 'flood'; key: FloodScore };

export type FactTextKey =
  | 'notStated'
  | 'notStatedFeminine'
  | 'notStatedPlural'
  | 'groundFloor'
  | 'permitYes'
  | 'permitNo'
  | 'allotmentYes'
  | 'allotmentNo'
  | 'preemptionYes'
  | 'preemptionNo'
  | 'conform'
  | 'notConform';

/**
 * Facts with a feminine name, singular or plural, for languages where the words agree with it: the French "non
 * communiquée" and "non communiquées".
 */
export const agreement: Partial<Record<FactKey, 'notStatedFeminine' | 'notStatedPlural'>> = {
  insulationLabel: 'notStatedFeminine',
  energyScore: 'notStatedFeminine',
  energyTotal: 'notStatedFeminine',
  asbestos: 'notStatedFeminine',
  planningDestination: 'notStatedFeminine',
  charges: 'notStatedPlural',
  co2: 'notStatedPlural',
  summons: 'notStatedPlural',
};

export interface FactView {
  key: FactKey;
  /** Formatted text, yes or no, a dictionary text, or a starting price. */
  value: string | boolean | FactText | { startingFrom: string };
}

export interface FactGroup {
  key: FactGroupKey;
  facts: FactView[];
  /** Requirements 9.21, energy rule: the renovation duty for this label, since which year and within how many years. */
  renovation?: { label: 'E' | 'F'; since: number; years: number };
}

export type FactValues = Partial<Record<FactKey, FactView['value'] | null>>;

/** A text of the CRM in the page's language. */
export type TextOf = (value: Translated) => string | null;

export function words(key: FactTextKey): FactView['value'] {
  return { words: 'factTexts', key };
}
