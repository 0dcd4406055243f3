import type { FormFacts } from '../form-facts.ts';

export const facts: FormFacts = {
  name: {
    en: 'Send to a friend',
    nl: 'Doorsturen naar een vriend',
    fr: 'Envoyer à un ami',
    de: 'An Freunde senden',
  },
  about: 'property',
  isModulePart: false,
  order: 6,
};
