import { inEditorsLanguage } from '../../../schemas/words.ts';

export const words = inEditorsLanguage({
  name: {
    en: 'Question about a property',
    nl: 'Vraag over een pand',
    fr: 'Question sur un bien',
    de: 'Frage zu einer Immobilie',
  },
});
