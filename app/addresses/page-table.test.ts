// Requirements 2.35, 3.13
import { describe, expect, it, vi } from 'vitest';
import { buildArticleTable } from './article-table.ts';
import { parseAddress } from './address.ts';
import { languageLinks } from './language-switch.ts';
import { buildPageTable, type PageSource } from './page-table.ts';
import { resolveContent } from './resolve.ts';

function page(id: string, fields: Partial<PageSource> = {}): PageSource {
  return {
    id,
    parentId: null,
    type: 'content',
    name: { nl: `${id} nl`, fr: `${id} fr`, en: `${id} en` },
    breadcrumbName: {},
    path: { nl: `${id}-nl`, fr: `${id}-fr`, en: `${id}-en` },
    status: 'Published',
    sort: 0,
    createdAt: '2026-01-01T00:00:00Z',
    externalUrl: null,
    redirect: null,
    menuPosition: 'main',
    ...fields,
  };
}

const languages = ['nl', 'fr', 'en'] as const;
const home = page('home', { type: 'home', path: {}, name: { nl: 'Start', fr: 'Accueil', en: 'Home' } });

describe('the path table', () => {
  it('gives each page its path in each language in use, and no other (2.36)', () => {
    const table = buildPageTable(
      [home, page('contact', { path: { nl: 'contact', fr: 'contact', de: 'kontakt' } })],
      languages,
    );
    expect(table.byId('contact')?.paths).toEqual({ nl: '/nl/contact/', fr: '/fr/contact/' });
    expect(table.byPath('/de/kontakt/')).toBeNull();
    expect(table.byPath('/nl/')?.id).toBe('home');
  });

  it('uses the product’s segments for fixed pages, ignoring their own path', () => {
    const table = buildPageTable([page('sale', { type: 'sale', path: { nl: 'elders' } })], languages);
    expect(table.byId('sale')?.paths).toEqual({ nl: '/nl/te-koop/', fr: '/fr/ventes/', en: '/en/for-sale/' });
    expect(table.byId('sale')?.original).toBe('/for-sale/');
    expect(table.byOriginal('/for-sale/')?.id).toBe('sale');
    expect(table.byType('sale')?.id).toBe('sale');
  });

  it('puts children under their parent, with their breadcrumb (2.9, 2.23, 3.14)', () => {
    const table = buildPageTable(
      [home, page('services'), page('selling', { parentId: 'services', breadcrumbName: { nl: 'Verkopen' } })],
      languages,
    );
    expect(table.byId('selling')?.paths.nl).toBe('/nl/services-nl/selling-nl/');
    expect(table.byId('selling')?.breadcrumb.nl).toEqual([
      { name: 'Start', path: '/nl/' },
      { name: 'services nl', path: '/nl/services-nl/' },
      { name: 'Verkopen', path: '/nl/services-nl/selling-nl/' },
    ]);
    expect(table.children('services').map(({ id }) => id)).toEqual(['selling']);
  });

  it('leaves out unpublished pages and their descendants (2.10)', () => {
    const table = buildPageTable([page('old', { status: 'Archived' }), page('child', { parentId: 'old' })], languages);
    expect(table.byId('old')).toBeNull();
    expect(table.byPath('/nl/old-nl/')).toBeNull();
    expect(table.byId('child')?.paths).toEqual({});
  });

  it('gives a path claimed by two pages to the older one, and reports it (10.9)', () => {
    const report = vi.fn();
    const same = { path: { nl: 'zelfde' } };
    const table = buildPageTable(
      [page('younger', { ...same, createdAt: '2026-02-01T00:00:00Z' }), page('older', same)],
      languages,
      report,
    );
    expect(table.byPath('/nl/zelfde/')?.id).toBe('older');
    expect(table.byId('younger')?.paths).toEqual({});
    expect(report).toHaveBeenCalledWith({
      code: 'PATH_TAKEN',
      path: '/nl/zelfde/',
      pageId: 'younger',
      keptPageId: 'older',
    });
  });

  it('follows redirects to their end, per language (10.10)', () => {
    const table = buildPageTable(
      [page('a', { redirect: { pageId: 'b' } }), page('b', { redirect: { pageId: 'c' } }), page('c')],
      languages,
    );
    expect(table.byId('a')?.redirect).toEqual({ nl: '/nl/c-nl/', fr: '/fr/c-fr/', en: '/en/c-en/' });
  });

  it('drops redirect loops (10.10)', () => {
    const report = vi.fn();
    const to = (pageId: string) => ({ redirect: { pageId } });
    // One page leads into the loop without being part of it.
    const table = buildPageTable([page('a', to('b')), page('b', to('a')), page('c', to('a'))], languages, report);
    for (const pageId of ['a', 'b', 'c']) {
      expect(table.byId(pageId)?.redirect).toBeNull();
      expect(report).toHaveBeenCalledWith({ code: 'REDIRECT_LOOP', pageId });
    }
  });

  it('gives pages that are their own ancestors no path', () => {
    const table = buildPageTable([page('a', { parentId: 'b' }), page('b', { parentId: 'a' })], languages);
    expect(table.byId('a')?.paths).toEqual({});
  });

  it('keeps external pages for menus (3.14)', () => {
    const table = buildPageTable([page('jobs', { externalUrl: 'https://jobs.example/' })], languages);
    expect(table.byId('jobs')?.external).toBe('https://jobs.example/');
  });
});

