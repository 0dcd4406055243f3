import { inEditorsLanguage } from '../../../schemas/words.ts';

/** Its name in the Studio. */
export const words = inEditorsLanguage({
  name: { en: 'Newsletter', nl: 'Nieuwsbrief', fr: 'Newsletter', de: 'Newsletter' },
});
