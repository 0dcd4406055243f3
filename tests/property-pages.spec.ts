import { expect } from '@playwright/test';
import { languages } from '../app/i18n/languages.ts';
import { formatCents } from '../app/listings/domain/rules/price.ts';
import { listings } from './site/demo-listings.ts';
import { alternatesOf, attribute, breadcrumbOf, canonicalOf, elements, texts, visibleText } from './site/html.ts';
import { get } from './site/http.ts';
import { demoOrigin } from './site/server.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

const goals = {
  nl: ['te-koop', 'te-huur'],
  fr: ['ventes', 'locations'],
  en: ['for-sale', 'for-rent'],
  de: ['zu-verkaufen', 'zu-vermieten'],
} as const;
/** Number of concurrent requests. */
const parallel = 6;

/** The path of a property, from the redirect of a misspelled one. */
async function pathOf(id: string, language: keyof typeof goals = 'nl'): Promise<string> {
  const { status, location } = await get(`/${language}/${goals[language][0]}/x/y/${id}/`);
  expect(status).toBe(301);
  return location ?? '';
}

for (const language of languages) {
  test(`${language}: a property has one address, and its id decides (2.16, 10.11)`, async () => {
    const listing = listings[0];
    const path = await pathOf(listing?.ID ?? '', language);
    const [sale, rent] = goals[language];
    expect(path).toMatch(new RegExp(`^/${language}/(${sale}|${rent})/[a-z0-9-]+/[a-z0-9-]+/${listing?.ID}/$`));
    for (const wrong of [
      path.replace(`/${sale}/`, `/${rent}/`),
      path.replace(/[^/]+\/[^/]+\/(\d+)\/$/, 'elsewhere/else/$1/'),
    ]) {
      const answer = await get(wrong);
      expect([answer.status, answer.location]).toEqual([301, path]);
    }
    const { status, body } = await get(path);
    expect(status).toBe(200);
    expect(elements(body, 'html')[0]?.lang).toBe(language);
    expect(texts(body, 'h1')).toEqual([expect.stringMatching(/\S/)]);
    expect(canonicalOf(body)).toBe(demoOrigin() + path);
    expect(Object.keys(alternatesOf(body)).sort()).toEqual(['de', 'en', 'fr', 'nl', 'x-default']);
    // Home, for sale or for rent, the city, the property.
    const trail = breadcrumbOf(body);
    expect(trail).toHaveLength(4);
    const place = elements(body, 'a').find(
      ({ href }) => href?.includes(`?city=`) && href.endsWith(`%7C${listing?.Zip}`),
    );
    expect((await get(place?.href ?? '')).status).toBe(200);
  });
}

test('a rent shows beside it what a tenant pays besides (10.242)', async () => {
  const home = listings.find(
    ({ Goal, Marquee, PublishPrice, ChargesRenter }) => Goal === 1 && !Marquee && PublishPrice === 1 && !!ChargesRenter,
  );
  const { body } = await get(await pathOf(home?.ID ?? ''));
  const amount = formatCents(Math.round(Number(String(home?.ChargesRenter).replace(',', '.')) * 100)).replace(
    '\u00a0',
    ' ',
  );
  const charges = word('nl', 'price.plusCharges').replace('{{amount}}', amount);
  expect(visibleText(body)).toContain(charges);
  // On its card too.
  const rent = parseInt(String(home?.Price), 10);
  const { body: results } = await get(`/nl/te-huur/?price=${rent - 1}-${rent + 1}`);
  const card = [...results.matchAll(/<article.*?<\/article>/gs)].find(([each]) => each.includes(`/${home?.ID}/`));
  expect(visibleText(card?.[0] ?? '')).toContain(charges);
});

// Over six hundred, each in one of the languages in turn; other tests cover differences between languages.
test('every property answers', async () => {
  test.setTimeout(300_000);
  for (const [turn, language] of languages.entries()) {
    const { body } = await get(`/sitemaps/properties-${language}.xml`);
    const all = texts(body, 'loc').map((url) => url.replace(demoOrigin(), ''));
    expect(all).toHaveLength(listings.length);
    const urls = all.filter((_, index) => index % languages.length === turn);
    for (let done = 0; done < urls.length; done += parallel) {
      const some = urls.slice(done, done + parallel);
      const statuses = await Promise.all(some.map(async (url) => [url, (await get(url)).status]));
      expect(statuses).toEqual(some.map((url) => [url, 200]));
    }
  }
});

test('a property that does not exist is a 404 that shows homes of its town and type, or none (8.3)', async () => {
  for (const [language, [sale]] of Object.entries(goals)) {
    const { status, body } = await get(`/${language}/${sale}/gent/huis/999999/`);
    expect(status).toBe(404);
    expect(texts(body, 'h1')).toEqual([expect.stringMatching(/\S/)]);
    const main = /<main.*<\/main>/s.exec(body)?.[0] ?? '';
    const cards = elements(main, 'a').filter(({ href }) => /\/\d{4}\/$/.test(href ?? ''));
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.length).toBeLessThanOrEqual(4);
    for (const { href } of cards) expect(href).toMatch(/\/(gent|gand|ghent)\//);
    const unknown = await get(`/${language}/${sale}/atlantis/huis/999999/`);
    expect([unknown.status, unknown.body.includes('<article')]).toEqual([404, false]);
  }
});

