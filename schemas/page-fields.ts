import { defineField } from 'sanity';
import { shared } from './shared.words.ts';

/** What search engines and previews of links show (requirements 3.9); of every document with a page of its own. */
export const seoField = defineField({
  name: 'seo',
  title: shared.searchEngines,
  type: 'seo',
  group: 'seo',
  description: shared.seoHelp,
});

/** A page of another website in place of the document's own. */
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
