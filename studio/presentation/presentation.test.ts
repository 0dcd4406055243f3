import { evaluate, parse } from 'groq-js';
import { describe, expect, it } from 'vitest';
import { mainDocument } from './main-documents.ts';
import { placesOf, placesQuery, previewPlaces, type SiteSource } from './places.ts';

const t = (nl: string, fr?: string) => ({ nl, ...(fr === undefined ? {} : { fr }) });
const dataset = [
  {
    _id: 'siteSettings',
    _type: 'siteSettings',
    languageDefault: 'nl',
    languageUse: [
      { code: 'nl', use: true },
      { code: 'fr', use: true },
    ],
  },
  page('home', { pageType: 'home' }),
  page('sale', { pageType: 'sale' }),
  page('services', { path: t('diensten', 'services') }),
  page('selling', { path: t('verkopen'), parent: { _ref: 'services' } }),
  page('later', { path: t('later'), status: 'Draft' }),
  page('cookies', { pageType: 'static', path: t('cookie-policy', 'cookie-policy') }),
  { _id: 'tips', _type: 'category', name: t('Tips', 'Conseils') },
  {
    _id: 'epc',
    _type: 'article',
    status: 'Published',
    title: t('Over het EPC', 'Le PEB'),
    path: t('epc', 'peb'),
    category: { _ref: 'tips' },
  },
  { _id: 'anna', _type: 'testimonial', status: 'Published', path: t('anna', 'anna') },
  { _id: 'thanks', _type: 'thankYouPage', form: 'site-contact' },
  { _id: 'old', _type: 'redirect', from: '/old/' },
  { _id: 'header', _type: 'header' },
  { _id: 'filterConfig', _type: 'filterConfig' },
  { _id: 'cookieConsent', _type: 'cookieConsent' },
];

describe('places', () => {
  it.each([
    ['home', ['/nl/', '/fr/']],
    ['sale', ['/nl/te-koop/', '/fr/ventes/']],
    ['services', ['/nl/diensten/', '/fr/services/']],
    ['selling', ['/nl/diensten/verkopen/']],
    ['epc', ['/nl/tips/epc/', '/fr/conseils/peb/']],
    ['tips', ['/nl/tips/', '/fr/conseils/']],
    ['anna', ['/nl/testimonials/anna/', '/fr/testimonials/anna/']],
    ['thanks', ['/nl/bedankt/site-contact/', '/fr/merci/site-contact/']],
    ['header', ['/nl/', '/fr/']],
    ['filterConfig', ['/nl/te-koop/', '/fr/ventes/']],
    ['cookieConsent', ['/nl/cookie-policy/', '/fr/cookie-policy/']],
  ])('%s is seen at %s', async (id, paths) => {
    const found = placesOf(await site(id), ['nl', 'fr']);
    expect(found.kind === 'nowhere' ? found.reason : found.places.map(({ path }) => path)).toEqual(paths);
  });

  it.each([
    ['later', 'status'],
    ['old', 'no-page'],
    ['gone', 'no-page'],
  ])('%s is seen nowhere: %s', async (id, reason) => {
    expect(placesOf(await site(id), ['nl', 'fr'])).toEqual({ kind: 'nowhere', reason });
  });

  it('are under the preview prefix while editing', () => {
    expect(previewPlaces([{ language: 'nl', path: '/nl/diensten/' }])).toEqual([
      { language: 'nl', path: '/preview/nl/diensten/' },
    ]);
  });
});

describe('the main document of a path', () => {
  it.each([
    ['/preview/nl/', 'home'],
    ['/preview/fr/', 'home'],
    ['/preview/fr/ventes/', 'sale'],
    ['/preview/nl/diensten/', 'services'],
    ['/preview/nl/diensten/verkopen/', 'selling'],
    ['/preview/nl/cookie-policy/', 'cookies'],
    ['/preview/fr/conseils/peb/', 'epc'],
    ['/preview/nl/testimonials/anna/', 'anna'],
    ['/preview/fr/merci/site-contact/', 'thanks'],
  ])('%s shows %s', async (path, id) => {
    const found = mainDocument(path);
    expect(await ask(`*[${found?.filter}][0]._id`, found?.params ?? {})).toBe(id);
  });

  it.each([
    ['a property', '/preview/nl/te-koop/gent/huis/123/'],
    ['a fixed page without a kind of page', '/preview/nl/favorieten/'],
  ])('is none for %s', (_, path) => {
    expect(mainDocument(path)).toBeUndefined();
  });
});

function page(id: string, more: object) {
  const fields = { status: 'Published', pageType: 'content', title: t(id, id), order: 1, menuPosition: 'main' };
  return { _id: id, _type: 'menuPage', _createdAt: '2026-01-01T00:00:00Z', ...fields, ...more };
}

async function site(id: string): Promise<SiteSource> {
  return ask(placesQuery, { id });
}

async function ask(query: string, params: Record<string, string>) {
  return (await evaluate(parse(query, { params }), { dataset, params })).get();
}
