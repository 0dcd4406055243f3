import { chosenOrder, defineModule, listViews } from './define-module.ts';

/** Figures are computed from listings, content and settings, never typed in. */
export const statsViewModule = defineModule({
  name: 'statsViewModule',
  title: 'Figures',
  description: 'Figures about the agency, always up to date.',
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
