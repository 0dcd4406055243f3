import { inEditorsLanguage } from '../../../schemas/words.ts';

export const words = inEditorsLanguage({
  name: {
    en: 'Rental application',
    nl: 'Kandidatuur voor een huur',
    fr: 'Candidature à la location',
    de: 'Mietbewerbung',
  },
});
