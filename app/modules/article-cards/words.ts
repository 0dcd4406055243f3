import { inEditorsLanguage } from '../../../schemas/words.ts';

export const words = inEditorsLanguage({
  type: { en: 'Article cards', nl: 'Artikelkaarten', fr: 'Cartes d’articles', de: 'Artikelkarten' },
  about: {
    en: 'Cards that lead to articles.',
    nl: 'Kaarten die naar artikels leiden.',
    fr: 'Des cartes qui mènent à des articles.',
    de: 'Karten, die zu Artikeln führen.',
  },
  relationsHelp: {
    en: 'Single articles, or all of a category. Nothing chosen: all articles.',
    nl: 'Losse artikels, of alle van een categorie. Niets gekozen: alle artikels.',
    fr: 'Des articles choisis, ou tous ceux d’une catégorie. Rien de choisi : tous les articles.',
    de: 'Einzelne Artikel oder alle einer Kategorie. Nichts gewählt: alle Artikel.',
  },
});
