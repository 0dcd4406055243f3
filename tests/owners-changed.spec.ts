import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { feed, listings } from './site/demo-listings.ts';
import { elements, visibleText } from './site/html.ts';
import { demoOwners, ownerAt, propertiesOf, withdrawnProperty } from './site/owner.ts';
import { startSite, temporaryFolder, type TestSite } from './site/server.ts';
import { word } from './site/words.ts';

/** Changes while an owner is logged in, and empty states. */
let site: TestSite;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site?.stop());

test('a property that is taken away is gone with the next click, and whoever gets it has it', async () => {
  const lien = await ownerAt(site.origin, demoOwners.lien);
  const [, given = ''] = await propertiesOf(lien);
  expect((await lien.read(`/nl/eigenaar/${given}/`)).status).toBe(200);
  expect((await lien.send(`/nl/eigenaar/${given}/`, { message: 'Een brief aan het kantoor' })).status).toBe(303);
  expect((await site.command('owners', 'take', demoOwners.lien, given)).code).toBe(0);
  expect((await site.command('owners', 'give', demoOwners.luc, given)).code).toBe(0);
  for (const address of [`/nl/eigenaar/${given}/`, `/api/owner/nl/${given}/history`])
    expect((await lien.read(address)).status).toBe(404);
  expect((await lien.send(`/nl/eigenaar/${given}/`, { message: 'Nog een' })).status).toBe(404);
  expect(await propertiesOf(lien)).not.toContain(given);
  const page = await (await ownerAt(site.origin, demoOwners.luc)).read(`/nl/eigenaar/${given}/`);
  expect([page.status, page.body.includes('Een brief aan het kantoor')]).toEqual([200, false]);
  expect(page.body.includes(demoOwners.lien)).toBe(false);
});

test('an owner without a property is told so; one that left the website, and nobody has looked at, has its report', async () => {
  const ann = await ownerAt(site.origin, demoOwners.ann);
  expect(visibleText((await ann.read('/nl/eigenaar/')).body)).toContain(word('nl', 'owners.list.none'));
  const given = await site.command('owners', 'give', demoOwners.ann, withdrawnProperty);
  expect(given.code, given.output).toBe(0);
  expect(visibleText((await ann.read('/nl/eigenaar/')).body)).not.toContain(word('nl', 'owners.list.none'));
  const page = await ann.read(`/nl/eigenaar/${withdrawnProperty.toLowerCase()}/`);
  expect(page.status).toBe(200);
  for (const key of ['report.noViews', 'report.none', 'report.noVisits', 'report.noRecords'])
    expect(visibleText(page.body)).toContain(word('nl', `owners.${key}`));
  const bars = elements(page.body, 'rect').filter((bar) => 'data-views' in bar);
  expect(bars.map((bar) => bar['data-views'])).toEqual(Array.from({ length: 30 }, () => '0'));
  expect(visibleText(page.body)).not.toMatch(/NaN|undefined|Infinity/);
  const csv = await ann.read(`/api/owner/nl/${withdrawnProperty.toLowerCase()}/history`);
  expect([csv.status, csv.body.trim().split('\n')]).toEqual([
    200,
    [expect.stringContaining(word('nl', 'owners.report.date'))],
  ]);
});

test('a property that is new has its report before anybody has looked at it, beside those like it', async () => {
  const file = path.join(await temporaryFolder('new'), 'feed.json');
  const isNew = { ...listings.find(({ Marquee }) => Marquee === 0), ID: '99001', Reference: 'NEW-1' };
  await writeFile(file, JSON.stringify({ ...feed, PropertyList: [...listings, isNew] }));
  const imported = await site.command('listings:import', file);
  expect(imported.code, imported.output).toBe(0);
  expect((await site.command('owners', 'give', demoOwners.luc, '99001')).code).toBe(0);
  const luc = await ownerAt(site.origin, demoOwners.luc);
  for (const address of ['/nl/eigenaar/', '/nl/eigenaar/99001/']) {
    const { status, body } = await luc.read(address);
    expect([address, status, /NaN|undefined|Infinity/.test(visibleText(body))]).toEqual([address, 200, false]);
  }
  const { body } = await luc.read('/nl/eigenaar/99001/');
  const bars = elements(body, 'rect').filter((bar) => 'data-views' in bar);
  expect(bars.map((bar) => bar['data-views'])).toEqual(Array.from({ length: 30 }, () => '0'));
  expect(visibleText(body)).toContain(word('nl', 'owners.report.noViews'));
});

test('an owner whose account is removed is out at once', async () => {
  const ann = await ownerAt(site.origin, demoOwners.ann);
  expect((await site.command('owners', 'remove', demoOwners.ann)).code).toBe(0);
  expect((await ann.read('/nl/eigenaar/')).status).toBe(303);
});
