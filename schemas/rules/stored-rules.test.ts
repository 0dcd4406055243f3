// Requirements 10.214
/** Rules that query the Content Lake, here with GROQ over documents in memory. */
import { evaluate, parse } from 'groq-js';
import { describe, expect, it } from 'vitest';
import { checkArticlePaths, checkTestimonialPaths } from './own-paths.ts';
import { checkCategoryName, checkPagePaths } from './page-paths.ts';
import { checkPageRedirect, checkPageType, checkParent } from './page-place.ts';
import { checkRedirectTarget, redirectLoops } from './redirect-loop.ts';
import { contextOf } from './stored-rules.fixture.ts';
import { requiredWhereDocumentExists, requiredWherePathExists } from './translated.ts';
import { unique } from './unique.ts';

const page = (id: string, more: object = {}) => ({
  _id: id,
  _type: 'menuPage',
  name: id,
  pageType: 'content',
  status: 'Published',
  ...more,
});
const stored = [
  { _id: 'siteSettings', _type: 'siteSettings', languageDefault: 'nl', languageUse: [{ code: 'fr', use: true }] },
  page('sale', { pageType: 'sale' }),
  page('services', { path: { nl: 'diensten', fr: 'services' } }),
  page('selling', { path: { nl: 'verkopen' }, parent: { _ref: 'services' } }),
  page('drafts.later', { path: { nl: 'later' } }),
  page('gone', { path: { nl: 'weg' }, status: 'Archived' }),
  page('a', { redirect: { kind: 'page', reference: { _ref: 'b' } } }),
  page('b', { redirect: { kind: 'page', reference: { _ref: 'c' } } }),
  { _id: 'tips', _type: 'category', name: { nl: 'Goede raad' } },
  { _id: 'epc', _type: 'article', title: { nl: 'Het EPC' }, path: {}, category: { _ref: 'tips' } },
  { _id: 'anna', _type: 'testimonial', name: 'Anna', path: { nl: 'anna' } },
  { _id: 'thanks', _type: 'thankYouPage', form: 'offer' },
  { _id: 'r1', _type: 'redirect', from: '/nl/een/', to: { kind: 'url', url: '/nl/twee' } },
];
const ask = async (query: string, params: Record<string, unknown>) =>
  (await evaluate(parse(query, { params }), { dataset: stored, params })).get();
const on = (document: object) => contextOf(document, ask);

describe('paths of pages (10.8)', () => {
  it.each([
    ['a sibling’s', page('new'), { nl: 'diensten' }, /“services” already has this Dutch path/],
    ['a draft’s', page('new'), { nl: 'later' }, /“drafts.later”|“later”/],
    ['a category’s', page('new'), { nl: 'goede-raad' }, /Category Goede raad/],
    ['its own', page('drafts.services'), { nl: 'diensten', fr: 'services' }, null],
    ['that of a page elsewhere in the tree', page('new'), { nl: 'verkopen' }, null],
    [
      'that of a sibling under its parent',
      page('new', { parent: { _ref: 'services' } }),
      { nl: 'verkopen' },
      /selling/,
    ],
    ['an archived page’s', page('new'), { nl: 'weg' }, null],
    ['the same in another language', page('new'), { fr: 'diensten' }, null],
    ['none', page('new'), {}, /at least one language/],
    ['none, on a fixed page', page('new', { pageType: 'login' }), {}, null],
  ])('%s', async (_, document, path, problem) => {
    const answer = await checkPagePaths(path, on(document));
    if (problem === null) expect(answer).toBe(true);
    else expect(JSON.stringify(answer)).toMatch(problem);
  });
});

describe('other paths', () => {
  it('an article keeps away from its category’s others, also from a path that a title makes', async () => {
    const article = { _id: 'new', _type: 'article', title: {}, category: { _ref: 'tips' } };
    expect(await checkArticlePaths({ nl: 'het-epc' }, on(article))).toMatchObject({ path: ['nl'] });
    expect(await checkArticlePaths({ nl: 'het-epc' }, on({ ...article, category: undefined }))).toBe(true);
    expect(await checkArticlePaths({ nl: 'Het EPC' }, on(article))).toMatchObject({ path: ['nl'] });
  });

  it('a testimonial has one of its own', async () => {
    const testimonial = { _id: 'new', _type: 'testimonial' };
    expect(await checkTestimonialPaths({ nl: 'anna' }, on(testimonial))).toMatchObject({ path: ['nl'] });
    expect(await checkTestimonialPaths({ nl: 'bert' }, on(testimonial))).toBe(true);
    expect(await checkTestimonialPaths(undefined, on(testimonial))).toMatch(/at least one/);
  });

  it('a category’s name makes no path that a page has (3.13)', async () => {
    const category = { _id: 'new', _type: 'category' };
    expect(await checkCategoryName({ nl: 'Diensten' }, on(category))).toMatchObject({ path: ['nl'] });
    expect(await checkCategoryName({ nl: 'Nieuws' }, on(category))).toBe(true);
  });
});

