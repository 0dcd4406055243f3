import { inEditorsLanguage } from '../../../schemas/words.ts';

export const words = inEditorsLanguage({
  about: {
    en: 'The property search, on any page.',
    nl: 'Het zoeken naar panden, op eender welke pagina.',
    fr: 'La recherche de biens, sur n’importe quelle page.',
    de: 'Die Immobiliensuche, auf jeder beliebigen Seite.',
  },
  bar: { en: 'One bar', nl: 'Eén balk', fr: 'Une barre', de: 'Eine Leiste' },
  panel: {
    en: 'A panel with all filters',
    nl: 'Een paneel met alle filters',
    fr: 'Un panneau avec tous les filtres',
    de: 'Ein Feld mit allen Filtern',
  },
  relationsHelp: {
    en: 'Where the search starts. Nothing: for sale.',
    nl: 'Waar het zoeken begint. Niets: te koop.',
    fr: 'Où commence la recherche. Rien : à vendre.',
    de: 'Wo die Suche beginnt. Nichts: zu verkaufen.',
  },
  propertyList: { en: 'Goal', nl: 'Doel', fr: 'But', de: 'Ziel' },
  textHelp: {
    en: 'One sentence above the search.',
    nl: 'Eén zin boven het zoeken.',
    fr: 'Une phrase au-dessus de la recherche.',
    de: 'Ein Satz über der Suche.',
  },
});
