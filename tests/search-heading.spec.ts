import { expect } from '@playwright/test';
import { canonicalOf, texts } from './site/html.ts';
import { get } from './site/http.ts';
import { demoOrigin } from './site/server.ts';
import { test } from './site/test.ts';

const narrowed = [
  ['/nl/te-koop/', '?type=1&city=gent%7C9000', /^\d+ (huis|huizen) te koop in Gent$/],
  ['/fr/locations/', '?type=2&city=bruxelles%7C1000', /^(\d+ appartements?|Aucun appartement) à louer à Bruxelles$/],
  ['/en/for-sale/', '?type=1&type=2', /^\d+ houses and apartments for sale$/],
] as const;

for (const [path, query, heading] of narrowed) {
  test(`${path}${query}: heading and tab say the search, and search engines are led to the whole offer`, async () => {
    const { body } = await get(path + query);
    const [said] = texts(body, 'h2').filter((text) => heading.test(text));
    expect(said).toBeDefined();
    expect(texts(body, 'title')[0]).toContain(said);
    expect(canonicalOf(body)).toBe(demoOrigin() + path);
  });
}

test('without a choice of type or place the tab has the editors’ title, and the heading counts all homes (10.123)', async () => {
  const [all, sorted] = await Promise.all([get('/nl/te-koop/'), get('/nl/te-koop/?sort=price-asc&garden=1')]);
  expect(texts(all.body, 'h2')).toContainEqual(expect.stringMatching(/^[\d.]+ panden te koop$/));
  expect(texts(sorted.body, 'title')).toEqual(texts(all.body, 'title'));
  expect(texts(all.body, 'title')[0]).not.toContain('panden te koop');
});
