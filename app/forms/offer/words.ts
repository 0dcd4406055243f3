import { inEditorsLanguage } from '../../../schemas/words.ts';

/** What editors call it. */
export const words = inEditorsLanguage({
  name: { en: 'Purchase offer', nl: 'Aankoopbod', fr: 'Offre d’achat', de: 'Kaufangebot' },
});
