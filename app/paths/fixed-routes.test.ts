import { describe, expect, it } from 'vitest';
import { languages } from '../i18n/languages.ts';
import { fixedPath, projectPath, propertyPath, testimonialPath, thankYouPath } from './entity-paths.ts';
import { parseAddress } from './address.ts';
import { matchFixedRoute, misplacedFixedPage } from './fixed-routes.ts';
import { fixedSegments, thankYouForms, type FixedPage } from './segments.ts';

const match = (pathname: string) => {
  const { segments, language } = parseAddress(pathname);
  return matchFixedRoute(segments, language);
};

describe('the localized routes of spec §2', () => {
  it.each([
    ['/nl/te-koop/', { kind: 'results', goal: 'sale' }],
    ['/nl/te-huur/', { kind: 'results', goal: 'rent' }],
    ['/fr/ventes/', { kind: 'results', goal: 'sale' }],
    ['/fr/locations/', { kind: 'results', goal: 'rent' }],
    ['/en/for-sale/', { kind: 'results', goal: 'sale' }],
    ['/en/for-rent/', { kind: 'results', goal: 'rent' }],
    ['/de/zu-verkaufen/', { kind: 'results', goal: 'sale' }],
    ['/for-sale/', { kind: 'results', goal: 'sale' }],
    ['/for-rent/', { kind: 'results', goal: 'rent' }],
    ['/ventes/', { kind: 'results', goal: 'sale' }],
    ['/nl/gratis-schatting/', { kind: 'menuPage', page: 'valuation' }],
    ['/fr/estimation-gratuite/', { kind: 'menuPage', page: 'valuation' }],
    ['/en/free-valuation/', { kind: 'menuPage', page: 'valuation' }],
    ['/contact-demand/', { kind: 'menuPage', page: 'valuation' }],
    ['/feed-back/', { kind: 'menuPage', page: 'feedback' }],
    ['/nl/login/', { kind: 'menuPage', page: 'login' }],
    ['/fr/privacy-statement/', { kind: 'menuPage', page: 'privacyStatement' }],
    ['/nl/testimonials/', { kind: 'menuPage', page: 'testimonials' }],
    ['/nl/testimonials/familie-de-vos/', { kind: 'testimonial', slug: 'familie-de-vos' }],
    ['/en/for-sale/ghent/loft-with-garden/4101/', { kind: 'property', goal: 'sale', id: '4101' }],
    ['/fr/projets/gand/les-jardins/12/', { kind: 'project', id: '12' }],
    ['/nl/projecten/', { kind: 'projects' }],
    ['/fr/favoris/', { kind: 'favourites' }],
    ['/nl/', { kind: 'home' }],
    ['/', { kind: 'home' }],
    ['/nl/bedankt/contact-me/', { kind: 'thankYou', form: 'contact-me' }],
  ])('%s', (pathname, route) => {
    expect(match(pathname)).toEqual(route);
  });

  it.each([
    '/nl/contact/',
    '/nl/for-sale/',
    '/nl/bedankt/unknown-form/',
    '/nl/bedankt/',
    '/nl/te-koop/gent/',
    '/nl/te-koop/gent/loft/12/more/',
    '/nl/login/more/',
    '/nl/contact-demand/',
  ])('%s is no fixed route', (pathname) => {
    expect(match(pathname)).toBeNull();
  });
});

describe('every path that the product makes', () => {
  it.each(languages)('is understood again in %s', (language) => {
    const located = { id: 'A1', city: 'Liège', title: 'Maison d’architecte' };
    expect(match(propertyPath({ ...located, goal: 'rent' }, language))).toEqual({
      kind: 'property',
      goal: 'rent',
      id: 'a1',
    });
    expect(match(projectPath(located, language))).toEqual({ kind: 'project', id: 'a1' });
    expect(match(testimonialPath('jan', language))).toEqual({ kind: 'testimonial', slug: 'jan' });
    for (const form of thankYouForms) expect(match(thankYouPath(form, language))).toEqual({ kind: 'thankYou', form });
    for (const page of Object.keys(fixedSegments)) {
      if (page === 'thankYou') continue;
      expect(match(fixedPath(page as FixedPage, language))).not.toBeNull();
    }
  });

  it('has something in each place even where a name holds nothing that a path can carry', () => {
    expect(propertyPath({ id: '7', city: '—', title: '!', goal: 'sale' }, 'nl')).toBe('/nl/te-koop/-/-/7/');
  });
});

describe('a segment in the wrong place', () => {
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