describe('places of pages', () => {
  it.each([
    ['under one of the first level', page('new'), 'services', null],
    ['under itself', page('services'), 'services', /itself/],
    ['under a subpage', page('new'), 'selling', /two levels/],
    ['with subpages of its own', page('services'), 'later', /two levels/],
    ['of a fixed kind', page('x', { pageType: 'login' }), 'services', /fixed address/],
  ])('%s', async (_, document, parent, problem) => {
    const answer = await checkParent({ _ref: parent }, on(document));
    if (problem === null) expect(answer).toBe(true);
    else expect(answer).toMatch(problem);
  });

  it('a fixed kind of page exists once', async () => {
    expect(await checkPageType('sale', on(page('new')))).toMatch(/“sale” is this kind of page already/);
    expect(await checkPageType('sale', on(page('drafts.sale')))).toBe(true);
    expect(await checkPageType('content', on(page('new')))).toBe(true);
  });
});

describe('redirects', () => {
  const to = (_ref: string) => ({ kind: 'page', reference: { _ref } });

  it('of pages never come back', async () => {
    expect(await checkPageRedirect(to('a'), on(page('c')))).toMatch(/round in circles/);
    expect(await checkPageRedirect(to('c'), on(page('c')))).toMatch(/itself/);
    expect(await checkPageRedirect(to('services'), on(page('c')))).toBe(true);
  });

  it('of old paths never come back, whatever their spelling', async () => {
    const redirect = { _id: 'r2', _type: 'redirect', from: '/nl/twee/' };
    expect(await checkRedirectTarget({ kind: 'url', url: '/NL/een' }, on(redirect))).toMatch(/round in circles/);
    expect(await checkRedirectTarget({ kind: 'url', url: '/nl/drie/' }, on(redirect))).toBe(true);
    expect(redirectLoops({ from: '/a/', to: '/a?b=1' }, [])).toBe(true);
    expect(redirectLoops({ from: '/a/', to: 'https://a.example/a/' }, [])).toBe(false);
  });
});

it('keys are given once', async () => {
  const rule = unique('form', 'Taken.');
  expect(await rule('offer', on({ _id: 'new', _type: 'thankYouPage' }))).toBe('Taken.');
  expect(await rule('offer', on({ _id: 'drafts.thanks', _type: 'thankYouPage' }))).toBe(true);
  expect(await rule('site-contact', on({ _id: 'new', _type: 'thankYouPage' }))).toBe(true);
});

/** Dutch and French are in use here; German is not. */
describe('an alternative text', () => {
  const rule = requiredWhereDocumentExists('The description');
  it.each<[string, object, object, RegExp | null]>([
    ['a Dutch page', page('a', { path: { nl: 'a' } }), { nl: 'Huis' }, null],
    ['a page in two languages', page('a', { path: { nl: 'a', fr: 'a' } }), { nl: 'Huis' }, /French/],
    ['a page in a language that is not used', page('a', { path: { nl: 'a', de: 'a' } }), { nl: 'Huis' }, null],
    ['a French page', page('a', { path: { fr: 'a' } }), { fr: 'Maison' }, null],
    [
      'the home page',
      page('h', { pageType: 'home', title: { nl: 'Thuis', fr: 'Chez nous' } }),
      { nl: 'Huis' },
      /French/,
    ],
    ['an article in Dutch', { _type: 'article', title: { nl: 'EPC' }, path: {} }, { nl: 'Huis' }, null],
    ['the settings, which are in no language', { _type: 'siteSettings' }, { nl: 'Huis' }, null],
    ['the settings, without any', { _type: 'siteSettings' }, {}, /Dutch/],
  ])('of %s', async (_, document, alt, problem) => {
    const answer = await rule(alt, on(document));
    if (problem === null) expect(answer).toBe(true);
    else expect(answer).toMatch(problem);
  });
});

it('a title is asked for in each language in use in which the page exists (10.22)', async () => {
  const rule = requiredWherePathExists('The title');
  const document = page('new', { path: { nl: 'x', fr: 'y', de: 'z' } });
  expect(await rule({ nl: 'X' }, on(document))).toBe('The title is missing in French.');
  expect(await rule({ nl: 'X', fr: 'Y' }, on(document))).toBe(true);
  expect(await rule({ nl: 'X' }, on(page('new', { pageType: 'login' })))).toBe('The title is missing in French.');
});
