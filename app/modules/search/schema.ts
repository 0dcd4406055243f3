import { defineField } from 'sanity';
import { defineModule } from '../../../schemas/modules/define-module.ts';
import { words } from './words.ts';
import { shared } from '../../../schemas/shared.words.ts';

export const schema = defineModule({
  name: 'searchModule',
  title: shared.search,
  description: words.about,
  menu: { group: 'listings', place: 4 },
  icon: 'search',
  sketch: [
    ['line', 10, 28, 100, 24],
    ['paper', 14, 32, 24, 16],
    ['paper', 42, 32, 24, 16],
    ['paper', 70, 32, 16, 16],
    ['brick', 90, 32, 16, 16],
  ],
  without: ['numberItemOfRow', 'maxItems'],
  views: [
    { title: words.bar, value: 'bar' },
    { title: words.panel, value: 'panel' },
  ],
  relations: {
    description: words.relationsHelp,
    kinds: [
      {
        title: words.propertyList,
        value: 'property-list',
        ids: [
          { title: shared.forSale, value: 'sale' },
          { title: shared.forRent, value: 'rent' },
        ],
      },
    ],
  },
  fields: [
    defineField({
      name: 'text',
      title: shared.introduction,
      type: 'translatedText',
      description: words.textHelp,
    }),
  ],
});
