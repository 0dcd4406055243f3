import type { Translated } from '~/i18n/languages.ts';
import { countryIds, type PropertyTypeKey, propertyTypes } from '../../domain/codes.ts';
import type { PropertyType } from '../../domain/entity.ts';

/** SweepBright names things by code; these are the words a visitor reads. */
type Words = Required<Translated>;

export const typeNames: Record<PropertyTypeKey, Words> = {
  house: { nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' },
  apartment: { nl: 'Appartement', fr: 'Appartement', en: 'Apartment', de: 'Wohnung' },
  studio: { nl: 'Studio', fr: 'Studio', en: 'Studio', de: 'Studio' },
  plot: { nl: 'Bouwgrond', fr: 'Terrain', en: 'Plot', de: 'Grundstück' },
  'income-property': { nl: 'Opbrengsteigendom', fr: 'Immeuble de rapport', en: 'Income property', de: 'Renditeobjekt' },
  commercial: { nl: 'Handelspand', fr: 'Commerce', en: 'Commercial property', de: 'Geschäftslokal' },
  industrial: { nl: 'Bedrijfspand', fr: 'Bâtiment industriel', en: 'Industrial property', de: 'Gewerbehalle' },
  offices: { nl: 'Kantoor', fr: 'Bureaux', en: 'Offices', de: 'Büro' },
  garage: { nl: 'Garage of parking', fr: 'Garage ou parking', en: 'Garage or parking', de: 'Garage oder Stellplatz' },
};

/** The property types of an agency without a list of its own. */
export const typeList: PropertyType[] = propertyTypes.map(({ webId, key }) => ({
  id: String(webId),
  webId,
  name: typeNames[key],
  showOrder: webId,
  sale: true,
  rent: key !== 'plot' && key !== 'income-property',
}));

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

/** `features.energy` and `features.heating_cooling`. */
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
