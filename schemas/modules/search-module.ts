import { defineField } from 'sanity';
import { chosenOrder, defineModule } from './define-module.ts';

export const searchModule = defineModule({
  name: 'searchModule',
  title: 'Search',
  description: 'The property search, on any page.',
  sorts: [chosenOrder],
  views: [
    { title: 'One bar', value: 'bar' },
    { title: 'A panel with all filters', value: 'panel' },
  ],
  relations: {
    description: 'Where the search starts. Nothing: for sale.',
    kinds: [
      {
        title: 'Goal',
        value: 'property-list',
        ids: [
          { title: 'For sale', value: 'sale' },
          { title: 'For rent', value: 'rent' },
        ],
      },
    ],
  },
  fields: [
    defineField({
      name: 'text',
      title: 'Introduction',
      type: 'translatedText',
      description: 'One sentence above the search.',
    }),
  ],
});
