import type { FormFacts } from '../form-facts.ts';

export const facts: FormFacts = {
  name: {
    en: 'Rental application',
    nl: 'Kandidatuur voor een huur',
    fr: 'Candidature à la location',
    de: 'Mietbewerbung',
  },
  about: 'property',
  isModulePart: false,
  order: 11,
};
