import { defineField, defineType } from 'sanity';
import { words } from './col-sizes.words.ts';
import { shared } from '../shared.words.ts';
import { fill } from '../words.ts';

const widths = [
  { name: 'sm', title: shared.phone, description: words.smHelp },
  { name: 'md', title: words.md, description: words.mdHelp },
  { name: 'lg', title: words.lg, description: words.lgHelp },
];

/** Requirements 3.11 col sizes: how many of the twelve grid columns a block spans on each screen size. */
export const colSizes = defineType({
  name: 'colSizes',
  title: shared.widthPerScreen,
  type: 'object',
  options: { columns: 3 },
  fields: widths.map((width) =>
    defineField({
      ...width,
      type: 'number',
      validation: (rule) =>
        rule
          .integer()
          .min(1)
          .max(12)
          .error(fill(shared.wholeNumber, { least: 1, most: 12 })),
    }),
  ),
});
