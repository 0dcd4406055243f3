import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { feed, listings, type DemoListing } from './site/demo-listings.ts';
import { isIndexed, texts, visibleText } from './site/html.ts';
import { get } from './site/http.ts';
import { startSite, temporaryFolder, type TestSite } from './site/server.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

/** What visitors read where something used to be (requirements 8.3). */
let site: TestSite;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

async function importFeed(change: object): Promise<void> {
  const file = path.join(await temporaryFolder('feed'), 'feed.json');
  await writeFile(file, JSON.stringify({ ...feed, ...change }));
  const { code, output } = await site.command('listings:import', file);
  expect(code, output).toBe(0);
}

const firstOf = (fits: (listing: DemoListing) => boolean): DemoListing => {
  const found = listings.find(fits);
  if (!found) throw new Error('The demo has no such listing');
  return found;
};
const cases = [
  { reason: 'sold', listing: firstOf(({ Marquee }) => Marquee === 3) },
  { reason: 'rented', listing: firstOf(({ Marquee }) => Marquee === 4) },
  { reason: 'property', listing: firstOf(({ Marquee }) => Marquee === 0) },
] as const;

test('a sold or rented home that left the feed says so, any other is not found, and each shows what is on offer (4.14, 8.4)', async () => {
  const ask = (url: string) => get(url, { origin: site.origin });
  const addresses = await Promise.all(
    cases.map(async ({ listing: { ID } }) => (await ask(`/nl/te-koop/x/y/${ID}/`)).location ?? ''),
  );
  for (const url of addresses) expect([url, (await ask(url)).status]).toEqual([url, 200]);
  const gone = cases.map(({ listing: { ID } }) => ID);
  await importFeed({ PropertyList: listings.filter(({ ID }) => !gone.includes(ID)) });
  for (const [index, { reason }] of cases.entries()) {
    const { status, body } = await ask(addresses[index] ?? '');
    expect([reason, status, texts(body, 'h1')]).toEqual([reason, 404, [word('nl', `errors.${reason}.title`)]]);
    expect(isIndexed(body)).toBe(false);
    expect(body.split('<article').length - 1).toBeGreaterThan(0);
  }
});

test('a project without units says nothing of units on its card', async () => {
  const cardOf = async (number: string) => {
    const { body } = await get('/nl/projecten/', { origin: site.origin });
    const cards = [...body.matchAll(/<article.*?<\/article>/gs)].map(([card]) => visibleText(card));
    return cards.find((card) => card.includes(number)) ?? '';
  };
  expect(await cardOf('De Kaai')).toMatch(/\d+ van \d+ eenheden/);
  const projects = feed.ProjectList.map((project) =>
    JSON.stringify(project).includes('De Kaai') ? { ...project, PriceList: [] } : project,
  );
  await importFeed({ ProjectList: projects });
  expect(await cardOf('De Kaai')).toMatch(/De Kaai.*Gent(?!.*eenheden)/);
});

test('an agency without projects says so (8.10)', async () => {
  const empty = await startSite({
    dataDirectory: await temporaryFolder('empty'),
    env: { GEVEL_DEMO: '0' },
  });
  const { status, body } = await get('/nl/projecten/', { origin: empty.origin });
  await empty.stop();
  expect([status, body.includes(word('nl', 'project.none'))]).toEqual([200, true]);
});
