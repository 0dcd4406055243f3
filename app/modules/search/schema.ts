import { defineField } from 'sanity';
import { defineModule } from '../../../schemas/modules/define-module.ts';
import { words } from './words.ts';

export const schema = defineModule({
  name: 'searchModule',
  title: 'Search',
  description: 'The property search, on any page.',
  menu: { group: 'listings', place: 4 },
  icon: 'search',
  sketch: [
    ['line', 10, 28, 100, 24],
    ['paper', 14, 32, 24, 16],
    ['paper', 42, 32, 24, 16],
    ['paper', 70, 32, 16, 16],
    ['brick', 90, 32, 16, 16],
  ],
  words,
  without: ['numberItemOfRow', 'maxItems'],
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
