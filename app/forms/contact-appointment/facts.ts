import type { FormFacts } from '../form-facts.ts';

export const facts: FormFacts = {
  name: {
    en: 'Visit of a property',
    nl: 'Bezoek aan een pand',
    fr: 'Visite d’un bien',
    de: 'Besichtigung einer Immobilie',
  },
  about: 'property',
  isModulePart: false,
  order: 3,
};
