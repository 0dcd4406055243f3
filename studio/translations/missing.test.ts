import { describe, expect, it } from 'vitest';
import { completeness, fieldPath, missingTexts } from './missing.ts';

const text = (texts: Record<string, unknown>) => ({ _type: 'translatedString', ...texts });
const page = {
  _type: 'menuPage',
  _id: 'about',
  status: 'Published',
  path: { _type: 'translatedPath', nl: 'over-ons', de: 'ueber-uns' },
  title: text({ nl: 'Over ons', de: ' ' }),
  description: text({}),
  modules: [
    { _key: 'a', _type: 'textModule', status: 'Published', title: text({ nl: 'Team' }) },
    { _key: 'b', _type: 'textModule', status: 'Hidden', title: text({ nl: 'Later' }) },
  ],
  banner: { _type: 'banner', title: { _type: 'publicString', public: false, text: text({ nl: 'Welkom' }) } },
};

describe('missing texts', () => {
  it('are those that another language has, of what is shown, each with the path to its field', () => {
    const found = missingTexts(page, ['nl', 'de']);
    expect(found.map(({ path, language, example }) => [fieldPath(path), language, example])).toEqual([
      ['title.de', 'de', 'Over ons'],
      ['modules[_key=="a"].title.de', 'de', 'Team'],
    ]);
  });

  it('are one line for a page that does not exist in a language', () => {
    expect(missingTexts(page, ['nl', 'fr'])).toEqual([
      { language: 'fr', path: ['path', 'fr'], example: 'over-ons', kind: 'page' },
    ]);
  });

  it('are one line so for whatever has a path of its own', () => {
    const vacancy = { _type: 'vacancy', path: page.path, title: page.title };
    expect(missingTexts(vacancy, ['nl', 'fr'])).toMatchObject([{ path: ['path', 'fr'], kind: 'page' }]);
  });

  it('know formatted text by its words', () => {
    const body = { _type: 'translatedRichText', nl: [{ _type: 'block', children: [{ text: 'Hallo' }] }], fr: [] };
    expect(missingTexts({ _type: 'article', body }, ['nl', 'fr'])).toMatchObject([
      { language: 'fr', example: 'Hallo' },
    ]);
  });

  it('are none in archived documents, in languages not in use, and in overrides of interface texts', () => {
    expect(missingTexts({ ...page, status: 'Archived' }, ['nl', 'de'])).toEqual([]);
    expect(missingTexts(page, ['nl'])).toEqual([]);
    expect(missingTexts({ _type: 'translationOverride', text: text({ nl: 'Zoek' }) }, ['nl', 'fr'])).toEqual([]);
  });
});

it('completeness counts what any language in use has', () => {
  expect(completeness(page, ['nl', 'de', 'fr'])).toEqual([
    { language: 'nl', total: 3, missing: 0, exists: true },
    { language: 'de', total: 3, missing: 2, exists: true },
    { language: 'fr', total: 3, missing: 3, exists: false },
  ]);
});
