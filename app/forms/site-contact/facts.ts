import type { FormFacts } from '../form-facts.ts';

export const facts: FormFacts = {
  name: { en: 'Contact', nl: 'Contact', fr: 'Contact', de: 'Kontakt' },
  about: 'nothing',
  isModulePart: true,
  order: 1,
};
