import { inEditorsLanguage } from '../../../schemas/words.ts';

export const words = inEditorsLanguage({
  name: { en: 'Purchase offer', nl: 'Aankoopbod', fr: 'Offre d’achat', de: 'Kaufangebot' },
});
