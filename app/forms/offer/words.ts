import { inEditorsLanguage } from '../../../schemas/words.ts';

/** Its name in the Studio. */
export const words = inEditorsLanguage({
  name: { en: 'Purchase offer', nl: 'Aankoopbod', fr: 'Offre d’achat', de: 'Kaufangebot' },
});
