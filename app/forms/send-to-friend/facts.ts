import type { FormFacts } from '../form-facts.ts';

export const facts: FormFacts = { about: 'property', isModulePart: false, order: 6 };
