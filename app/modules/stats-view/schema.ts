import { chosenOrder, defineModule, listViews } from '../../../schemas/modules/define-module.ts';
import { title, type Shape } from '../../../schemas/modules/sketch.ts';
import { words } from './words.ts';
import { shared } from '../../../schemas/shared.words.ts';

/** Figures are computed from listings, content and settings, never typed in. */
export const schema = defineModule({
  name: 'statsViewModule',
  title: shared.figures,
  description: words.about,
  menu: { group: 'trust', place: 3 },
  icon: 'bar-chart',
  sketch: [
    title,
    ...[12, 38, 64, 90].flatMap((x): Shape[] => [
      ['brick', x, 36, 18, 14],
      ['line', x, 56, 18, 4],
    ]),
  ],
  sorts: [chosenOrder, { title: words.highest, value: 'highest' }],
  views: listViews,
  relations: {
    description: words.relationsHelp,
    kinds: [
      {
        title: words.statsView,
        value: 'stats-view',
        ids: [
          { title: words.forSale, value: 'forSale' },
          { title: words.forRent, value: 'forRent' },
          { title: shared.sold, value: 'sold' },
          { title: shared.rented, value: 'rented' },
          { title: words.projects, value: 'projects' },
          { title: words.cities, value: 'cities' },
          { title: shared.testimonials, value: 'testimonials' },
          { title: words.rating, value: 'rating' },
          { title: words.years, value: 'years' },
          { title: shared.peopleInTheTeam, value: 'team' },
        ],
      },
    ],
  },
  initial: { maxItems: 4, numberItemOfRow: 4 },
});
