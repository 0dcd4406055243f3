import { chosenOrder, defineModule, listViews } from './define-module.ts';

export const articleCardsModule = defineModule({
  name: 'articleCardsModule',
  title: 'Article cards',
  description: 'Cards that lead to articles.',
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
