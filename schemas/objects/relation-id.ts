import { defineType } from 'sanity';
import { shared } from '../shared.words.ts';

/** What a relation of a module points at where that is no document: a list, a property, a city… The Studio helps by the relation's kind. */
export const relationId = defineType({ name: 'relationId', title: shared.which, type: 'string' });
