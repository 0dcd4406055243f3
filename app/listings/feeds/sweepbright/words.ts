import type { Translated } from '~/i18n/languages.ts';
import { countryIds } from '../../domain/codes.ts';

/** Words for SweepBright's codes. */
type Words = Required<Translated>;

export const countries = {
  BE: { id: countryIds.belgium, name: { nl: 'België', fr: 'Belgique', en: 'Belgium', de: 'Belgien' } },
  LU: { id: countryIds.luxembourg, name: { nl: 'Luxemburg', fr: 'Luxembourg', en: 'Luxembourg', de: 'Luxemburg' } },
} as const satisfies Record<string, { id: number; name: Words }>;

export const conditions: Record<string, Words> = {
  new: { nl: 'Nieuw', fr: 'Neuf', en: 'New', de: 'Neu' },
  mint: { nl: 'Uitstekend', fr: 'Excellent', en: 'Excellent', de: 'Neuwertig' },
  good: { nl: 'Goed', fr: 'Bon', en: 'Good', de: 'Gut' },
  fair: { nl: 'Op te frissen', fr: 'À rafraîchir', en: 'To be freshened up', de: 'Auffrischungsbedürftig' },
  poor: { nl: 'Te renoveren', fr: 'À rénover', en: 'To be renovated', de: 'Renovierungsbedürftig' },
};

/** Statuses that are neither "on offer" nor a marquee of the product: their text is shown on the card. */
export const statusLabels: Record<string, Words> = {
  option: { nl: 'In optie', fr: 'En option', en: 'Under option', de: 'Reserviert' },
  under_contract: { nl: 'Onder bod', fr: 'Sous compromis', en: 'Under offer', de: 'In Verhandlung' },
  agreement: { nl: 'Onder bod', fr: 'Sous compromis', en: 'Under offer', de: 'In Verhandlung' },
};

/** Codes of `features.energy` and `features.heating_cooling`. */
export const heatings: Record<string, Words> = {
  gas: { nl: 'Gas', fr: 'Gaz', en: 'Gas', de: 'Gas' },
  fuel: { nl: 'Stookolie', fr: 'Mazout', en: 'Oil', de: 'Öl' },
  heat_pump: { nl: 'Warmtepomp', fr: 'Pompe à chaleur', en: 'Heat pump', de: 'Wärmepumpe' },
  electricity: { nl: 'Elektriciteit', fr: 'Électricité', en: 'Electricity', de: 'Strom' },
  central_heating: { nl: 'Centrale verwarming', fr: 'Chauffage central', en: 'Central heating', de: 'Zentralheizung' },
  floor_heating: { nl: 'Vloerverwarming', fr: 'Chauffage au sol', en: 'Underfloor heating', de: 'Fußbodenheizung' },
};

export const doubleGlazing: Words = {
  nl: 'Dubbele beglazing',
  fr: 'Double vitrage',
  en: 'Double glazing',
  de: 'Doppelverglasung',
};
