import { inEditorsLanguage } from '../../../schemas/words.ts';

export const words = inEditorsLanguage({
  name: { en: 'Register a search', nl: 'Zoekopdracht', fr: 'Inscrire une recherche', de: 'Suchauftrag' },
});
