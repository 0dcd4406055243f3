import type { FieldGroupDefinition } from 'sanity';

/** The four tabs of every document's form. */
export const groups: FieldGroupDefinition[] = [
  { name: 'content', title: 'Content', default: true },
  { name: 'seo', title: 'SEO' },
  { name: 'paths', title: 'Paths' },
  { name: 'options', title: 'Options' },
];
