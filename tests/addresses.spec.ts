// Requirements 2.17
import { expect } from '@playwright/test';
import { canonicalOf, elements, texts } from './site/html.ts';
import { get } from './site/http.ts';
import { demoOrigin } from './site/server.ts';
import { test } from './site/test.ts';

test.describe('a misspelled path redirects to the canonical one in one step', () => {
  const spellings = [
    ['/nl/contact', '/nl/contact/'],
    ['/nl/te-koop?bedrooms=2', '/nl/te-koop/?bedrooms=2'],
    ['/NL/Contact/', '/nl/contact/'],
    ['/nl/CONTACT', '/nl/contact/'],
    ['//nl//contact//', '/nl/contact/'],
    ['/nl//te-koop/', '/nl/te-koop/'],
    ['/fr/%C3%A0-propos/%C3%A9quipe', '/fr/a-propos/equipe/'],
    ['/fr/à-propos/', '/fr/a-propos/'],
    ['/nl/./contact/../contact/', '/nl/contact/contact/'],
    ['/for-sale', '/for-sale/'],
  ] as const;
  for (const [asked, expected] of spellings) {
    test(asked, async () => {
      const { status, location } = await get(encodeURI(decodeURI(asked)));
      expect([status, location]).toEqual([301, expected]);
      const next = await get(expected);
      expect([next.status, next.location]).not.toContain(301);
    });
  }
});

test.describe('an address of another language, a label or an editor’s redirect leads to its page', () => {
  const redirects = [
    ['/nl/for-sale/', '/nl/te-koop/', 301],
    ['/fr/te-huur/', '/fr/locations/', 301],
    ['/en/gratis-schatting/', '/en/free-valuation/', 301],
    ['/nl/eigenaarslogin/', '/nl/login/', 301],
    ['/nl/aanbod/', '/nl/te-koop/', 301],
    ['/nl/wat-is-mijn-woning-waard/', '/nl/gratis-schatting/', 301],
    ['/nl/preview/contact/', '/preview/nl/contact/', 302],
    ['/nl/contact/preview/', '/preview/nl/contact/', 302],
  ] as const;
  for (const [asked, expected, code] of redirects) {
    test(asked, async () => {
      const { status, location } = await get(asked);
      expect([status, location]).toEqual([code, expected]);
      expect((await get(expected)).status).toBe(200);
    });
  }
});

test.describe('without a language the default one is served, with its canonical URL (2.5, 10.4)', () => {
  const bare = [
    ['/', '/nl/'],
    ['/for-sale/', '/nl/te-koop/'],
    ['/for-rent/', '/nl/te-huur/'],
    ['/te-koop/', '/nl/te-koop/'],
    ['/ventes/', '/nl/te-koop/'],
    ['/contact-demand/', '/nl/gratis-schatting/'],
    ['/feed-back/', '/nl/feed-back/'],
    ['/contact/', '/nl/contact/'],
    ['/login/', '/nl/login/'],
    ['/privacy-statement/', '/nl/privacy-statement/'],
    ['/testimonials/', '/nl/testimonials/'],
    ['/thank-you/offer/', '/nl/bedankt/offer/'],
  ] as const;
  for (const [path, canonical] of bare) {
    test(path, async () => {
      const { status, body } = await get(path);
      expect(status).toBe(200);
      expect(elements(body, 'html')[0]?.lang).toBe('nl');
      expect(canonicalOf(body)).toBe(demoOrigin() + canonical);
    });
  }

  test('bare results take the same query (2.4)', async () => {
    const query = '?type=1&bedrooms=3';
    const [bare, prefixed] = await Promise.all([get(`/for-sale/${query}`), get(`/nl/te-koop/${query}`)]);
    const titles = [bare, prefixed].map(({ body }) => texts(body, 'h2'));
    expect(titles[0]?.length).toBeGreaterThan(0);
    expect(titles[0]).toEqual(titles[1]);
  });
});

