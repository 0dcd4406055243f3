import { inEditorsLanguage } from '../words.ts';

export const words = inEditorsLanguage({
  list: { en: 'Thank-you pages', nl: 'Bedankpagina’s', fr: 'Pages de remerciement', de: 'Dankesseiten' },
});
