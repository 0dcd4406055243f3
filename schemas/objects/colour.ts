import { defineType } from 'sanity';
import { isColour } from '../../app/ui/contrast.ts';
import { words } from './words.ts';
import { shared } from '../shared.words.ts';

/** A colour as #rrggbb: a string, with a colour picker in the Studio. */
export const colour = defineType({
  name: 'colour',
  title: shared.colour,
  type: 'string',
  validation: (rule) => rule.custom((value) => (value === undefined || isColour(value) ? true : words.colourFormat)),
});
