import type { FormFacts } from '../form-facts.ts';

export const facts: FormFacts = { about: 'nothing', isModulePart: true, order: 4 };
