import type { FormFacts } from '../form-facts.ts';

export const facts: FormFacts = {
  name: {
    en: 'Question about a project',
    nl: 'Vraag over een project',
    fr: 'Question sur un projet',
    de: 'Frage zu einem Projekt',
  },
  about: 'project',
  isModulePart: false,
  order: 3,
};
