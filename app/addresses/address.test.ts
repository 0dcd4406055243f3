import { describe, expect, it } from 'vitest';
import { canonicalPathname, containsPreview, localizedPath, parseAddress, previewPath } from './address.ts';

describe('parseAddress (2.11)', () => {
  it.each([
    ['/', { preview: false, language: null, segments: [] }],
    ['/nl/', { preview: false, language: 'nl', segments: [] }],
    ['/fr/ventes/', { preview: false, language: 'fr', segments: ['ventes'] }],
    ['/en/for-sale/gent/loft/12/', { preview: false, language: 'en', segments: ['for-sale', 'gent', 'loft', '12'] }],
    ['/de/kontakt/', { preview: false, language: 'de', segments: ['kontakt'] }],
    ['/for-sale/', { preview: false, language: null, segments: ['for-sale'] }],
    ['/es/', { preview: false, language: null, segments: ['es'] }],
    ['/nl/te-koop', { preview: false, language: 'nl', segments: ['te-koop'] }],
    ['/preview/nl/contact/', { preview: true, language: 'nl', segments: ['contact'] }],
    ['/preview/', { preview: true, language: null, segments: [] }],
    ['/nl/preview/contact/', { preview: true, language: 'nl', segments: ['contact'] }],
    ['/nl/%E0%A4%A/', null],
  ])('reads %s', (pathname, address) => {
    expect(parseAddress(pathname)).toEqual(address);
  });
});

describe('containsPreview (2.8)', () => {
  it.each([
    ['/preview/nl/', true],
    ['/nl/x-preview/', true],
    ['/en/Preview-test/', true],
    ['/previews/', true],
    ['/nl/contact/', false],
    ['/nl/pre/view/', false],
  ])('%s: %s', (pathname, expected) => {
    const address = parseAddress(pathname);
    expect(address && containsPreview(address)).toBe(expected);
  });
});

describe('canonicalPathname', () => {
  it.each([
    ['/', '/'],
    ['/nl', '/nl/'],
    ['/nl/te-koop', '/nl/te-koop/'],
    ['/NL/Te-Koop/', '/nl/te-koop/'],
    ['//nl///contact//', '/nl/contact/'],
    ['/fr/%C3%A9valuation/', '/fr/evaluation/'],
    ['/nl/../contact/', '/nl/contact/'],
    ['/nl/preview/contact/', '/preview/nl/contact/'],
    ['/nl/contact/preview', '/preview/nl/contact/'],
    ['/preview/preview/nl/', '/preview/nl/'],
    ['//evil.example/', '/evil.example/'],
  ])('%s is %s', (pathname, canonical) => {
    expect(canonicalPathname(pathname)).toBe(canonical);
  });

  it.each(['/%', '/nl/%zz/', '/nl/%E0%A4%A/', `/${'a'.repeat(2_000)}/`])('no page has the path %s', (pathname) => {
    expect(canonicalPathname(pathname)).toBeNull();
  });

  it('is idempotent', () => {
    const once = canonicalPathname('/NL//Évaluation/preview');
    expect(once && canonicalPathname(once)).toBe(once);
  });
});

describe('paths of pages (2.8)', () => {
  it('are under their language, in preview under the preview prefix', () => {
    expect(localizedPath('fr', ['services', 'vendre'])).toBe('/fr/services/vendre/');
    expect(localizedPath('fr', [], true)).toBe('/preview/fr/');
  });

  it('move into preview once, and only inside the site (10.14)', () => {
    expect(previewPath('/nl/contact/')).toBe('/preview/nl/contact/');
    expect(previewPath('/preview/nl/')).toBe('/preview/nl/');
    expect(previewPath('https://elsewhere.example/')).toBe('https://elsewhere.example/');
  });
});
