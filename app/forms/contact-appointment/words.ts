import { inEditorsLanguage } from '../../../schemas/words.ts';

export const words = inEditorsLanguage({
  name: {
    en: 'Visit of a property',
    nl: 'Bezoek aan een pand',
    fr: 'Visite d’un bien',
    de: 'Besichtigung einer Immobilie',
  },
});
