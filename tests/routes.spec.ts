// Requirements 2.11, 2.23, 2.30
import { expect } from '@playwright/test';
import { languages, type Language } from '../app/i18n/languages.ts';
import { documents, menuPages, type DemoPage } from './site/demo-content.ts';
import { alternatesOf, breadcrumbOf, canonicalOf, elements, isIndexed, texts } from './site/html.ts';
import { get } from './site/http.ts';
import { importDocuments, withoutLanguage } from './site/import-documents.ts';
import { demoOrigin, startSite } from './site/server.ts';
import { test } from './site/test.ts';

/** Requirements 2.3: the product's own segments of each language's URLs. */
const segments = {
  nl: { sale: 'te-koop', rent: 'te-huur', valuation: 'gratis-schatting', demand: 'zoekopdracht', thanks: 'bedankt' },
  fr: { sale: 'ventes', rent: 'locations', valuation: 'estimation-gratuite', demand: 'inscription', thanks: 'merci' },
  en: { sale: 'for-sale', rent: 'for-rent', valuation: 'free-valuation', demand: 'register', thanks: 'thank-you' },
  de: {
    sale: 'zu-verkaufen',
    rent: 'zu-vermieten',
    valuation: 'kostenlose-bewertung',
    demand: 'suchauftrag',
    thanks: 'danke',
  },
} as const;

const staticPages = ['privacy-statement', 'cookie-policy', 'disclaimer', 'login', 'feed-back', 'testimonials'];

const forms = [
  ...[
    'contact-me',
    'contact-appointment',
    'contact-construction',
    'contact-demand',
    'demand-register',
    'send-to-friend',
  ],
  ...['site-contact', 'sign-newsletter', 'document-request', 'offer', 'rental-application', 'testimonial'],
];

test('a language that the site does not use is a 404, and nothing names it (1.23, 10.5)', async () => {
  const site = await startSite();
  try {
    const { origin } = site;
    await importDocuments(site, [withoutLanguage('de')]);
    for (const path of ['/de/', '/de/zu-verkaufen/', '/de/kontakt/', '/de/danke/offer/']) {
      const { status } = await get(path, { origin });
      expect([path, status]).toEqual([path, 404]);
    }
    const { body } = await get('/nl/', { origin });
    expect(Object.keys(alternatesOf(body)).sort()).toEqual(['en', 'fr', 'nl', 'x-default']);
    expect(elements(body, 'a').filter(({ hreflang }) => hreflang === 'de')).toEqual([]);
    expect((await get('/sitemap.xml', { origin })).body).not.toContain('-de.xml');
  } finally {
    await site.stop();
  }
});

test('the sitemap of each language that the site uses is named', async () => {
  const { body } = await get('/sitemap.xml');
  for (const language of languages) expect(body).toContain(`${demoOrigin()}/sitemaps/pages-${language}.xml`);
});

for (const language of languages) {
  test.describe(language, () => {
    for (const page of menuPages(language)) {
      test(`${page.path} answers (1.22)`, () => showsPage(page, language));
    }

    test('the routes of the specification are among them (2.3, 2.15, 2.19)', () => {
      const { sale, rent, valuation, demand } = segments[language];
      const expected = ['', sale, rent, valuation, demand, ...staticPages].map((each) =>
        each ? `/${language}/${each}/` : `/${language}/`,
      );
      expect(menuPages(language).map(({ path }) => path)).toEqual(expect.arrayContaining(expected));
    });

    for (const form of forms) {
      test(`the thank-you page of ${form} leads on and is not indexed (2.12, 10.2, 10.13)`, async () => {
        const path = `/${language}/${segments[language].thanks}/${form}/`;
        const { status, body } = await get(path);
        expect(status).toBe(200);
        expect(elements(body, 'html')[0]?.lang).toBe(language);
        expect(texts(body, 'h1')).toEqual([expect.stringMatching(/\S/)]);
        expect(isIndexed(body)).toBe(false);
        const main = /<main.*<\/main>/s.exec(body)?.[0] ?? '';
        expect(elements(main, 'a').length).toBeGreaterThan(0);
      });
    }

    test('an unknown form has no thank-you page (2.12)', async () => {
      const { status } = await get(`/${language}/${segments[language].thanks}/no-form/`);
      expect(status).toBe(404);
    });

    test('each testimonial has its page (1.14, 2.14)', async () => {
      const testimonials = documents.filter(({ _type, status }) => _type === 'testimonial' && status === 'Published');
      expect(testimonials.length).toBeGreaterThan(0);
      for (const { path, name } of testimonials) {
        const answer = await get(`/${language}/testimonials/${path?.[language]}/`);
        expect([answer.status, texts(answer.body, 'h1')]).toEqual([200, [name]]);
      }
    });

    test('the sitemap lists each page once, and no page that is not indexed (10.13)', async () => {
      const { body } = await get(`/sitemaps/pages-${language}.xml`);
      const urls = texts(body, 'loc').map((url) => url.replace(demoOrigin(), ''));
      expect(new Set(urls).size).toBe(urls.length);
      const absent = urls.filter((url) => url.includes(`/${segments[language].thanks}/`));
      expect(absent).toEqual([]);
      const [hidden, shown] = [true, false].map((noIndex) =>
        menuPages(language).filter((page) => page.noIndex === noIndex),
      );
      expect(urls).toEqual(expect.arrayContaining((shown ?? []).map(({ path }) => path)));
      for (const { path } of hidden ?? []) expect(urls).not.toContain(path);
    });
  });
}

