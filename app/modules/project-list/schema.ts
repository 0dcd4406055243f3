import { cityForm } from '../../listings/domain/relation-ids.ts';
import { chosenOrder, defineModule, listViews } from '../../../schemas/modules/define-module.ts';
import { title, type Shape } from '../../../schemas/modules/sketch.ts';
import { words } from './words.ts';
import { shared } from '../../../schemas/shared.words.ts';

export const schema = defineModule({
  name: 'projectListModule',
  title: words.type,
  description: words.about,
  menu: { group: 'listings', place: 2 },
  icon: 'package',
  sketch: [
    title,
    ...[12, 62].flatMap((x): Shape[] => [
      ['glass', x, 28, 46, 28],
      ['ink', x, 60, 30, 4],
    ]),
  ],
  sorts: [
    { title: shared.newestFirst, value: 'newest' },
    { title: shared.byCity, value: 'city' },
    { title: words.name, value: 'name' },
    chosenOrder,
  ],
  views: listViews,
  relations: {
    description: words.relationsHelp,
    kinds: [
      { title: words.project, value: 'project' },
      { title: shared.cityByCode, value: 'city', form: cityForm, help: shared.cityByCodeHelp },
    ],
  },
});
