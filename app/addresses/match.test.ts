import { describe, expect, it } from 'vitest';
import { languages } from '../i18n/languages.ts';
import { fixedPath, projectPath, propertyPath, testimonialPath, thankYouPath } from './entity-paths.ts';
import routes from '../routes.ts';
import { matchPathname, misplacedFixedPage } from './match.ts';
import { endpoints, fixedPageNames } from './table.ts';

const match = (pathname: string) => matchPathname(pathname)?.target;
const results = (page: string) => ({ view: 'results', page, params: {} });
const content = (page: string) => ({ view: 'content', page, params: {} });

describe('the localized routes (2.3, 2.4, 2.5, 10.2)', () => {
  it.each([
    ['/nl/te-koop/', results('sale')],
    ['/nl/te-huur/', results('rent')],
    ['/fr/ventes/', results('sale')],
    ['/fr/locations/', results('rent')],
    ['/en/for-sale/', results('sale')],
    ['/en/for-rent/', results('rent')],
    ['/de/zu-verkaufen/', results('sale')],
    ['/for-sale/', results('sale')],
    ['/for-rent/', results('rent')],
    ['/ventes/', results('sale')],
    ['/nl/gratis-schatting/', content('valuation')],
    ['/fr/estimation-gratuite/', content('valuation')],
    ['/en/free-valuation/', content('valuation')],
    ['/contact-demand/', content('valuation')],
    ['/feed-back/', content('feedback')],
    ['/nl/login/', { view: 'ownerLogin', page: 'login', params: {} }],
    ['/fr/login/recovery/', { view: 'ownerRecovery', page: 'login', params: {} }],
    ['/nl/eigenaar/', { view: 'ownerProperties', page: 'owner', params: {} }],
    ['/de/eigentuemer/account/', { view: 'ownerAccount', page: 'owner', params: {} }],
    ['/fr/proprietaire/4101/', { view: 'ownerProperty', page: 'owner', params: { id: '4101' } }],
    ['/fr/privacy-statement/', content('privacyStatement')],
    ['/nl/testimonials/', content('testimonials')],
    [
      '/nl/testimonials/familie-de-vos/',
      { view: 'testimonial', page: 'testimonials', params: { slug: 'familie-de-vos' } },
    ],
    [
      '/en/for-sale/ghent/loft-with-garden/4101/',
      { view: 'property', page: 'sale', params: { city: 'ghent', title: 'loft-with-garden', id: '4101' } },
    ],
    [
      '/fr/projets/gand/les-jardins/12/',
      { view: 'project', page: 'projects', params: { city: 'gand', title: 'les-jardins', id: '12' } },
    ],
    ['/nl/projecten/', { view: 'projects', page: 'projects', params: {} }],
    ['/fr/favoris/', { view: 'favourites', page: 'favourites', params: {} }],
    ['/nl/vergelijken/', { view: 'compare', page: 'compare', params: {} }],
    ['/de/ihre-merkliste/', { view: 'shortlist', page: 'shortlist', params: {} }],
    ['/nl/', { view: 'home' }],
    ['/', { view: 'home' }],
    ['/nl/bedankt/contact-me/', { view: 'thankYou', page: 'thankYou', params: { form: 'contact-me' } }],
  ])('%s', (pathname, route) => {
    expect(match(pathname)).toEqual(route);
  });

  it.each([
    '/nl/contact/',
    '/nl/for-sale/',
    '/nl/bedankt/',
    '/nl/te-koop/gent/',
    '/nl/te-koop/gent/loft/12/more/',
    '/nl/login/more/',
    '/nl/contact-demand/',
  ])('%s is for the content to know', (pathname) => {
    expect(match(pathname)).toEqual({ view: 'content', page: null });
  });
});

describe('every path that the product makes (2.16, 10.1, 10.12)', () => {
  it.each(languages)('is parsed back in %s', (language) => {
    const located = { id: 'A1', city: 'Liège', title: 'Maison d’architecte' };
    const params = { city: 'liege', title: 'maison-darchitecte', id: 'a1' };
    expect(match(propertyPath({ ...located, goal: 'rent' }, language))).toEqual({
      view: 'property',
      page: 'rent',
      params,
    });
    expect(match(projectPath(located, language))).toEqual({ view: 'project', page: 'projects', params });
    expect(match(testimonialPath('jan', language))).toMatchObject({ view: 'testimonial', params: { slug: 'jan' } });
    for (const form of ['site-contact', 'contact-demand'])
      expect(match(thankYouPath(form, language))).toMatchObject({ view: 'thankYou', params: { form } });
    for (const page of fixedPageNames) {
      if (!['thankYou', 'form', 'newsletter'].includes(page))
        expect(match(fixedPath(page, language))).toMatchObject({ page });
    }
  });

  it('has no empty segment, even if a name holds nothing that a path can carry', () => {
    expect(propertyPath({ id: '7', city: '—', title: '!', goal: 'sale' }, 'nl')).toBe('/nl/te-koop/-/-/7/');
  });
});

describe('a segment in the wrong place (2.17, 10.3)', () => {
  it.each([
    ['for-sale', 'sale'],
    ['ventes', 'sale'],
    ['eigenaarslogin', 'login'],
    ['contact-demand', 'valuation'],
    ['contact', null],
  ])('%s should have named %s', (segment, page) => {
    expect(misplacedFixedPage(segment)).toBe(page);
  });
});

describe('an address', () => {
  it('that cannot be decoded, or is endless, matches nothing', () => {
    expect(matchPathname('/nl/%E0%A4%A/')).toBeNull();
    expect(matchPathname(`/${'x'.repeat(2_000)}/`)).toBeNull();
  });

  it('of an endpoint is distinguished from pages', () => {
    expect(match('/api/map')).toEqual({ view: 'endpoint', name: 'map' });
    expect(match('/api/map/cards')).toEqual({ view: 'endpoint', name: 'mapCards' });
    expect(match('/images/listing/1/2')).toEqual({ view: 'endpoint', name: 'images' });
    expect(match('/preview/nl/')).toEqual({ view: 'home' });
    expect(match('/nl/api/map/')).toEqual({ view: 'content', page: null });
  });
});

describe('an address’s match (10.1)', () => {
  const paths = new Map(routes.map(({ id, path }) => [id, path ?? '']));
  const own = [...paths].flatMap(([id, path]) => (id === undefined || path === '*' ? [] : [[id, path] as const]));

  it.each(own)('%s is the route that Remix matches', (id, path) => {
    const asked = path.replace(/:(\w+)/g, '$1').replace('*', 'some/picture');
    expect(matchPathname(`/${asked}`)?.routeId).toBe(id);
  });

  it('always has a route', () => {
    for (const asked of ['/nl/contact/', '/de/blog/x/', '/preview/fr/contact/'])
      expect(paths.get(matchPathname(asked)?.routeId)).toBe('*');
  });

  it('is each endpoint of the table', () => {
    const asked = Object.values(endpoints).map(({ path }) => `/${path.replace(/:(\w+)/g, '$1').replace('*', 'x')}`);
    expect(asked.map((path) => match(path))).toEqual(
      Object.keys(endpoints).map((name) => ({ view: 'endpoint', name })),
    );
  });
});
