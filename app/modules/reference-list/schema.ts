import { defineModule, listViews } from '../../../schemas/modules/define-module.ts';
import { title, columns, picture, type Shape } from '../../../schemas/modules/sketch.ts';
import { words } from './words.ts';
import { shared } from '../../../schemas/shared.words.ts';

export const schema = defineModule({
  name: 'referenceListModule',
  title: words.type,
  description: words.about,
  menu: { group: 'listings', place: 3 },
  icon: 'th-list',
  sketch: [title, ...columns(3).flatMap((x) => picture(x)), ...columns(3).map((x): Shape => ['ink', x, 28, 14, 6])],
  sorts: [
    { title: shared.newestFirst, value: 'newest' },
    { title: shared.byCity, value: 'city' },
  ],
  views: listViews,
  relations: {
    description: words.relationsHelp,
    kinds: [
      {
        title: shared.list,
        value: 'reference-list',
        ids: [
          { title: shared.sold, value: 'sold' },
          { title: shared.rented, value: 'rented' },
        ],
      },
    ],
  },
  initial: { maxItems: 12, numberItemOfRow: 4 },
});
