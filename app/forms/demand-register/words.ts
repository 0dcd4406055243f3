import { inEditorsLanguage } from '../../../schemas/words.ts';

/** What editors call it. */
export const words = inEditorsLanguage({
  name: { en: 'Register a search', nl: 'Zoekopdracht', fr: 'Inscrire une recherche', de: 'Suchauftrag' },
});
