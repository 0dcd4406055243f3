import type { FieldGroupDefinition } from 'sanity';

/** Where the Studio finds the words of this product in the editor's language (`studio/texts`). */
export const textNamespace = 'gevel';

/** A tab of a form, named in the editor's language. */
export function group(name: string, title: string, isFirst = false): FieldGroupDefinition {
  return { name, title, i18n: { title: { key: `group.${name}`, ns: textNamespace } }, default: isFirst };
}

/** The four tabs of every document's form. */
export const groups: FieldGroupDefinition[] = [
  group('content', 'Content', true),
  group('seo', 'SEO'),
  group('paths', 'Paths'),
  group('options', 'Options'),
];
