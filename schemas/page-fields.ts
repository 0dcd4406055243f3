import { defineField } from 'sanity';
import { shared } from './shared.words.ts';

/** Metadata for search engines and link previews (requirements 3.9), for every document with a page of its own. */
export const seoField = defineField({
  name: 'seo',
  title: shared.searchEngines,
  type: 'seo',
  group: 'seo',
  description: shared.seoHelp,
});

/** A page on another website that replaces the document's own page. */
export function externalUrlField(description: string) {
  return defineField({
    name: 'externalUrl',
    title: shared.otherWebsite,
    type: 'url',
    group: 'paths',
    description,
    validation: (rule) => rule.uri({ scheme: ['https'] }).error(shared.httpsAddress),
  });
}