async function showsPage(page: DemoPage, language: Language): Promise<void> {
  const origin = demoOrigin();
  const { status, headers, body } = await get(page.path);
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/html/);
  expect(elements(body, 'html')[0]?.lang).toBe(language);
  expect(texts(body, 'h1')).toEqual([expect.stringMatching(/\S/)]);
  expect(texts(body, 'title')).toEqual([expect.stringMatching(/\S/)]);
  expect(canonicalOf(body)).toBe(origin + page.path);

  const exists = languages.filter((each) => page.paths[each]);
  const expected = Object.fromEntries(exists.map((each) => [each, origin + page.paths[each]]));
  expect(isIndexed(body)).toBe(!page.noIndex);
  if (page.noIndex) expect(alternatesOf(body)).toEqual({});
  else if (exists.length > 1) {
    const fallback = page.paths.nl ? { 'x-default': origin + page.paths.nl } : {};
    expect(alternatesOf(body)).toEqual({ ...expected, ...fallback });
  }

  const trail = breadcrumbOf(body);
  if (page.showBreadcrumb) expect(trail.length).toBeGreaterThan(1);
  else expect(trail).toEqual([]);
}

test('the home page has its parts: banner, title, search bar, latest offers, services, articles, figures and testimonials (2.1, 9.12)', async () => {
  const { body } = await get('/nl/');
  const main = /<main.*<\/main>/s.exec(body)?.[0] ?? '';
  expect(texts(main, 'h1')).toHaveLength(1);
  // The banner comes first, and the search has the default goal (requirements 9.12).
  const banner = main.slice(0, main.indexOf('<h2'));
  expect(elements(banner, 'img').length).toBeGreaterThan(0);
  const search = /<form[^>]*role="search".*?<\/form>/s.exec(main)?.[0] ?? '';
  expect(elements(search, 'form')[0]?.action).toBe('/nl/te-koop/');
  expect(/<input[^>]*value="sale"[^>]*>/.exec(search)?.[0]).toContain('checked');
  expect(/<input[^>]*value="rent"[^>]*>/.exec(search)?.[0]).not.toContain('checked');
  const headings = [2, 3].flatMap((level) => texts(main, `h${level}`));
  for (const part of [
    'Nieuw in ons aanbod',
    'Wat we voor u doen',
    'Goed om te weten',
    'Gevel in cijfers',
    'Wat klanten vertellen',
  ]) {
    expect(headings).toContain(part);
  }
  // Four offers, four in a row (requirements 9.23).
  const offers = main.slice(main.indexOf('Nieuw in ons aanbod')).split('<h2')[0] ?? '';
  expect(offers.split('data-listing=').length - 1).toBe(4);
  // Styles of single elements are in the page's style element.
  const style = /data-style="(\w+)"/.exec(offers)?.[1] ?? '';
  expect(body).toContain(`[data-style="${style}"]:not(#_){--items:4}`);
});

test('the feed-back page is called Feedback in its breadcrumb (2.7)', async () => {
  for (const language of languages) {
    const { body } = await get(`/${language}/feed-back/`);
    expect([language, breadcrumbOf(body).at(-1)]).toEqual([language, 'Feedback']);
  }
});

test('pictures are asked for as WebP, in the sizes of the specification: 1920 and 800 high, 400, 250 (7.5)', async () => {
  const home = (await get('/nl/')).body;
  const source = elements(home, 'source')[0]?.srcset ?? '';
  expect(new URL(source, demoOrigin()).searchParams.get('height')).toBe('800');
  const banner = elements(home, 'img').find(({ srcset }) => srcset?.includes(' 1920w'))?.src ?? '';
  expect(new URL(banner, demoOrigin()).searchParams.get('width')).toBe('1920');
  const list = (await get('/nl/te-koop/?view=list')).body;
  expect(elements(list, 'img').filter(({ src }) => src?.includes('width=250&')).length).toBeGreaterThan(5);
  const property = elements(list, 'a').find(({ href }) => /^\/nl\/te-koop\/.+\/\d+\/$/.test(href ?? ''))?.href ?? '';
  const gallery = (await get(property)).body;
  expect(elements(gallery, 'img').some(({ src }) => src?.includes('width=400&'))).toBe(true);
  for (const url of [source, banner, ...elements(list + gallery, 'img').flatMap(({ src }) => src ?? [])]) {
    if (url.startsWith('/images/')) expect(url).toMatch(/[?&](?:height=\d+&)?width=\d+&format=webp$/);
  }
});
