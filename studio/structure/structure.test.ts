import { readdirSync } from 'node:fs';
import { createStructureBuilder } from 'sanity/structure';
import { afterAll, describe, expect, it } from 'vitest';
import { documents, singletons } from '../../schemas/index.ts';
import { isRecord } from '../../schemas/rules/record.ts';
import { openStudio } from '../headless/workspace.ts';
import { structure } from './index.ts';

const studio = await openStudio([]);
afterAll(() => studio.close());
const S = createStructureBuilder({ source: studio.workspace, perspectiveStack: ['drafts'] });
const first: unknown = structure(S, studio).serialize();
const schemas = [...documents, ...singletons];
const names = schemas.map(({ type }) => type.name);

it('editors find each type of document', () => {
  expect(names.filter((name) => !reached(first).includes(name))).toEqual([]);
});

it('lists things in the order in which an editor thinks of them, with lines between', () => {
  const lines = isRecord(first) && Array.isArray(first.items) ? first.items : [];
  const expected = [
    ...['Menus and pages', 'Header', 'Footer', 'Banners', 'Search filters', '—'],
    ...['Articles', 'Testimonials', 'Thank-you pages', '—'],
    ...['Translations', 'Redirects', 'Pictures', 'Settings'],
  ];
  const titles = lines.map((line: unknown) => (isRecord(line) ? (line.title ?? '—') : null));
  expect(titles.filter((title) => expected.includes(String(title)))).toEqual(expected);
});

describe.each([
  ['documents', documents],
  ['singletons', singletons],
])('the registry of %s', (folder, registered) => {
  it('names each type that has a file', () => {
    const files = readdirSync(new URL(`../../schemas/${folder}/`, import.meta.url))
      .filter((file) => /^[a-z-]+\.ts$/.test(file))
      .map((file) => file.replace('.ts', '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
    expect(registered.map(({ type }) => type.name).toSorted()).toEqual(files.toSorted());
  });
});

/** The document types that a part of the structure leads to. */
function reached(node: unknown): string[] {
  if (!isRecord(node)) return [];
  const { items, child, options, schemaTypeName } = node;
  const own = isRecord(options) && typeof options.type === 'string' ? [options.type] : [];
  const listed = typeof schemaTypeName === 'string' ? [schemaTypeName] : [];
  if (Array.isArray(items)) return items.flatMap(reached);
  // Our own component, which opens whatever the editor clicks in it.
  if (node.type === 'component' && typeof child === 'function') return reached(child('some-document', {}).serialize());
  return [...own, ...listed, ...(node.type === 'listItem' ? reached(child) : [])];
}
