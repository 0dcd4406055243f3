import { defineType } from 'sanity';
import { isColour } from '../../app/ui/contrast.ts';

/** A colour as #rrggbb: stored as a string, chosen with a picker in the Studio. */
export const colour = defineType({
  name: 'colour',
  title: 'Colour',
  type: 'string',
  validation: (rule) =>
    rule.custom((value) =>
      value === undefined || isColour(value) ? true : 'Write the colour as # and six digits or letters a–f: #26303a.',
    ),
});
