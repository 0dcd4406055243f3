import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../app/i18n/languages.ts';
import { fixedPages } from '../../../app/addresses/table.ts';
import { fixedPagesOfType } from '../../../schemas/rules/path.ts';
import { contentNdjson, contentProblems, documents } from './content.ts';
import { newAgency } from './new-agency.ts';
import { typeset } from './typeset.ts';
import { portableText, type Block } from './portable-text.ts';

const folder = import.meta.dirname;

describe('the demo content', () => {
  it('is committed as its sources say', () => {
    expect(readFileSync(join(folder, 'content.ndjson'), 'utf8')).toBe(contentNdjson());
  });

  it('has the content of a new agency committed as well', () => {
    expect(readFileSync(join(folder, '../../../server/new-agency.ndjson'), 'utf8')).toBe(contentNdjson(newAgency));
  });

  it('refers only to documents and pictures that exist', () => {
    expect(contentProblems(folder)).toEqual([]);
  });

  it('has a page for every fixed route that editors have a kind of page for, and a thank-you page for every form (2.15)', () => {
    const segments = documents.filter(({ _type }) => _type === 'menuPage').map(({ path }) => path);
    const routes = Object.values(fixedPagesOfType).flat();
    expect(routes).toContain('valuation');
    for (const route of routes)
      expect(segments).toContainEqual({ _type: 'translatedPath', ...fixedPages[route].segments });
    const forms = documents.filter(({ _type }) => _type === 'thankYouPage').map(({ form }) => form);
    const folders = readdirSync(join(folder, '../../../app/forms'), { recursive: true, encoding: 'utf8' });
    expect(forms.sort()).toEqual(folders.flatMap((file) => (file.endsWith('/facts.ts') ? [dirname(file)] : [])).sort());
  });

  it('has no banner on the pages that the specification keeps without: the home page has its own (2.30, 10.21)', () => {
    const without = ['home', 'sale', 'rent', 'demand', 'contact'];
    const found = documents.filter(({ _type, pageType }) => _type === 'menuPage' && without.includes(String(pageType)));
    expect(found.map(({ pageType, showBanner }) => [pageType, showBanner]).sort()).toEqual(
      without.map((each) => [each, false]).sort(),
    );
    expect(found.filter(({ banner }) => banner !== undefined)).toEqual([]);
  });

  it('says everything in four languages, but for the page that exists in two (1.22)', () => {
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

const pages = documents.filter(({ _type }) => _type === 'menuPage');
const articles = documents.filter(({ _type, externalUrl }) => _type === 'article' && externalUrl === undefined);
const modules = pages.flatMap((page) =>
  recordsIn(page.modules).filter(({ _type }) => String(_type).endsWith('Module')),
);

describe('its words', () => {
  it('have the marks and spaces of their language', () => {
    // Straight quotes, double or misplaced spaces, and French punctuation that could begin a line.
    const slips = /["']| {2}| [.,]|\( | \)|\.\.\./;
    const wrong = allTexts().filter(
      ({ language, words }) => slips.test(words) || (language === 'fr' && / [:;?!»]|« |[^\s\u00a0/]»/.test(words)),
    );
    expect(wrong).toEqual([]);
  });

  it('make articles that are worth opening: 300 to 700 words in each language', () => {
    const lengths = articles.flatMap(({ _id, body }) =>
      languages.map((language) => [_id, language, wordsOf(body, language)] as const),
    );
    expect(lengths.filter(([, , count]) => count < 300 || count > 700)).toEqual([]);
    expect(articles.length).toBeGreaterThanOrEqual(9);
  });

  it('fill every page of the menu', () => {
    const thin = pages
      .filter(({ menuPosition, pageType }) => menuPosition === 'main' && !['sale', 'rent'].includes(String(pageType)))
      .filter(({ status }) => status === 'Published')
      .filter(({ modules: own }) => recordsIn(own).filter(({ _type }) => String(_type).endsWith('Module')).length < 3);
    expect(thin.map(({ _id }) => _id).filter((id) => id !== 'menuPage-articles')).toEqual([]);
  });
});

describe('its links and pictures', () => {
  it('lead within the site to pages and articles that exist in every language they are read in', () => {
    const published = new Set(documents.filter(({ status }) => status === 'Published').map(({ _id }) => _id));
    const targets = documents
      .flatMap(recordsIn)
      .filter(({ _type, kind }) => _type === 'link' && kind === 'page')
      .flatMap(({ reference }) => recordsIn(reference).map(({ _ref }) => String(_ref)));
    expect(targets.length).toBeGreaterThan(100);
    expect([...new Set(targets)].filter((id) => !published.has(id))).toEqual([]);
  });

  it('use every drawn picture, each small enough for a phone', () => {
    const used = new Set(JSON.stringify(documents).match(/images\/[\w-]+\.webp/g));
    const files = readdirSync(join(folder, 'images'));
    expect(files.filter((file) => !used.has(`images/${file}`))).toEqual([]);
    const heavy = files.filter((file) => {
      const budget = file.startsWith('banner-') ? 250_000 : 120_000;
      return statSync(join(folder, 'images', file)).size > budget;
    });
    expect(heavy).toEqual([]);
  });

  it('say in every language what a picture shows', () => {
    const silent = documents
      .flatMap(recordsIn)
      .filter(({ _type }) => _type === 'picture' || _type === 'slide')
      .filter(({ alt }) => languages.some((language) => String(recordsIn(alt)[0]?.[language] ?? '').length < 8));
    expect(silent).toEqual([]);
  });
});

describe('its modules', () => {
  it.each([
    ['articleCardsModule', ['grid', 'list', 'slider']],
    ['propertyListModule', ['grid', 'list', 'slider']],
    ['statsViewModule', ['grid', 'list', 'slider']],
    ['contactModule', ['grid', 'list']],
    ['textModule', ['plain', 'columns', 'quote']],
    ['galleryModule', ['grid', 'list', 'slider']],
    ['testimonialsModule', ['grid', 'list', 'slider']],
    ['servicesModule', ['grid', 'list', 'slider']],
    ['searchModule', ['bar', 'panel']],
    ['projectListModule', ['grid', 'list', 'slider']],
    ['referenceListModule', ['grid', 'list', 'slider']],
  ])('show editors every view of the %s', (type, views) => {
    const shown = modules.filter(({ _type }) => _type === type).map(({ view }) => view);
    expect(views.filter((view) => !shown.includes(view))).toEqual([]);
  });

  it('have their pictures and titles on every side', () => {
    const sides = modules.filter(({ image }) => image !== undefined).map(({ imageSide }) => imageSide);
    expect(sides).toEqual(expect.arrayContaining(['left', 'right']));
    const all = (field: string) => modules.map((module) => module[field]);
    expect(all('position')).toEqual(expect.arrayContaining(['left', 'center', 'right']));
    expect(all('titleSize')).toEqual(expect.arrayContaining(['h2', 'h3', 'h4']));
    expect(all('status')).toContain('Hidden');
  });
});

describe('typeset', () => {
  it.each([
    ['fr', 'Que vaut ceci ?', 'Que vaut ceci\u00a0?'],
    ['fr', 'Il dit « oui » : 200 000 euros', 'Il dit «\u00a0oui\u00a0»\u00a0: 200\u00a0000 euros'],
    ['fr', 'Voyez [ici](page:menuPage-home)', 'Voyez [ici](page:menuPage-home)'],
    ['nl', '12,5 % op 200.000 euro', '12,5\u00a0% op 200.000 euro'],
    ['en', 'What now?', 'What now?'],
  ] as const)('%s: %j', (language, words, expected) => {
    expect(typeset(language, words)).toBe(expected);
  });
});

describe('portableText', () => {
  it('reads pictures with and without a caption', () => {
    expect(portableText('![Een huis](facade-farm)\n\n![Een huis](facade-farm "In de Ardennen")')).toEqual([
      { _type: 'richImage', _sanityAsset: 'image@file://./images/facade-farm.webp', alt: 'Een huis' },
      {
        _type: 'richImage',
        _sanityAsset: 'image@file://./images/facade-farm.webp',
        alt: 'Een huis',
        caption: 'In de Ardennen',
      },
    ]);
  });

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

/** Every object anywhere in a value. */
function recordsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(recordsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [{ ...value }, ...Object.values(value).flatMap(recordsIn)];
}

/** Every visible text, with its language. */
function allTexts(): { language: string; words: string }[] {
  return documents.flatMap((document) =>
    recordsIn(document)
      .filter(({ _type }) => String(_type).startsWith('translated') && _type !== 'translatedPath')
      .flatMap((value) =>
        languages.flatMap((language) => spoken(value[language]).map((words) => ({ language, words }))),
      ),
  );
}

/** The words of a plain text, or of rich text including its captions. */
function spoken(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return recordsIn(value).flatMap(({ text, alt, caption }) =>
    [text, alt, caption].filter((words): words is string => typeof words === 'string'),
  );
}

function wordsOf(body: unknown, language: string): number {
  const [value] = recordsIn(body);
  return spoken(value?.[language])
    .join(' ')
    .split(/[\s\u00a0]+/)
    .filter(Boolean).length;
}

function textBlocks(source: string): Extract<Block, { _type: 'block' }>[] {
  return portableText(source).flatMap((block) => (block._type === 'block' ? [block] : []));
}

function translatedValues(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(translatedValues);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(translatedValues);
  return '_type' in value && String(value._type).startsWith('translated') ? [{ ...value }, ...inner] : inner;
}
