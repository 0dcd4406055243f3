import { inEditorsLanguage } from '../../../schemas/words.ts';

/** What the Studio says of this module alone. */
export const words = inEditorsLanguage({
  sortPriceAsc: {
    en: 'Price, low to high',
    nl: 'Prijs, laag naar hoog',
    fr: 'Prix croissant',
    de: 'Preis, aufsteigend',
  },
  sortPriceDesc: {
    en: 'Price, high to low',
    nl: 'Prijs, hoog naar laag',
    fr: 'Prix décroissant',
    de: 'Preis, absteigend',
  },
  sortType: { en: 'By type', nl: 'Op type', fr: 'Par type', de: 'Nach Art' },
  type: { en: 'Property list', nl: 'Lijst van panden', fr: 'Liste de biens', de: 'Liste von Immobilien' },
  about: {
    en: 'Properties from the listings, such as the latest offers.',
    nl: 'Panden uit het aanbod, zoals de laatste aanwinsten.',
    fr: 'Des biens de l’offre, comme les derniers arrivés.',
    de: 'Immobilien aus dem Angebot, etwa die neuesten.',
  },
  relationsHelp: {
    en: 'Lists narrow each other down: “for sale” and a city shows what is for sale there. Nothing: all that is offered.',
    nl: 'Lijsten beperken elkaar: “te koop” en een plaats toont wat daar te koop is. Niets: het hele aanbod.',
    fr: 'Les listes se limitent l’une l’autre : « à vendre » et une localité montrent ce qui y est à vendre. Rien : toute l’offre.',
    de: 'Listen grenzen einander ein: „zu verkaufen“ und ein Ort zeigen, was dort zu verkaufen ist. Nichts: das ganze Angebot.',
  },
  propertyType: {
    en: 'Property type (its WebID)',
    nl: 'Type pand (zijn WebID)',
    fr: 'Type de bien (son WebID)',
    de: 'Art der Immobilie (ihre WebID)',
  },
  propertyTypeHelp: {
    en: 'The WebID of the type, a number: 1 is house, 2 apartment, 3 plot, 4 garage.',
    nl: 'Het WebID van het type, een nummer: 1 is huis, 2 appartement, 3 grond, 4 garage.',
    fr: 'Le WebID du type, un numéro : 1 est maison, 2 appartement, 3 terrain, 4 garage.',
    de: 'Die WebID der Art, eine Nummer: 1 ist Haus, 2 Wohnung, 3 Grundstück, 4 Garage.',
  },
});
