import { type SanityClient } from '@sanity/client';
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret';
import { expect } from '@playwright/test';
import { complaints, hydrated } from './site/browser.ts';
import { get } from './site/http.ts';
import { startSite, type TestSite } from './site/server.ts';
import { isIndexed } from './site/html.ts';
import { lakeClient } from './site/lake-client.ts';
import { test } from './site/test.ts';

const contact = { id: 'menuPage-contact', path: '/nl/contact/', preview: '/preview/nl/contact/' };

let site: TestSite;
let lake: SanityClient;
test.beforeAll(async () => {
  site = await startSite();
  lake = await lakeClient(site);
});
test.afterAll(() => site.stop());

/** The cookie that a developer's link grants, as a `Cookie` header. */
async function proof(): Promise<string> {
  const { headers, status } = await ask(await developerLink(contact.path));
  expect(status).toBe(302);
  expect(headers.location).toBe(contact.preview);
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

async function developerLink(to: string): Promise<string> {
  const { output } = await site.command('preview', to);
  const { pathname, search } = new URL(/http\S+/.exec(output)?.[0] ?? '');
  return pathname + search;
}

const ask = (url: string, cookie?: string) => get(url, { origin: site.origin, headers: cookie ? { cookie } : {} });

/** Changes the Dutch title of the contact page in a draft. */
async function draftTitle(title: string): Promise<void> {
  const published = await lake.getDocument(contact.id);
  const draft = { ...published, _id: `drafts.${contact.id}`, _type: 'menuPage' };
  await lake
    .transaction()
    .createIfNotExists(draft)
    .patch(`drafts.${contact.id}`, { set: { 'title.nl': title } })
    .commit();
}

test('drafts are shown only with proof of access (1.26, 10.15)', async () => {
  await draftTitle('Kom eens langs');
  const cookie = await proof();
  const shown = await ask(contact.preview, cookie);
  expect(shown.status).toBe(200);
  expect(shown.body).toContain('Kom eens langs');
  expect(isIndexed(shown.body)).toBe(false);
  expect(shown.headers['cache-control']).toBe('no-store');

  for (const [url, sent] of [
    [contact.preview, undefined],
    [contact.preview, `${cookie}x`],
    [contact.preview, 'gevel_preview=9999999999999.c2lnbmF0dXJl'],
    [contact.path, cookie],
    ['/preview/nl/contact.data', undefined],
  ] as const) {
    expect((await ask(url, sent)).body).not.toContain('Kom eens langs');
  }
});

test('a forged link or an unknown secret opens no preview', async () => {
  for (const query of ['', 'token=12345', 'sanity-preview-secret=nobody-gave-this-one', `token=${'x'.repeat(5000)}`]) {
    const { status, headers } = await ask(`/preview/enable?${query}`);
    expect([query.slice(0, 40), status]).toEqual([query.slice(0, 40), 401]);
    expect(headers['set-cookie']).toBeUndefined();
  }
});

test('the handshake of the Studio opens the page it asks for', async () => {
  const { secret } = await createPreviewSecret(lake, '@sanity/presentation', `${site.origin}/studio`);
  const { status, headers } = await ask(
    `/preview/enable?sanity-preview-secret=${secret}&sanity-preview-pathname=${encodeURIComponent('/preview/fr/contact/')}`,
  );
  expect([status, headers.location]).toEqual([302, '/preview/fr/contact/']);
  const cookie = String(headers['set-cookie']).split(';')[0];
  await draftTitle('Uit de Studio');
  expect((await ask(contact.preview, cookie)).body).toContain('Uit de Studio');
});

test('a preview link never redirects to another site', async () => {
  const token = new URL(await developerLink('/nl/'), site.origin).searchParams.get('token');
  for (const to of [
    'https://elsewhere.example/nl/',
    '//elsewhere.example/nl/',
    '/\\elsewhere.example',
    '/.//elsewhere.example/',
  ]) {
    const { headers } = await ask(`/preview/enable?token=${token}&to=${encodeURIComponent(to)}`);
    expect(headers.location).toMatch(/^\/preview\//);
    const left = await ask(`/preview/disable?to=${encodeURIComponent(to)}`);
    expect(left.headers.location).toMatch(/^\/(?![/\\])/);
  }
});

test('an open preview follows what is typed, without a page load', async ({ page }) => {
  const found = complaints(page);
  await page.goto(site.origin + (await developerLink(contact.path)));
  await hydrated(page);
  await expect(page).toHaveURL(contact.preview.replace(/^/, site.origin));
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const title of ['Kom langs', 'Kom langs in', 'Kom langs in Gent']) {
    await draftTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(found).toEqual([]);
});

test('the frame follows drafts as well', async ({ page }) => {
  await page.goto(site.origin + (await developerLink(contact.path)));
  await hydrated(page);
  const footer = await lake.getDocument('footer');
  await lake
    .transaction()
    .createIfNotExists({ ...footer, _id: 'drafts.footer', _type: 'footer' })
    .patch('drafts.footer', { set: { 'copyright.nl': 'Alle rechten bij de proef' } })
    .commit();
  await expect(page.locator('footer')).toContainText('Alle rechten bij de proef');
  expect((await ask(contact.path)).body).not.toContain('Alle rechten bij de proef');
});

test('a page whose status is still "Draft" can be previewed with access', async () => {
  await lake.createOrReplace({
    _id: 'menuPage-trial',
    _type: 'menuPage',
    name: 'Trial',
    status: 'Draft',
    pageType: 'content',
    menuPosition: 'none',
    order: 99,
    title: { _type: 'translatedString', nl: 'Een proefpagina' },
    path: { _type: 'translatedPath', nl: 'proefpagina' },
  });
  const shown = await ask('/preview/nl/proefpagina/', await proof());
  expect(shown.status).toBe(200);
  expect(shown.body).toContain('Een proefpagina');
  expect((await ask('/preview/nl/proefpagina/')).status).toBe(404);
  expect((await ask('/nl/proefpagina/')).status).toBe(404);
});

test('any path that contains "preview" asks for no consent and is not indexed, and shows no drafts (4.1, 6.6)', async () => {
  await lake.createOrReplace({
    _id: 'menuPage-open-day',
    _type: 'menuPage',
    name: 'Open day',
    status: 'Published',
    pageType: 'content',
    menuPosition: 'none',
    order: 99,
    title: { _type: 'translatedString', nl: 'Voorproef van de opendeurdag' },
    path: { _type: 'translatedPath', nl: 'opendeurdag-preview' },
  });
  for (const [path, status] of [
    ['/nl/opendeurdag-preview/', 200],
    ['/en/preview-test/', 404],
    ['/previews/', 404],
    ['/nl/x-preview/', 404],
    ['/preview/nl/contact/', 200],
  ] as const) {
    const { status: answered, body } = await ask(path);
    expect([path, answered, isIndexed(body)]).toEqual([path, status, false]);
    expect(body).toContain('data-consent=""');
  }
  expect((await ask('/nl/contact/')).body).not.toContain('data-consent=""');
  expect((await ask('/nl/opendeurdag-preview/', await proof())).body).not.toContain('data-sanity');
  expect((await ask('/sitemaps/pages-nl.xml')).body).not.toContain('preview');
});

test('publishing shows the page to all visitors', async () => {
  await draftTitle('Welkom op kantoor');
  expect((await ask(contact.path)).body).not.toContain('Welkom op kantoor');
  await lake.action({
    actionType: 'sanity.action.document.publish',
    draftId: `drafts.${contact.id}`,
    publishedId: contact.id,
  });
  expect((await ask(contact.path)).body).toContain('Welkom op kantoor');
});

test('leaving the preview leads to the public page and removes the access cookie', async ({ page }) => {
  await page.goto(site.origin + (await developerLink(contact.path)));
  await page.getByRole('link', { name: 'Voorbeeld sluiten' }).click();
  await expect(page).toHaveURL(site.origin + contact.path);
  await page.goto(site.origin + contact.preview);
  await expect(page.getByText('Voorbeeld van wat gepubliceerd is.')).toBeVisible();
});

test('what a preview shows can be found in the Studio, by its field; public pages do not reveal it (10.313)', async () => {
  const { body } = await ask(contact.preview, await proof());
  expect(body).toContain(`data-sanity="id=${contact.id};type=menuPage;path=title.nl;base=%2Fstudio"`);
  const [, module] = /data-sanity="[^"]*path=(modules:\w+)\.title\.nl;/.exec(body) ?? [];
  expect(body).toContain(`type=menuPage;path=${module};base=`);
  expect(body).toMatch(/data-sanity="id=footer;type=footer;path=bottom:[^"]+"/);
  expect((await ask(contact.path)).body).not.toContain('data-sanity');
  expect((await ask(contact.preview)).body).not.toContain('data-sanity');
});

test('only editors search the listings for the Studio', async () => {
  expect((await ask('/api/listings?search=gent')).status).toBe(401);
  const answer = await fetch(`${site.origin}/api/listings?search=Gent&language=fr`, {
    headers: { authorization: `Bearer ${lake.config().token}` },
  });
  const { items }: { items: { id: string; city: string; goal: string }[] } = await answer.json();
  expect(items.length).toBeGreaterThan(5);
  expect(new Set(items.map(({ city }) => city))).toContain('Gand');
  expect(new Set(items.map(({ goal }) => goal))).toEqual(new Set(['sale', 'rent']));
  const known = await fetch(`${site.origin}/api/listings?ids=${items[0]?.id},no-such`, {
    headers: { authorization: `Bearer ${lake.config().token}` },
  });
  expect(await known.json()).toMatchObject({ items: [{ id: items[0]?.id }] });
});
