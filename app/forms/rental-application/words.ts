import { inEditorsLanguage } from '../../../schemas/words.ts';

/** Its name in the Studio. */
export const words = inEditorsLanguage({
  name: {
    en: 'Rental application',
    nl: 'Kandidatuur voor een huur',
    fr: 'Candidature à la location',
    de: 'Mietbewerbung',
  },
});