test.describe('an address without a page', () => {
  const languages = {
    nl: [/^Oeps, deze pagina bestaat niet meer$/, /^Pagina niet gevonden\./],
    fr: [/^Oups, cette page n['’]existe plus$/, /^Page introuvable\./],
    en: [/^Oops, this page no longer exists$/, /^Page not found\./],
    de: [/^Hoppla, diese Seite gibt es nicht mehr$/, /^Seite nicht gefunden\./],
  } as const;
  for (const [language, [title, second]] of Object.entries(languages)) {
    test(`the 404 page in ${language} offers a search and the way home (2.24, 8.6)`, async () => {
      const { status, body } = await get(`/${language}/no-such-page/`);
      expect(status).toBe(404);
      expect(elements(body, 'html')[0]?.lang).toBe(language);
      expect(texts(body, 'h1')).toEqual([expect.stringMatching(title)]);
      const main = /<main.*<\/main>/s.exec(body)?.[0] ?? '';
      expect(texts(main, 'p')[0]).toMatch(second);
      expect(elements(main, 'form').length).toBeGreaterThan(0);
      expect(elements(main, 'a').map(({ href }) => href)).toContain(`/${language}/`);
    });
  }

  test('an unpublished page is neither found nor named (2.10, 4.11)', async () => {
    const [page, home, sitemap] = await Promise.all([
      get('/nl/openhuizendag/'),
      get('/nl/'),
      get('/sitemaps/pages-nl.xml'),
    ]);
    expect(page.status).toBe(404);
    for (const { body } of [home, sitemap]) expect(body).not.toContain('openhuizendag');
  });

  test('a page that is missing in one language is a 404 there', async () => {
    expect((await get('/nl/renovatiepremies/')).status).toBe(200);
    expect((await get('/en/renovatiepremies/')).status).toBe(404);
  });
});

test('a page that redirects to another site is linked to directly', async () => {
  const { body } = await get('/nl/');
  expect(elements(body, 'a').map(({ href }) => href)).toContain('https://jobs.gevel.example/');
  expect(elements(body, 'a').map(({ href }) => href)).not.toContain('/nl/vacatures/');
});

test.describe('a preview', () => {
  test('is not cached, not indexed, and says how to leave (10.16)', async () => {
    for (let visit = 0; visit < 2; visit += 1) {
      const { status, headers, body } = await get('/preview/nl/contact/');
      expect(status).toBe(200);
      expect(headers['x-cache']).toBeUndefined();
      expect(headers['cache-control']).toContain('no-store');
      expect(elements(body, 'meta')).toContainEqual(expect.objectContaining({ name: 'robots', content: 'noindex' }));
      expect(elements(body, 'a').map(({ href }) => href)).toContain(
        `/preview/disable?to=${encodeURIComponent('/preview/nl/contact/')}`,
      );
    }
  });

  test('stays a preview from page to page (2.8)', async () => {
    const { body } = await get('/preview/nl/');
    const menu = /<nav aria-label="Hoofdmenu".*?<\/nav>/s.exec(body)?.[0] ?? '';
    const paths = elements(menu, 'a').flatMap(({ href }) => (href?.startsWith('/') ? [href] : []));
    expect(paths.length).toBeGreaterThan(3);
    for (const path of paths) expect(path).toMatch(/^\/preview\/nl\//);
  });

  test('shows published content without proof of access', async () => {
    expect((await get('/preview/nl/openhuizendag/')).status).toBe(404);
  });
});

test('a page is answered as a document alone: what a router in the browser would ask for is not there', async () => {
  for (const path of [
    '/_root.data',
    '/nl/te-koop.data?bedrooms=2',
    '/nl/contact.data',
    '/fr/a-propos/equipe.data',
    '/preview/nl/contact.data',
    '/__manifest?p=/nl/',
  ]) {
    const { status, headers } = await get(path);
    expect([path, status]).toEqual([path, 404]);
    expect(headers['content-type']).toMatch(/^text\/html/);
  }
  const { status, headers } = await get('/nl/contact/?_data=root');
  expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(/^text\/html/)]);
});

test('the browser’s files keep their names', async () => {
  for (const path of ['/robots.txt', '/sitemap.xml', '/favicon.svg'])
    expect([path, (await get(path)).status]).toEqual([path, 200]);
});
