import { inEditorsLanguage } from '../../../schemas/words.ts';

export const words = inEditorsLanguage({
  name: { en: 'Newsletter', nl: 'Nieuwsbrief', fr: 'Newsletter', de: 'Newsletter' },
});
