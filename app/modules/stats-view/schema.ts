import { chosenOrder, defineModule, listViews } from '../../../schemas/modules/define-module.ts';
import { title, type Shape } from '../../../schemas/modules/sketch.ts';
import { words } from './words.ts';

/** Figures are computed from listings, content and settings, never typed in. */
export const schema = defineModule({
  name: 'statsViewModule',
  title: 'Figures',
  description: 'Figures about the agency, always up to date.',
  menu: { group: 'trust', place: 3 },
  icon: 'bar-chart',
  sketch: [
    title,
    ...[12, 38, 64, 90].flatMap((x): Shape[] => [
      ['brick', x, 36, 18, 14],
      ['line', x, 56, 18, 4],
    ]),
  ],
  words,
  sorts: [chosenOrder, { title: 'Highest first', value: 'highest' }],
  views: listViews,
  relations: {
    description: 'Which figures, in their order.',
    kinds: [
      {
        title: 'Figure',
        value: 'stats-view',
        ids: [
          { title: 'Properties for sale', value: 'forSale' },
          { title: 'Properties for rent', value: 'forRent' },
          { title: 'Sold', value: 'sold' },
          { title: 'Rented', value: 'rented' },
          { title: 'Construction projects', value: 'projects' },
          { title: 'Cities', value: 'cities' },
          { title: 'Testimonials', value: 'testimonials' },
          { title: 'Average rating', value: 'rating' },
          { title: 'Years of experience', value: 'years' },
          { title: 'People in the team', value: 'team' },
        ],
      },
    ],
  },
  initial: { maxItems: 4, numberItemOfRow: 4 },
});
