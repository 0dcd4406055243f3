import { chosenOrder, defineModule, listViews } from './define-module.ts';

export const projectListModule = defineModule({
  name: 'projectListModule',
  title: 'Project list',
  description: 'Construction projects.',
  sorts: [
    { title: 'Newest first', value: 'newest' },
    { title: 'By city', value: 'city' },
    { title: 'By name', value: 'name' },
    chosenOrder,
  ],
  views: listViews,
  relations: {
    description: 'Single projects, or all of a city. Nothing chosen: all projects.',
    kinds: [
      { title: 'Project (its number)', value: 'project' },
      { title: 'City (name|postcode, as gent|9000)', value: 'city' },
    ],
  },
});
