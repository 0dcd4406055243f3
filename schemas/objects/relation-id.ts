import { defineType } from 'sanity';
import { shared } from '../shared.words.ts';

/** The id of a relation that is not a document: a list, a property, a city… The Studio's input depends on the kind. */
export const relationId = defineType({ name: 'relationId', title: shared.which, type: 'string' });
