import { inEditorsLanguage } from '../../../schemas/words.ts';

export const words = inEditorsLanguage({
  about: {
    en: 'Figures about the agency, always up to date.',
    nl: 'Cijfers over het kantoor, altijd actueel.',
    fr: 'Des chiffres sur l’agence, toujours à jour.',
    de: 'Zahlen über das Büro, immer aktuell.',
  },
  highest: { en: 'Highest first', nl: 'Hoogste eerst', fr: 'Les plus élevés d’abord', de: 'Höchste zuerst' },
  relationsHelp: {
    en: 'Which figures, in their order.',
    nl: 'Welke cijfers, in hun volgorde.',
    fr: 'Quels chiffres, dans leur ordre.',
    de: 'Welche Zahlen, in ihrer Reihenfolge.',
  },
  statsView: { en: 'Figure', nl: 'Cijfer', fr: 'Chiffre', de: 'Zahl' },
  forSale: { en: 'Properties for sale', nl: 'Panden te koop', fr: 'Biens à vendre', de: 'Immobilien zu verkaufen' },
  forRent: { en: 'Properties for rent', nl: 'Panden te huur', fr: 'Biens à louer', de: 'Immobilien zu vermieten' },
  projects: {
    en: 'Construction projects',
    nl: 'Nieuwbouwprojecten',
    fr: 'Projets de construction',
    de: 'Neubauprojekte',
  },
  cities: { en: 'Cities', nl: 'Plaatsen', fr: 'Localités', de: 'Orte' },
  rating: {
    en: 'Average rating',
    nl: 'Gemiddelde beoordeling',
    fr: 'Évaluation moyenne',
    de: 'Durchschnittliche Bewertung',
  },
  years: { en: 'Years of experience', nl: 'Jaren ervaring', fr: 'Années d’expérience', de: 'Jahre Erfahrung' },
});
