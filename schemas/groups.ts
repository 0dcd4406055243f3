import type { FieldGroupDefinition } from 'sanity';

/** The i18n namespace of the product's own Studio texts (`studio/texts`). */
export const textNamespace = 'gevel';

/** A form tab, titled in the editor's language. */
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
