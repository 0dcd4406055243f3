import { chosenOrder, defineModule, listViews } from '../../../schemas/modules/define-module.ts';
import { title, columns, picture, lines } from '../../../schemas/modules/sketch.ts';
import { words } from './words.ts';

export const schema = defineModule({
  name: 'articleCardsModule',
  title: 'Article cards',
  description: 'Cards that lead to articles.',
  menu: { group: 'trust', place: 1 },
  icon: 'book',
  sketch: [title, ...columns(3).flatMap((x) => [...picture(x), ...lines(x, 60, 28, 2)])],
  words,
  sorts: [
    { title: 'Newest first', value: 'newest' },
    { title: 'Oldest first', value: 'oldest' },
    { title: 'By title', value: 'title' },
    chosenOrder,
  ],
  views: listViews,
  relations: {
    description: 'Single articles, or all of a category. Nothing chosen: all articles.',
    kinds: [
      { title: 'Article', value: 'article', to: 'article' },
      { title: 'Category', value: 'category', to: 'category' },
    ],
  },
});
