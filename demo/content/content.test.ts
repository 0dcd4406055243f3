import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '../../app/i18n/languages.ts';
import { fixedSegments, thankYouForms } from '../../app/paths/segments.ts';
import { contentNdjson, contentProblems, documents } from './content.ts';
import { minimalDocuments } from './minimal.ts';
import { portableText, type Block } from './portable-text.ts';

const folder = import.meta.dirname;

describe('the demo content', () => {
  it('is committed as its sources say', () => {
    expect(readFileSync(join(folder, 'content.ndjson'), 'utf8')).toBe(contentNdjson());
  });

  it('has the content of a new agency committed as well', () => {
    expect(readFileSync(join(folder, 'minimal.ndjson'), 'utf8')).toBe(contentNdjson(minimalDocuments));
  });

  it('refers only to documents and pictures that exist', () => {
    expect(contentProblems(folder)).toEqual([]);
  });

  it('has a page for every fixed route and a thank-you page for every form', () => {
    const segments = documents.filter(({ _type }) => _type === 'menuPage').map(({ path }) => path);
    const { thankYou: _thankYou, ...routes } = fixedSegments;
    for (const route of Object.values(routes)) expect(segments).toContainEqual({ _type: 'translatedPath', ...route });
    const forms = documents.filter(({ _type }) => _type === 'thankYouPage').map(({ form }) => form);
    expect(forms).toEqual([...thankYouForms]);
  });

  it('says everything in four languages, but for the page that exists in two', () => {
    const incomplete = documents
      .filter(({ _id }) => _id !== 'menuPage-grants')
      .flatMap((document) =>
        translatedValues(document).filter((value) => {
          const filled = languages.filter((language) => value[language] !== undefined);
          return filled.length > 0 && filled.length < languages.length;
        }),
      );
    expect(incomplete).toEqual([]);
  });
});

describe('portableText', () => {
  it.each([
    ['## Kop', [{ style: 'h2', text: 'Kop' }]],
    ['> Zo is het', [{ style: 'blockquote', text: 'Zo is het' }]],
    [
      'Een\nregel\n\nTwee',
      [
        { style: 'normal', text: 'Een regel' },
        { style: 'normal', text: 'Twee' },
      ],
    ],
    [
      '- a\n- b',
      [
        { style: 'normal', text: 'a' },
        { style: 'normal', text: 'b' },
      ],
    ],
  ])('reads %j', (source, expected) => {
    const read = textBlocks(source).map(({ style, children }) => ({
      style,
      text: children.map(({ text }) => text).join(''),
    }));
    expect(read).toEqual(expected);
  });

  it('marks bold, italic and links', () => {
    const [block] = textBlocks('Een **vet** en _schuin_ [woord](page:menuPage-home).');
    expect(block?.children.map(({ text, marks }) => [text, marks])).toEqual([
      ['Een ', []],
      ['vet', ['strong']],
      [' en ', []],
      ['schuin', ['em']],
      [' ', []],
      ['woord', ['link1']],
      ['.', []],
    ]);
    expect(block?.markDefs).toEqual([
      { _type: 'link', _key: 'link1', kind: 'page', reference: { _type: 'reference', _ref: 'menuPage-home' } },
    ]);
  });
});

function textBlocks(source: string): Extract<Block, { _type: 'block' }>[] {
  return portableText(source).flatMap((block) => (block._type === 'block' ? [block] : []));
}

function translatedValues(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(translatedValues);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(translatedValues);
  return '_type' in value && String(value._type).startsWith('translated') ? [{ ...value }, ...inner] : inner;
}
