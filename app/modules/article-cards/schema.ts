import { chosenOrder, defineModule, listViews } from '../../../schemas/modules/define-module.ts';
import { title, columns, picture, lines } from '../../../schemas/modules/sketch.ts';
import { words } from './words.ts';
import { shared } from '../../../schemas/shared.words.ts';

export const schema = defineModule({
  name: 'articleCardsModule',
  title: words.type,
  description: words.about,
  menu: { group: 'trust', place: 1 },
  icon: 'book',
  sketch: [title, ...columns(3).flatMap((x) => [...picture(x), ...lines(x, 60, 28, 2)])],
  sorts: [
    { title: shared.newestFirst, value: 'newest' },
    { title: shared.oldestFirst, value: 'oldest' },
    { title: shared.byTitle, value: 'title' },
    chosenOrder,
  ],
  views: listViews,
  relations: {
    description: words.relationsHelp,
    kinds: [
      { title: shared.article, value: 'article', to: 'article' },
      { title: shared.category, value: 'category', to: 'category' },
    ],
  },
});
