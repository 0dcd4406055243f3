import type { Vocabulary } from './meaning.ts';

/** Signs, abbreviations and words that are the same in all languages of the site. */
export const international: Vocabulary = {
  phrases: {
    apartment: 'duplex, penthouse, loft, triplex, app, appt, apt',
    house: 'villa, bungalow, fermette, chalet',
    studio: 'studio, studios',
    garage: 'garage, garages, box, garagebox',
    parking: 'parking, parkings, carport',
    toilets: 'wc, wcs',
    epc: 'epc, peb, epb, label',
    euro: '€, euro, euros, eur, euri',
    m2: 'm2, m²',
    km: 'km, kms',
    hectare: 'ha, hectare, hectares',
    month: 'm, p m, pm, per m',
    min: 'min, minimum, >, ≥',
    max: 'max, maximum, <, ≤',
    about: 'ca, circa, ±, ~',
    stop: 'immo, budget',
  },
  counting: '',
  numerals: { k: 1000, mio: 1e6, mln: 1e6 },
};