describe('resolving an address (10.3)', () => {
  const pages = buildPageTable(
    [
      home,
      page('contact'),
      page('moved', { redirect: { pageId: 'contact' } }),
      page('jobs', { externalUrl: 'https://jobs.example/' }),
    ],
    languages,
  );
  const articles = buildArticleTable(
    [
      { id: 'news', parentId: null, name: { nl: 'Nieuws', fr: 'Actualités' }, webId: null },
      { id: 'energy', parentId: 'news', name: { nl: 'Énergie', fr: 'Énergie' }, webId: null },
    ],
    [
      {
        id: 'epc',
        categoryId: 'energy',
        title: { nl: 'Wat is een EPC?' },
        path: {},
        status: 'Published',
        externalUrl: null,
      },
      {
        id: 'studio',
        categoryId: 'energy',
        title: { nl: 'L’atelier d’Ixelles nr. 3' },
        path: {},
        status: 'Published',
        externalUrl: null,
      },
      { id: 'hidden', categoryId: 'news', title: { nl: 'Concept' }, path: {}, status: 'Draft', externalUrl: null },
      {
        id: 'press',
        categoryId: 'news',
        title: { nl: 'In de krant' },
        path: {},
        status: 'Published',
        externalUrl: 'https://krant.example/',
      },
    ],
    languages,
  );
  const redirects = [
    { from: '/nl/oud/', to: '/nl/contact-nl/' },
    { from: '/overal/', to: 'https://elders.example/' },
    { from: '/nl/kring/', to: '/nl/kring/' },
  ];
  const resolve = (path: string, readArticles = () => Promise.resolve(articles)) => {
    const address = parseAddress(path);
    return resolveContent(address?.segments ?? [], address?.language ?? 'nl', {
      pages,
      articles: readArticles,
      redirects,
    });
  };

  it.each([
    ['/nl/contact-nl/', { kind: 'page', page: { id: 'contact' } }],
    ['/contact-nl/', { kind: 'page', page: { id: 'contact' } }],
    ['/nl/moved-nl/', { kind: 'redirect', location: '/nl/contact-nl/', status: 301 }],
    ['/nl/jobs-nl/', { kind: 'redirect', location: 'https://jobs.example/', status: 302 }],
    ['/nl/for-sale/', { kind: 'redirect', location: '/nl/te-koop/', status: 301 }],
    ['/fr/te-koop/gent/huis/1/', { kind: 'redirect', location: '/fr/ventes/gent/huis/1/', status: 301 }],
    ['/nl/eigenaarslogin/', { kind: 'redirect', location: '/nl/login/', status: 301 }],
    ['/nl/oud/', { kind: 'redirect', location: '/nl/contact-nl/', status: 301 }],
    ['/fr/overal/', { kind: 'redirect', location: 'https://elders.example/', status: 301 }],
    ['/nl/kring/', { kind: 'notFound' }],
    ['/nl/nieuws/', { kind: 'category', entry: { id: 'news' } }],
    ['/nl/nieuws/energie/', { kind: 'category', entry: { id: 'energy' } }],
    ['/nl/nieuws/energie/wat-is-een-epc/', { kind: 'article', entry: { id: 'epc' } }],
    ['/nl/nieuws/energie/latelier-dixelles-nr-3/', { kind: 'article', entry: { id: 'studio' } }],
    // The former spelling of apostrophes and dots.
    [
      '/nl/nieuws/energie/l-atelier-d-ixelles-nr-3/',
      { kind: 'redirect', location: '/nl/nieuws/energie/latelier-dixelles-nr-3/', status: 301 },
    ],
    ['/nl/nieuws/in-de-krant/', { kind: 'redirect', location: 'https://krant.example/', status: 302 }],
    ['/nl/nieuws/concept/', { kind: 'notFound' }],
    ['/fr/actualites/energie/wat-is-een-epc/', { kind: 'notFound' }],
    ['/fr/contact-nl/', { kind: 'notFound' }],
    // A page's original path redirects, with and without a language.
    ['/contact-en/', { kind: 'redirect', location: '/nl/contact-nl/', status: 301 }],
    ['/fr/contact-en/', { kind: 'redirect', location: '/fr/contact-fr/', status: 301 }],
    ['/contact-demand/', { kind: 'redirect', location: '/nl/gratis-schatting/', status: 301 }],
    ['/nl/nergens/', { kind: 'notFound' }],
  ])('%s', async (path, expected) => {
    expect(await resolve(path)).toMatchObject(expected);
  });

  it('does not read articles if a page matches', async () => {
    const ask = vi.fn(() => Promise.resolve(articles));
    await resolve('/nl/contact-nl/', ask);
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('the language switch', () => {
  it('leads to the same page, to its nearest ancestor that exists, or home (10.6)', () => {
    const lineage = [{ nl: '/nl/a/b/' }, { nl: '/nl/a/', fr: '/fr/a/' }];
    expect(languageLinks(lineage, languages)).toEqual([
      { language: 'nl', path: '/nl/a/b/', samePage: true },
      { language: 'fr', path: '/fr/a/', samePage: false },
      { language: 'en', path: '/en/', samePage: false },
    ]);
  });
});
