import type { FormFacts } from '../form-facts.ts';

export const facts: FormFacts = {
  name: {
    en: 'Question about a property',
    nl: 'Vraag over een pand',
    fr: 'Question sur un bien',
    de: 'Frage zu einer Immobilie',
  },
  about: 'anything',
  isModulePart: false,
  order: 2,
};
