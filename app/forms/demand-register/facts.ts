import type { FormFacts } from '../form-facts.ts';

export const facts: FormFacts = {
  name: { en: 'Register a search', nl: 'Zoekopdracht', fr: 'Inscrire une recherche', de: 'Suchauftrag' },
  about: 'nothing',
  isModulePart: true,
  order: 4,
};
