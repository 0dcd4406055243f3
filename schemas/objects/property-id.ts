import { defineType } from 'sanity';
import { words } from './words.ts';
import { shared } from '../shared.words.ts';

/** The unique code of a property; the Studio offers a search for it. */
export const propertyId = defineType({
  name: 'propertyId',
  title: shared.property,
  type: 'string',
  validation: (rule) =>
    rule.custom((value) => (value === undefined || /^[^\s/?#]+$/.test(value) ? true : words.propertyIdFormat)),
});
