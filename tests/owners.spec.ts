import { expect, type Page } from '@playwright/test';
import { barriers } from './site/axe.ts';
import { listings } from './site/demo-listings.ts';
import { plainPart, type TakenMail } from './site/mail-server.ts';
import { mailedSite } from './site/mailed-site.ts';
import { test } from './site/test.ts';
import { word } from './site/words.ts';

const text = (key: string) => word('nl', `owners.${key}`);
const owner = { email: 'greet.peeters@example.com', first: 'kasseien-in-de-regen-7', second: 'duinen-zonder-wind-9' };
const offered = listings.filter(({ Marquee }) => Marquee !== 3 && Marquee !== 4);
const [own, other] = [String(offered[0]?.ID), String(offered[1]?.ID)];

const place = mailedSite();

/** The path of the link in a mail that chooses a password. */
function linkOf(mail: TakenMail | undefined): string {
  const [link] = /http\S+\/login\/password\/\?key=\S+/.exec(plainPart(mail?.raw ?? '')) ?? [];
  if (link === undefined) throw new Error('The mail has no link');
  const { pathname, search } = new URL(link);
  return pathname + search;
}

async function logIn(page: Page, password: string): Promise<void> {
  await page.goto(`${place.site.origin}/nl/login/`);
  await page.getByLabel(text('login.email'), { exact: true }).fill(owner.email);
  await page.getByLabel(text('login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: text('login.button') }).click();
}

async function choose(page: Page, path: string, password: string): Promise<void> {
  await page.goto(place.site.origin + path);
  await page.getByLabel(text('password.password')).fill(password);
  await page.getByLabel(text('password.again')).fill(password);
  await page.getByRole('button', { name: text('password.button') }).click();
}

test('an owner is invited, follows a property, writes, chooses another password, and is logged out everywhere', async ({
  page,
  browser,
}) => {
  const { site } = place;
  const invited = await site.command(
    ...['owners', 'invite', owner.email, '--name', 'Greet Peeters', '--language', 'nl', '--property', own],
  );
  expect(invited.code, invited.output).toBe(0);

  const [invitation] = await place.arrived(owner.email);
  const link = linkOf(invitation);
  await page.goto(site.origin + link);
  expect(await barriers(page)).toEqual([]);
  // What everybody takes is refused, and the link stays.
  await choose(page, link, 'qwertyuiop');
  await expect(page.getByRole('alert')).toContainText(text('password.common'));
  await choose(page, link, owner.first);
  await expect(page).toHaveURL(`${site.origin}/nl/eigenaar/`);
  expect(await barriers(page)).toEqual([]);

  await page.getByRole('main').getByRole('article').getByRole('link').click();
  await expect(page).toHaveURL(`${site.origin}/nl/eigenaar/${own}/`);
  expect(await barriers(page)).toEqual([]);
  // The graph is of the last 30 days, and adds up to the figure beside it.
  const bars = await page
    .locator('rect[data-views]')
    .evaluateAll((all) => all.map((bar) => Number(bar.getAttribute('data-views'))));
  expect(bars).toHaveLength(30);
  const month = (await page.locator('[data-total="month"]').textContent())?.replaceAll(/\D/g, '');
  expect(Number(month)).toBe(bars.reduce((sum, each) => sum + each, 0));

  await page.getByLabel(text('report.message')).fill('Wanneer is het volgende bezoek?');
  await page.getByRole('button', { name: text('report.send') }).click();
  await expect(page.getByRole('status')).toContainText(text('report.sent'));
  await expect(page.locator('#history')).toContainText('Wanneer is het volgende bezoek?');

  const elsewhere = await (await browser.newContext()).newPage();
  await logIn(elsewhere, owner.first);
  await expect(elsewhere).toHaveURL(`${site.origin}/nl/eigenaar/`);

  await page.context().clearCookies();
  await page.goto(`${site.origin}/nl/login/recovery/`);
  await page.getByLabel(text('login.email'), { exact: true }).fill(owner.email);
  await page.getByRole('button', { name: text('recovery.button') }).click();
  await expect(page.getByRole('status')).toContainText(text('recovery.sent'));
  const recovery = linkOf((await place.arrived(owner.email, 2))[1]);
  await choose(page, recovery, owner.second);
  await expect(page).toHaveURL(`${site.origin}/nl/eigenaar/`);
  // The other browser is out, the link is used up, the old password is none.
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/nl\/login\/\?next=/);
  await elsewhere.goto(site.origin + recovery);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(text('password.badTitle'));
  await logIn(elsewhere, owner.first);
  await expect(elsewhere.getByRole('alert')).toContainText(text('login.wrong'));
  await logIn(elsewhere, owner.second);
  await expect(elsewhere).toHaveURL(`${site.origin}/nl/eigenaar/`);

  await page.goto(`${site.origin}/nl/eigenaar/account/`);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: text('account.endAll') }).click();
  await expect(page.getByRole('status')).toContainText(text('login.loggedOut'));
  for (const each of [page, elsewhere]) {
    await each.goto(`${site.origin}/nl/eigenaar/${own}/`);
    await expect(each).toHaveURL(/\/nl\/login\/\?next=/);
  }
});

test('nobody else’s property is there for an owner, nor any of it for others', async ({ page, request }) => {
  const { site } = place;
  await logIn(page, owner.second);
  const paths = (id: string) => [`/nl/eigenaar/${id}/`, `/api/owner/nl/${id}/history`];
  for (const path of [...paths(other), ...paths('no-such-id')])
    expect((await page.request.get(site.origin + path)).status(), path).toBe(404);
  for (const path of paths(own)) expect((await page.request.get(site.origin + path)).status(), path).toBe(200);
  expect((await request.get(`${site.origin}/api/owner/nl/${own}/history`)).status()).toBe(404);
  const tampered = await request.get(`${site.origin}/nl/eigenaar/`, {
    headers: { cookie: 'gevel_session=somebody' },
    maxRedirects: 0,
  });
  expect(tampered.headers().location).toContain('/nl/login/');
});

test('a login leads to a page of the portal only', async ({ page }) => {
  for (const next of [
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\\\elsewhere.example/',
    '/nl/contact/',
    '/nl/eigenaar/../../x',
  ]) {
    await page.context().clearCookies();
    await page.goto(`${place.site.origin}/nl/login/?next=${encodeURIComponent(next)}`);
    await page.getByLabel(text('login.email'), { exact: true }).fill(owner.email);
    await page.getByLabel(text('login.password'), { exact: true }).fill(owner.second);
    await page.getByRole('button', { name: text('login.button') }).click();
    await expect(page).toHaveURL(`${place.site.origin}/nl/eigenaar/`);
  }
});
