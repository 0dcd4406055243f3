import type { FormFacts } from '../form-facts.ts';

export const facts: FormFacts = {
  name: { en: 'Testimonial', nl: 'Getuigenis', fr: 'Témoignage', de: 'Kundenstimme' },
  about: 'nothing',
  isModulePart: true,
  order: 12,
};