test('a price that is not published appears nowhere (9.9)', async () => {
  const hidden = listings.filter(({ PublishPrice }) => PublishPrice === 0);
  expect(hidden.length).toBeGreaterThan(2);
  for (const { ID, Price, Goal } of hidden) {
    const amount = Number(String(Price).replace(',', '.'));
    const spelled = [
      String(amount),
      amount.toLocaleString('nl-BE'),
      amount.toLocaleString('en'),
      amount.toLocaleString('fr-BE'),
    ];
    const path = await pathOf(ID);
    const pages = [path, `/nl/${goals.nl[Goal]}/?search=${ID}`];
    for (const page of pages) {
      const { body } = await get(page);
      const said = body.replace(/<select.*?<\/select>/gs, '');
      for (const text of spelled) expect(standsAlone(said, text), `${text} on ${page}`).toBe(false);
    }
    // A search by price does not reveal it either.
    const around = await get(`/nl/${goals.nl[Goal]}/?price=${Math.max(0, amount - 1000)}-${amount + 1000}`);
    expect(around.body).not.toContain(`/${ID}/`);
  }
});

test('an address that is not published appears nowhere (10.32)', async () => {
  test.setTimeout(180_000);
  const hidden = listings.filter(({ PublishAddress }) => PublishAddress === 0);
  expect(hidden.length).toBeGreaterThan(10);
  for (const { ID, Street, HouseNumber, Latitude, Longitude } of hidden) {
    const path = await pathOf(ID);
    // Icons contain numbers as well.
    const body = (await get(path)).body.replace(/<svg.*?<\/svg>/gs, '');
    // Others may live in a street of the same name.
    expect(standsAlone(body, `${Street} ${HouseNumber}`), `${Street} ${HouseNumber} on ${path}`).toBe(false);
    // The municipality's centre may begin with the same digits.
    for (const text of [Latitude, Longitude]) expect(standsAlone(body, text), `${text} on ${path}`).toBe(false);
    expect((await get(`/nl/te-koop/?search=${encodeURIComponent(Street)}`)).body).not.toContain(`/${ID}/`);
  }
});

for (const [state, marquee] of [
  ['sold', 3],
  ['rented', 4],
] as const) {
  test(`a ${state} property says so, and so does its card (4.12)`, async () => {
    const gone = listings.find(({ Marquee }) => Marquee === marquee);
    const { status, body } = await get(await pathOf(gone?.ID ?? ''));
    expect(status).toBe(200);
    // Once: not repeated on a badge.
    const heading = /class="property-head".*?class="property-price"/s.exec(body)?.[0] ?? '';
    const said = word('nl', `property.${state}Prefix`);
    expect(visibleText(heading).match(new RegExp(said, 'gi'))).toHaveLength(1);
    // Its title has the prefix wherever it is shown (requirements 4.12).
    const prefixed = expect.stringMatching(new RegExp(`^${said}: \\S`));
    expect([texts(body, 'h1')[0], texts(body, 'title')[0], breadcrumbOf(body).at(-1)]).toEqual([
      prefixed,
      prefixed,
      prefixed,
    ]);
    expect(attribute(body, 'meta', { property: 'og:title' }, 'content')).toEqual(prefixed);
    // The demo's settings replace the price with the marquee's name; the prefix stays.
    const cards = await get(`/api/map/cards?language=nl&ids=${String(gone?.ID).toLowerCase()}`);
    expect(JSON.parse(cards.body)).toMatchObject({ cards: [{ title: prefixed }] });
  });
}

test('a garage has no living surface, nor has a plot', async () => {
  const seen = async (fits: (listing: (typeof listings)[number]) => boolean) => {
    const { body } = await get(await pathOf(listings.find(fits)?.ID ?? ''));
    const main = visibleText(/<h1.*?id="similar"/s.exec(body)?.[0] ?? '');
    return [word('nl', 'facts.livingSurface'), word('nl', 'facts.usableSurface')].map((name) => main.includes(name));
  };
  expect(await seen(({ WebID, SurfaceLiving }) => WebID === 9 && Boolean(SurfaceLiving))).toEqual([false, true]);
  expect(await seen(({ WebID }) => WebID === 4)).toEqual([false, false]);
  expect(await seen(({ WebID, SurfaceLiving }) => WebID === 1 && Boolean(SurfaceLiving))).toEqual([true, false]);
  const { body } = await get('/nl/te-koop/?type=9');
  expect(visibleText(body)).toMatch(/\d m² nuttig/);
  expect(visibleText(body)).not.toContain('bewoonbaar');
});

test('projects have a list and their own pages (1.5, 10.12)', async () => {
  for (const [language, segment] of [
    ['nl', 'projecten'],
    ['fr', 'projets'],
    ['en', 'projects'],
  ]) {
    const { status, body } = await get(`/${language}/${segment}/`);
    expect(status).toBe(200);
    const paths = elements(body, 'a').flatMap(({ href }) =>
      href && new RegExp(`^/${language}/${segment}/.+/`).test(href) ? [href] : [],
    );
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      const project = await get(path);
      expect([path, project.status]).toEqual([path, 200]);
      expect(elements(project.body, 'a').map(({ href }) => href)).toContain(`/${language}/${segment}/`);
    }
  }
  expect((await get('/nl/projecten/gent/project/p-99/')).status).toBe(404);
});

/** Whether a number occurs outside of a longer one. */
function standsAlone(html: string, number: string): boolean {
  const escaped = number.replace(/[.\s]/g, (each) => (each === '.' ? '\\.' : '\\s'));
  return new RegExp(`(?<![\\d.,])${escaped}(?![\\d])`).test(html);
}
