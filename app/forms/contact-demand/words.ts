import { inEditorsLanguage } from '../../../schemas/words.ts';

/** Its name in the Studio. */
export const words = inEditorsLanguage({
  name: { en: 'Free valuation', nl: 'Gratis schatting', fr: 'Estimation gratuite', de: 'Kostenlose Bewertung' },
});
