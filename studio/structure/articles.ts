import { DocumentTextIcon, TagIcon, TagsIcon } from '@sanity/icons';
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure';
import { filteredList, named, titled, typeList } from './items.ts';

const byOrder = [{ field: 'order', direction: 'asc' as const }];
const newestFirst = [{ field: 'date', direction: 'desc' as const }];

/** Articles, all together or by category, and the categories themselves. */
export function articles(S: StructureBuilder): ListItemBuilder {
  return named(S, 'articles', 'structure.articles', DocumentTextIcon).child(
    titled(S.list(), 'structure.articles')
      .id('articles')
      .items([
        named(S, 'all-articles', 'structure.all-articles', DocumentTextIcon).child(
          typeList(S, 'article', 'structure.all-articles', newestFirst),
        ),
        named(S, 'by-category', 'structure.by-category', TagsIcon).child(
          // The items open lists of articles. With a filter for all categories, Sanity would also open a newly
          // created one as a list.
          filteredList(S, 'category', 'structure.by-category', 'defined(name)')
            .defaultOrdering(byOrder)
            .child((category) => inCategory(S, category)),
        ),
        named(S, 'without-category', 'structure.without-category', DocumentTextIcon).child(
          filteredList(S, 'article', 'structure.without-category', '!defined(category)').defaultOrdering(newestFirst),
        ),
        S.divider(),
        named(S, 'categories', 'structure.categories', TagIcon).child(
          typeList(S, 'category', 'structure.categories', byOrder),
        ),
      ]),
  );
}

function inCategory(S: StructureBuilder, id: string) {
  const categoryId = id.replace(/^drafts\./, '');
  return filteredList(S, 'article', 'structure.articles', 'category._ref == $categoryId', { categoryId })
    .defaultOrdering(newestFirst)
    .initialValueTemplates([S.initialValueTemplateItem('article-in-category', { categoryId })]);
}
