import type { FormFacts } from '../form-facts.ts';

export const facts: FormFacts = { about: 'anything', isModulePart: false, order: 2 };
