import { inEditorsLanguage } from '../../../schemas/words.ts';

/** What editors call it. */
export const words = inEditorsLanguage({
  name: { en: 'Newsletter', nl: 'Nieuwsbrief', fr: 'Newsletter', de: 'Newsletter' },
});
