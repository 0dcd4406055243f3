import { inEditorsLanguage } from '../../../schemas/words.ts';

export const words = inEditorsLanguage({
  name: { en: 'Free valuation', nl: 'Gratis schatting', fr: 'Estimation gratuite', de: 'Kostenlose Bewertung' },
});
