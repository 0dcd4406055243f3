import { describe, expect, it } from 'vitest';
import { resolveRequest } from './resolve-request.ts';

describe('the page cache key (10.44)', () => {
  it.each([
    ['/nl/', '', '/nl/'],
    ['/nl/', '?utm_source=mail&gclid=1', '/nl/'],
    ['/nl/te-koop/', '?bedrooms=2&unknown=1&page=2', '/nl/te-koop/?bedrooms=2&page=2'],
    ['/nl/te-koop/', '?page=2&bedrooms=2', '/nl/te-koop/?bedrooms=2&page=2'],
    ['/nl/te-koop/', '?price=9-1&sort=x&page=0', '/nl/te-koop/'],
    ['/nl/contact/', '?page=2', '/nl/contact/'],
    ['/sitemap.xml', '', '/sitemap.xml'],
    ['/preview/nl/', '', null],
    ['/images/listing/1/2', '?width=400', null],
    ['/api/count', '?goal=rent&sort=city&page=3&city=gent%7C9000&x=1', '/api/count?goal=rent&city=gent%7C9000'],
    ['/api/followed', '?goal=rent&sort=city&page=3&x=1&language=fr', '/api/followed?language=fr&goal=rent'],
    ['/api/followed', '?goal=rent&language=xx', null],
    ['/api/cards', '?ids=1001', null],
    ['/nl/vergelijken/', '?ids=2&x=1&ids=1,2,../x,3,4,5', '/nl/vergelijken/?ids=2%2C1%2C3%2C4'],
    ['/nl/vergelijken/', '?ids=', '/nl/vergelijken/'],
    ['/nl/projecten/', '?bedrooms=2&city=Gent|9000&page=2&x=1', '/nl/projecten/?city=gent%7C9000&bedrooms=2'],
    ['/nl/projecten/', '?city=&bedrooms=x', '/nl/projecten/'],
    ['/nl/uw-lijst/', '?list=1', null],
    ['/api/map', '', null],
    ['/studio/x', '', null],
    ['/nl/%E0%A4%A/', '', null],
  ])('%s%s → %s', (pathname, search, key) => {
    expect(resolveRequest(pathname + search).cacheKey).toBe(key);
  });
});

describe('the redirect to the canonical URL (10.7, 10.14)', () => {
  it.each([
    ['/nl/te-koop', '?a=1', { location: '/nl/te-koop/?a=1', status: 301 }],
    ['/NL//Contact/', '', { location: '/nl/contact/', status: 301 }],
    ['/nl/preview/contact/', '', { location: '/preview/nl/contact/', status: 302 }],
    [
      '/nl/te-koop/',
      '?search=&city=&type=&minprice=0&maxprice=3000000&bedrooms=0',
      { location: '/nl/te-koop/', status: 302 },
    ],
    [
      '/nl/te-koop/',
      '?search=&city=gent%7C9000&minprice=100000&maxprice=300000&utm_source=mail',
      { location: '/nl/te-koop/?city=gent%7C9000&price=100000-300000&utm_source=mail', status: 302 },
    ],
    ['/nl/te-koop/', '?goal=rent&search=', { location: '/nl/te-huur/', status: 302 }],
    // The fields of the previous goal contain its price range.
    [
      '/nl/te-huur/',
      '?goal=sale&search=&city=gent%7C9000&minprice=0&maxprice=2000',
      { location: '/nl/te-koop/?city=gent%7C9000', status: 302 },
    ],
    [
      '/nl/te-koop/',
      '?goal=rent&search=&minprice=500&maxprice=1500&bedrooms=2',
      { location: '/nl/te-huur/?bedrooms=2', status: 302 },
    ],
    [
      '/nl/te-huur/',
      '?goal=rent&search=&minprice=500&maxprice=1500',
      { location: '/nl/te-huur/?price=500-1500', status: 302 },
    ],
    ['/for-sale/', '?goal=rent&search=loft', { location: '/for-rent/?search=loft', status: 302 }],
    ['/nl/', '', null],
    ['/nl/te-koop/', '?page=2', null],
    ['/favicon.ico', '', null],
    ['/images/listing/1/2', '', null],
    ['/nl/%E0%A4%A/', '', null],
    ['/api/unknown', '', null],
    ['/sitemap.xml', '', null],
    ['/nl/%d0%b0/', '', null],
    ['/nl/x', '?a=b%20c&flag', { location: '/nl/x/?a=b%20c&flag', status: 301 }],
  ])('%s%s', (pathname, search, expected) => {
    expect(resolveRequest(pathname + search).redirect).toEqual(expected);
  });
});

describe('the Remix route', () => {
  it.each([
    ['/nl/te-koop/?page=2', 'results:/nl/te-koop'],
    ['/nl/contact/', 'content-page:/*'],
    // Remix normalizes only case; any other spelling is left to its own matching.
    ['/nl/%E0%A4%A/', null],
  ])('%s → %s', (url, routeId) => {
    expect(resolveRequest(url).routeId).toBe(routeId);
  });
});
