import { expect } from '@playwright/test';
import type { SanityClient } from '@sanity/client';
import { documents, documentById, pathsOf } from './site/demo-content.ts';
import { elements } from './site/html.ts';
import { get } from './site/http.ts';
import { lakeClient } from './site/lake-client.ts';
import { startSite, type TestSite } from './site/server.ts';
import { test } from './site/test.ts';

let site: TestSite;
let client: SanityClient;
test.beforeAll(async () => {
  site = await startSite({ env: { LOG_LEVEL: 'info' } });
  client = await lakeClient(site);
  // What has an address is noticed before anything loses one.
  const noticed = () => client.fetch<number>('count(*[_type == "formerAddress"])').then(() => site.output());
  await expect.poll(noticed, { timeout: 60_000 }).toContain('The addresses of the site were written down');
});
test.afterAll(() => site.stop());

/** The answer at a path: its status, and for a redirect where it leads. */
async function answers(path: string): Promise<string> {
  const { status, location } = await get(path, { origin: site.origin });
  return location === null ? String(status) : `${status} ${location}`;
}

const soon = (path: string) => expect.poll(() => answers(path), { timeout: 20_000 });
const nlPathOf = (id: string) => pathsOf(documentById(id)).nl ?? '';

test('a renamed or moved page is found at each address that it and those below it had, in one hop (10.287)', async () => {
  const services = nlPathOf('menuPage-services');
  const child = documents.find(({ _type, parent }) => _type === 'menuPage' && parent?._ref === 'menuPage-services');
  const below = nlPathOf(child?._id ?? '').slice(services.length);
  const french = pathsOf(documentById('menuPage-services')).fr ?? '';
  const rename = (nl: string) => client.patch('menuPage-services').set({ 'path.nl': nl }).commit();

  await rename('wat-wij-doen');
  await soon(services).toBe('301 /nl/wat-wij-doen/');
  expect(await answers(services + below)).toBe(`301 /nl/wat-wij-doen/${below}`);
  expect(await answers(french)).toBe('200');

  await rename('wat-we-doen');
  await soon('/nl/wat-wij-doen/').toBe('301 /nl/wat-we-doen/');
  expect(await answers(services)).toBe('301 /nl/wat-we-doen/');
  expect(await answers(`/nl/wat-wij-doen/${below}`)).toBe(`301 /nl/wat-we-doen/${below}`);

  // Back at its first address: nothing leads in a circle.
  await rename(services.split('/')[2] ?? '');
  await soon(services).toBe('200');
  await soon('/nl/wat-we-doen/').toBe(`301 ${services}`);
  expect(await answers('/nl/wat-wij-doen/')).toBe(`301 ${services}`);
});

test('a retitled article and a testimonial with another path are found at their old addresses (10.287)', async () => {
  const sitemap = await get('/sitemaps/pages-nl.xml', { origin: site.origin });
  const old = /<loc>[^<]*?(\/nl\/[^<]*\/gevel-opent-in-luxemburg\/)/.exec(sitemap.body)?.[1] ?? '';
  // Without a path of its own an article has the one of its title.
  await client.patch('article-luxembourg').unset(['path.nl']).commit();
  await client.patch('article-luxembourg').set({ 'title.nl': 'Een kantoor in Luxemburg' }).commit();
  const location = old.replace('gevel-opent-in-luxemburg', 'een-kantoor-in-luxemburg');
  await soon(old).toBe(`301 ${location}`);
  expect(await answers(location)).toBe('200');

  const testimonial = documents.find(({ _type, path }) => _type === 'testimonial' && path?.nl === 'familie-de-vos');
  await client
    .patch(testimonial?._id ?? '')
    .set({ 'path.nl': 'de-vossen' })
    .commit();
  await soon('/nl/testimonials/familie-de-vos/').toBe('301 /nl/testimonials/de-vossen/');
});

test('what is gone leads to the page above it, until editors say that it is gone or delete the address (10.287)', async () => {
  const team = nlPathOf('menuPage-team');
  await client.patch('menuPage-team').set({ status: 'Draft' }).commit();
  await soon(team).toBe(`301 ${nlPathOf(documentById('menuPage-team').parent?._ref ?? '')}`);

  const former = await client.fetch<string>('*[_type == "formerAddress" && from == $team][0]._id', { team });
  await client.patch(former).set({ gone: true }).commit();
  await soon(team).toBe('410');
  const { body } = await get(team, { origin: site.origin });
  expect(elements(body, 'a').some(({ href }) => href === '/nl/')).toBe(true);

  await client.delete(former);
  await soon(team).toBe('404');
});
