import { defineField } from 'sanity';
import { isColour } from '../app/ui/contrast.ts';

/** A colour as #rrggbb. The Studio gives it a picker; the site puts it in a CSS variable as it is. */
export function colourField(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    type: 'string',
    description: `${description} As #rrggbb.`,
    validation: (rule) =>
      rule.custom((value) =>
        value === undefined || isColour(value) ? true : 'Write the colour as # and six digits or letters a–f: #26303a.',
      ),
  });
}
