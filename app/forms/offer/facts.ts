import type { FormFacts } from '../form-facts.ts';

export const facts: FormFacts = {
  name: { en: 'Purchase offer', nl: 'Aankoopbod', fr: 'Offre d’achat', de: 'Kaufangebot' },
  about: 'property',
  isModulePart: false,
  order: 10,
};
