import type { FormFacts } from '../form-facts.ts';

export const facts: FormFacts = { about: 'project', isModulePart: false, order: 3 };
