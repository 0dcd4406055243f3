import { defineModule, listViews } from '../../../schemas/modules/define-module.ts';
import { title, columns, picture, type Shape } from '../../../schemas/modules/sketch.ts';
import { words } from './words.ts';

export const schema = defineModule({
  name: 'referenceListModule',
  title: 'Sold and rented by us',
  description: 'Properties that were sold or rented and have left the CRM.',
  menu: { group: 'listings', place: 3 },
  icon: 'th-list',
  sketch: [title, ...columns(3).flatMap((x) => picture(x)), ...columns(3).map((x): Shape => ['ink', x, 28, 14, 6])],
  words,
  sorts: [
    { title: 'Newest first', value: 'newest' },
    { title: 'By city', value: 'city' },
  ],
  views: listViews,
  relations: {
    description: 'Only sold or only rented ones. Nothing chosen: both.',
    kinds: [
      {
        title: 'List',
        value: 'reference-list',
        ids: [
          { title: 'Sold', value: 'sold' },
          { title: 'Rented', value: 'rented' },
        ],
      },
    ],
  },
  initial: { maxItems: 12, numberItemOfRow: 4 },
});
