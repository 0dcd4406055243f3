import { defineField, defineType } from 'sanity';

const widths = [
  { name: 'sm', title: 'Phone', description: 'Columns of 12 on a screen under 767 pixels.' },
  { name: 'md', title: 'Tablet', description: 'Columns of 12 on a screen from 767 to 1279 pixels.' },
  { name: 'lg', title: 'Desktop', description: 'Columns of 12 on a screen of 1280 pixels or more.' },
];

/** Spec §3 col sizes: how many of the twelve columns a part takes on each screen. */
export const colSizes = defineType({
  name: 'colSizes',
  title: 'Width per screen',
  type: 'object',
  options: { columns: 3 },
  fields: widths.map((width) =>
    defineField({
      ...width,
      type: 'number',
      validation: (rule) => rule.integer().min(1).max(12).error('A whole number from 1 to 12.'),
    }),
  ),
});
