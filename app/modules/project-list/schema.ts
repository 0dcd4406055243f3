import { chosenOrder, defineModule, listViews } from '../../../schemas/modules/define-module.ts';
import { title, type Shape } from '../../../schemas/modules/sketch.ts';
import { words } from './words.ts';

export const schema = defineModule({
  name: 'projectListModule',
  title: 'Project list',
  description: 'Construction projects.',
  menu: { group: 'listings', place: 2 },
  icon: 'package',
  sketch: [
    title,
    ...[12, 62].flatMap((x): Shape[] => [
      ['glass', x, 28, 46, 28],
      ['ink', x, 60, 30, 4],
    ]),
  ],
  words,
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
