import { inEditorsLanguage } from '../../../schemas/words.ts';

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
  propertyType: { en: 'Type of property', nl: 'Type pand', fr: 'Type de bien', de: 'Art der Immobilie' },
  typesLast: {
    en: 'Types that come last',
    nl: 'Types die achteraan komen',
    fr: 'Types qui viennent en dernier',
    de: 'Arten, die zuletzt kommen',
  },
  typesLastHelp: {
    en: 'WebIDs of types that are shown only after all others: usually 9, garages and parking. Without effect where types are chosen below.',
    nl: 'WebID’s van types die pas na alle andere getoond worden: meestal 9, garages en parkings. Zonder effect waar hieronder types gekozen zijn.',
    fr: 'WebID des types qui ne s’affichent qu’après tous les autres : en général 9, garages et parkings. Sans effet si des types sont choisis ci-dessous.',
    de: 'WebIDs von Arten, die erst nach allen anderen erscheinen: meist 9, Garagen und Stellplätze. Ohne Wirkung, wo unten Arten gewählt sind.',
  },
  typesLastWrong: {
    en: 'Only numbers, such as 9.',
    nl: 'Alleen nummers, zoals 9.',
    fr: 'Uniquement des numéros, comme 9.',
    de: 'Nur Nummern, etwa 9.',
  },
  propertyTypeHelp: {
    en: 'The WebID of the type, a number: usually 1 is house, 2 apartment, 4 plot, 9 garage.',
    nl: 'Het WebID van het type, een nummer: meestal is 1 huis, 2 appartement, 4 grond, 9 garage.',
    fr: 'Le WebID du type, un numéro : en général 1 est maison, 2 appartement, 4 terrain, 9 garage.',
    de: 'Die WebID der Art, eine Nummer: meist ist 1 Haus, 2 Wohnung, 4 Grundstück, 9 Garage.',
  },
});
