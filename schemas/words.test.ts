import { filters } from '../app/listings/domain/filters.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { languageNames, languages, type Language } from '../app/i18n/languages.ts';
import { englishIn } from './english.fixture.ts';
import { fill } from './words.ts';
import { contextOf } from './rules/stored-rules.fixture.ts';

// Sanity's `define…` functions only help the compiler, and the rest of the package takes long to load.
vi.mock('sanity', () => {
  const plain = (own: object) => own;
  return { defineType: plain, defineField: plain, defineArrayMember: plain };
});

type Texts = Record<string, Record<string, string>>;
const wordFiles = import.meta.glob<Texts>(['./**/*words.ts', '../app/modules/*/words.ts', '!./words.ts']);
const sourceFiles = Object.keys(
  import.meta.glob(['./**/*.ts', '../app/modules/*/schema.ts', '!./**/*.{test,fixture}.ts']),
)
  .filter((file) => !(file in wordFiles))
  .map((file) => ({ file, source: readFileSync(new URL(file, import.meta.url), 'utf8') }));

/** All texts by file and id, in the given editor's language. */
async function saidIn(language: Language): Promise<Texts> {
  forEditors(language);
  const files = Object.entries(wordFiles).map(async ([file, load]): Promise<[string, Record<string, string>]> => [
    file,
    Object.assign({}, ...Object.values(await load())),
  ]);
  return Object.fromEntries(await Promise.all(files));
}

function forEditors(language: Language): void {
  vi.resetModules();
  vi.doMock('./editor-language.ts', () => ({ editorLanguage: language }));
}

const english = await saidIn('en');

describe('the words of the schemas', () => {
  it.each(languages)('have the same gaps in %s', async (language) => {
    const gaps = (text = '') => (text.match(/(?<!\{)\{\w+\}(?!\})/g) ?? []).toSorted().join();
    const said = await saidIn(language);
    const different = Object.entries(english).flatMap(([file, texts]) =>
      Object.keys(texts).filter((id) => gaps(texts[id]) !== gaps(said[file]?.[id])),
    );
    expect(different).toEqual([]);
  });

  it('are all said', () => {
    const unused = Object.entries(english).flatMap(([file, texts]) => {
      const name = file.endsWith('shared.words.ts') ? 'shared' : 'words';
      const imported = `/${file.split('/').at(-1) ?? ''}'`;
      const readers = sourceFiles.filter(({ source }) => source.includes(imported));
      // The filters' texts are looked up by the filters' names.
      const inTable = readers.some(({ source }) => source.includes('filterWords['))
        ? filters.map(({ name }) => name)
        : [];
      return Object.keys(texts).filter(
        (id) =>
          !inTable.some((name) => name === id) &&
          !readers.some(({ source }) => new RegExp(`\\b${name}\\.${id}\\b`).test(source)),
      );
    });
    expect(unused).toEqual([]);
  });

  it('are all that a schema says', () => {
    const own: string[] = Object.values(languageNames);
    expect(sourceFiles.flatMap(({ source }) => englishIn(source)).filter((text) => !own.includes(text))).toEqual([]);
  });
});

it.each([
  ['en', 'The title is missing in Dutch, French.', 'Hidden'],
  ['nl', 'Ontbreekt in het Nederlands, Frans: de titel.', 'Verborgen'],
  ['fr', 'Manque en néerlandais, français : le titre.', 'Masqué'],
  ['de', 'Fehlt auf Niederländisch, Französisch: der Titel.', 'Ausgeblendet'],
] as const)('an editor who reads %s is told in it', async (language, expected, status) => {
  forEditors(language);
  const { requiredWherePathExists } = await import('./rules/translated.ts');
  const { shared } = await import('./shared.words.ts');
  const { statusTitle } = await import('./content-types.ts');
  const settings = { languageDefault: 'nl', codes: ['nl', 'fr'] };
  const context = contextOf({ pageType: 'home' }, () => Promise.resolve(settings));
  expect(await requiredWherePathExists(shared.theTitle)({}, context)).toBe(expected);
  expect(statusTitle('Draft')).toBe(status);
});

it('leaves a gap that nothing is given for', () => {
  expect(fill('{what} of {page}', { page: 'Contact' })).toBe('{what} of Contact');
});
