import { defineModule, listViews } from './define-module.ts';

export const referenceListModule = defineModule({
  name: 'referenceListModule',
  title: 'Sold and rented by us',
  description: 'Properties that were sold or rented and have left the CRM.',
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
