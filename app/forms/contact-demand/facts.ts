import type { FormFacts } from '../form-facts.ts';

export const facts: FormFacts = {
  name: { en: 'Free valuation', nl: 'Gratis schatting', fr: 'Estimation gratuite', de: 'Kostenlose Bewertung' },
  about: 'nothing',
  isModulePart: true,
  order: 3,
};
