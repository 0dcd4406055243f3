import type { FormFacts } from '../form-facts.ts';

export const facts: FormFacts = {
  name: { en: 'Newsletter', nl: 'Nieuwsbrief', fr: 'Newsletter', de: 'Newsletter' },
  about: 'nothing',
  isModulePart: true,
  order: 8,
};
