import type { FormFacts } from '../form-facts.ts';

export const facts: FormFacts = {
  name: {
    en: 'Request for documents',
    nl: 'Aanvraag van documenten',
    fr: 'Demande de documents',
    de: 'Anfrage von Unterlagen',
  },
  about: 'property',
  isModulePart: false,
  order: 7,
};
