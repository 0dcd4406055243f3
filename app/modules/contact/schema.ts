import { defineField } from 'sanity';
import { defineModule } from '../../../schemas/modules/define-module.ts';
import { lines } from '../../../schemas/modules/sketch.ts';
import { words } from './words.ts';

export const schema = defineModule({
  name: 'contactModule',
  title: 'Contact',
  description: 'How to reach the agency.',
  menu: { group: 'contact', place: 1 },
  icon: 'envelope',
  sketch: [
    ['ink', 12, 14, 34, 6],
    ...lines(12, 28, 34, 3),
    ['line', 56, 14, 52, 10],
    ['line', 56, 28, 52, 10],
    ['line', 56, 42, 52, 14],
    ['brick', 56, 60, 24, 8],
  ],
  words,
  views: [
    { title: 'Side by side', value: 'grid' },
    { title: 'Below each other', value: 'list' },
  ],
  relations: {
    description: 'Which parts, in their order.',
    kinds: [
      {
        title: 'Part',
        value: 'contact',
        ids: [
          { title: 'Address, phone and e-mail', value: 'address' },
          { title: 'Opening hours', value: 'openingHours' },
          { title: 'All offices', value: 'offices' },
        ],
      },
    ],
  },
  fields: [
    defineField({
      name: 'text',
      title: 'Text',
      type: 'translatedRichText',
      description: 'Stands above the address.',
    }),
  ],
  without: ['maxItems'],
  initial: { numberItemOfRow: 2 },
});
