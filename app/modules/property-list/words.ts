import type { ModuleWords } from '../../../schemas/words.ts';

/** What the Studio says of this module alone. */
export const words = {
  forms: {
    'By type': { nl: 'Op type', fr: 'Par type', de: 'Nach Art' },
    'Price, low to high': { nl: 'Prijs, laag naar hoog', fr: 'Prix croissant', de: 'Preis, aufsteigend' },
    'Price, high to low': { nl: 'Prijs, hoog naar laag', fr: 'Prix décroissant', de: 'Preis, absteigend' },
    'Property type (its WebID)': {
      nl: 'Type pand (zijn WebID)',
      fr: 'Type de bien (son WebID)',
      de: 'Art der Immobilie (ihre WebID)',
    },
    'Properties from the listings, such as the latest offers.': {
      nl: 'Panden uit het aanbod, zoals de laatste aanwinsten.',
      fr: 'Des biens de l’offre, comme les derniers arrivés.',
      de: 'Immobilien aus dem Angebot, etwa die neuesten.',
    },
    'Lists narrow each other down: “for sale” and a city shows what is for sale there. Nothing: all that is offered.': {
      nl: 'Lijsten beperken elkaar: “te koop” en een plaats toont wat daar te koop is. Niets: het hele aanbod.',
      fr: 'Les listes se limitent l’une l’autre : « à vendre » et une localité montrent ce qui y est à vendre. Rien : toute l’offre.',
      de: 'Listen grenzen einander ein: „zu verkaufen“ und ein Ort zeigen, was dort zu verkaufen ist. Nichts: das ganze Angebot.',
    },
    'Property list': { nl: 'Lijst van panden', fr: 'Liste de biens', de: 'Liste von Immobilien' },
  },
  messages: {},
} satisfies ModuleWords;
