import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { Language } from '../app/i18n/languages.ts';
import demo from '@gevel/demo';
import { barriers } from './site/axe.ts';
import { complaints, hydrated, open } from './site/browser.ts';
import { listings } from './site/demo-listings.ts';
import { layoutProblems } from './site/layout.ts';
import { header, htmlPart, plainPart } from './site/mail-server.ts';
import { mailedSite } from './site/mailed-site.ts';
import { test } from './site/test.ts';
import { word } from './site/words.ts';

const text = (key: string) => word('nl', `owners.${key}`);
const owner = { email: 'greet.peeters@example.com', first: 'kasseien-in-de-regen-7', second: 'duinen-zonder-wind-9' };
const offered = listings.filter(({ Marquee }) => Marquee !== 3 && Marquee !== 4);
const agent = offered[0]?.ManagerItem;
const [own, other] = [String(offered[0]?.ID), String(offered[1]?.ID)];

interface Counted extends Record<'day' | 'week' | 'month' | 'total', number> {
  sources: { site: string | null; views: number }[];
}

const place = mailedSite(() => Promise.resolve({ env: { OWNERS_WEEKLY_CRON: '*/5 * * * * *' } }));

/** The path of the password link in the owner's mails, of those that have one; the first is 1. */
async function linkOf(number: number): Promise<string> {
  const links = () =>
    place.mails.taken
      .filter(({ to }) => to.includes(owner.email))
      .flatMap(({ raw }) => /http\S+\/login\/password\/\?key=\S+/.exec(plainPart(raw))?.[0] ?? []);
  await expect.poll(() => links().length, { timeout: 30_000 }).toBe(number);
  const { pathname, search } = new URL(links().at(-1) ?? '');
  return pathname + search;
}

async function logIn(page: Page, password: string): Promise<void> {
  await page.goto(`${place.site.origin}/nl/login/`);
  await page.getByLabel(text('login.email'), { exact: true }).fill(owner.email);
  await page.getByLabel(text('login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: text('login.button'), exact: true }).click();
}

/** Logs in as an owner of the demo. */
async function enterDemo(page: Page, language: Language, email = demo.demoOwnerLogin.email): Promise<void> {
  const { password } = demo.demoOwnerLogin;
  await open(page, `${place.site.origin}/${language}/login/`);
  const words = (key: string) => word(language, `owners.login.${key}`);
  await page.getByLabel(words('email'), { exact: true }).fill(email);
  await page.getByLabel(words('password'), { exact: true }).fill(password);
  await page
    .getByRole('main')
    .getByRole('button', { name: words('button'), exact: true })
    .click();
}

/** Logs in as the demo's owner and opens the report on their first property, or the first with such a text. */
async function logInToDemo(page: Page, language: Language = 'nl', hasText: string | RegExp = ''): Promise<void> {
  await enterDemo(page, language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word(language, 'owners.list.title'));
  await hydrated(page);
  await page.getByRole('main').getByRole('article').filter({ hasText }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\d+\/$/);
  await hydrated(page);
}

async function choose(page: Page, path: string, password: string): Promise<void> {
  await page.goto(place.site.origin + path);
  await page.getByLabel(text('password.password')).fill(password);
  await page.getByLabel(text('password.again')).fill(password);
  await page.getByRole('button', { name: text('password.button') }).click();
}

test('an owner is invited, follows a property, writes, chooses another password, and is logged out everywhere (1.17, 2.18, 2.28, 3.29, 6.3, 6.4, 6.5, 8.1, 8.11, 9.22, 10.61)', async ({
  page,
  browser,
}) => {
  const { site } = place;
  const invited = await site.command(
    ...['owners', 'invite', owner.email, '--name', 'Greet Peeters', '--language', 'nl', '--property', own],
  );
  expect(invited.code, invited.output).toBe(0);

  const link = await linkOf(1);
  await page.goto(site.origin + link);
  expect(await barriers(page)).toEqual([]);
  // A common password is refused, and the link stays valid.
  await choose(page, link, 'qwertyuiop');
  await expect(page.getByRole('alert')).toContainText(text('password.common'));
  await choose(page, link, owner.first);
  await expect(page).toHaveURL(`${site.origin}/nl/eigenaar/`);
  expect(await barriers(page)).toEqual([]);

  await page.getByRole('main').getByRole('article').getByRole('link').click();
  await expect(page).toHaveURL(`${site.origin}/nl/eigenaar/${own}/`);
  expect(await barriers(page)).toEqual([]);
  // The graph covers the last 30 days and shows what was counted.
  const counted = JSON.parse((await site.command('listings:views', own, '--json')).output) as Counted;
  expect(counted.month).toBeGreaterThan(0);
  const bars = await page
    .locator('rect[data-views]')
    .evaluateAll((all) => all.map((bar) => Number(bar.getAttribute('data-views'))));
  const sum = (days: number[]) => days.reduce((total, each) => total + each, 0);
  expect(bars).toHaveLength(30);
  expect([bars.at(-1), sum(bars.slice(-7)), sum(bars)]).toEqual([counted.day, counted.week, counted.month]);
  for (const period of ['day', 'week', 'month', 'total'] as const)
    expect((await page.locator(`[data-total="${period}"]`).innerText()).replaceAll(/\D/g, '')).toBe(
      String(counted[period]),
    );
  const [most] = counted.sources.toSorted((one, other) => other.views - one.views);
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: most?.site ?? '' })
      .first(),
  ).toContainText(String(most?.views));
  // The CRM has not sent anything about it yet.
  for (const nothing of ['report.noDocuments', 'report.noMedia', 'report.noVisits', 'report.noRecords'])
    await expect(page.getByText(text(nothing))).toBeVisible();
  await page.getByText(text('report.table'), { exact: true }).click();
  await expect(page.locator('details tbody tr')).toHaveText(
    bars.map((views) => new RegExp(`\\d{2}-\\d{2}-\\d{4}\\s*${views}`)),
  );

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
  const recovery = await linkOf(2);
  await choose(page, recovery, owner.second);
  await expect(page).toHaveURL(`${site.origin}/nl/eigenaar/`);
  // The other browser is logged out, the link is used up, the old password is invalid.
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

test('nobody else’s property is there for an owner, nor any of it for others (6.3)', async ({ page, request }) => {
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

test('a login leads to a page of the portal only (2.18)', async ({ page }) => {
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
    await page.getByRole('button', { name: text('login.button'), exact: true }).click();
    await expect(page).toHaveURL(`${place.site.origin}/nl/eigenaar/`);
  }
});

test('what happened to a property is filtered, paged, and downloaded as a table (2.28, 3.29)', async ({ page }) => {
  const { site } = place;
  await logInToDemo(page);
  const history = page.locator('#history');
  const rows = history.locator('tbody tr');
  await expect(rows).toHaveCount(10);
  const first = await rows.first().innerText();
  await history.getByRole('link', { name: word('nl', 'pagination.next'), exact: true }).click();
  await expect(page).toHaveURL(/page=2#history$/);
  await expect(rows.first()).not.toHaveText(first);

  const [mail, meeting] = [text('report.types.mail'), text('report.types.meeting')];
  await history.getByLabel(text('report.type')).selectOption(meeting);
  await history.getByRole('button', { name: text('report.filter') }).click();
  await expect(page).toHaveURL(/type=meeting/);
  for (const row of await rows.allInnerTexts()) expect(row).toContain(meeting);
  const count = Number((await history.getByText(/^\d+ regels?$/).innerText()).split(' ')[0]);
  const link = await history.getByRole('link', { name: text('report.csv') }).getAttribute('href');
  const table = await (await page.request.get(site.origin + (link ?? ''))).text();
  const lines = table.trim().split('\r\n');
  expect(lines).toHaveLength(count + 1);
  expect(lines[0]).toContain(text('report.subject'));
  expect(table).toContain(meeting);
  expect(table).not.toContain(mail);

  // An invalid filter is ignored.
  await page.goto(`${new URL(page.url()).origin}${new URL(page.url()).pathname}?page=x&from=2026-02-31&type=`);
  await expect(rows).toHaveCount(10);
  await history.getByLabel(text('report.to')).fill('2001-01-01');
  await history.getByRole('button', { name: text('report.filter') }).click();
  await expect(history).toContainText(text('report.noneFound'));
  await history.getByRole('link', { name: text('report.clear') }).click();
  await expect(rows).toHaveCount(10);
});

test('a planned visit goes into the owner’s calendar, and names nobody there (6.3, 10.104)', async ({ page }) => {
  await logInToDemo(page);
  const visit = page.getByRole('listitem').filter({ hasText: text('report.calendar') });
  await expect(visit).toHaveCount(2);
  const [name = ''] = /[^ ]+ \p{Lu}\.(?= )/u.exec((await visit.first().innerText()).replaceAll('\n', ' ')) ?? [];
  expect(name).not.toBe('');
  const download = page.waitForEvent('download');
  await visit
    .first()
    .getByRole('link', { name: text('report.calendar') })
    .click();
  const path = await (await download).path();
  const entry = await readFile(path, 'utf8');
  expect(entry).toMatch(/BEGIN:VEVENT[^]*DTSTART[^]*LOCATION/);
  expect(entry).not.toContain(name.split(' ')[0]);
});

test('a report tells what the login promises: what visitors thought, what was offered, and what is online (6.3, 10.247)', async ({
  page,
}) => {
  await logInToDemo(page, 'nl', /te koop/iu);
  const part = (key: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: text(key), exact: true }) });
  const said = part('report.past').getByRole('listitem');
  await expect(said.nth(2)).toBeVisible();
  await expect(said.first()).toContainText(/\p{Lu}\p{Ll}+ \p{Lu}\./u);
  expect((await said.first().locator('blockquote').innerText()).length).toBeGreaterThan(10);
  await expect(part('report.offers').getByRole('listitem').first()).toContainText(/\d{2}-\d{2}-\d{4}/);
  const online = part('report.online');
  const photos = Number((/\d+/.exec(await online.getByText(/foto’s?$/).innerText()) ?? [])[0]);
  const path = await online.getByRole('link', { name: 'Nederlands' }).getAttribute('href');
  const listing = listings.find(({ ID }) => path?.includes(`/${ID}/`) ?? false);
  expect(listing?.PictureItems).toHaveLength(photos);
  expect((await page.request.get(place.site.origin + (path ?? ''))).status()).toBe(200);
});

test('a report names the agency and the agent with phone and mail, on screen and on paper (6.5)', async ({ page }) => {
  await enterDemo(page, 'nl');
  await page.getByRole('main').getByRole('article').last().getByRole('link').click();
  const sender = page.locator('[data-sender]');
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    await expect(sender).toBeVisible();
    await expect(sender).toContainText('Gevel');
    await expect(sender).toContainText(/\p{Lu}\p{Ll}+ \p{Lu}/u);
    await expect(sender.locator('a[href^="tel:"]')).toBeVisible();
    await expect(sender.locator('a[href^="mailto:"]')).toContainText('@');
  }
});

test('a property that nobody visits says so, with what the agency does about it and the next step (10.248)', async ({
  page,
}) => {
  await enterDemo(page, 'nl');
  await page.getByRole('main').getByRole('article').nth(1).getByRole('link').click();
  const note = page.getByRole('note').filter({ hasText: 'geen gepland' });
  await expect(note).toContainText(/\d+ dagen geen bezoek/);
  // The demo agency's own text, from its settings.
  await expect(note).toContainText('open deur');
  await note.getByRole('link', { name: text('report.bad.next') }).click();
  await expect(page.getByLabel(text('report.message'))).toBeInViewport();
});

test('an owner who has no property with us reads so, and whom to ask', async ({ page }) => {
  await enterDemo(page, 'nl', 'ann.nobody@example.com');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('list.title'));
  await expect(page.getByRole('main')).toContainText(text('list.none'));
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  expect(await barriers(page)).toEqual([]);
});

test('owners are mailed the week’s figures, and end that by the mail’s last link (10.102)', async ({ page }) => {
  const { site } = place;
  const email = 'weekly.owner@example.com';
  await site.command('owners', 'invite', email, '--name', 'Wim Wekelijks', '--language', 'fr', '--property', own);
  await expect
    .poll(() => place.mails.taken.filter(({ to, raw }) => to.includes(email) && /unsubscribe/i.test(raw)).length, {
      timeout: 30_000,
    })
    .toBe(1);
  const mail = place.mails.taken.find(({ to, raw }) => to.includes(email) && /unsubscribe/i.test(raw));
  const plain = plainPart(mail?.raw ?? '');
  const { week } = JSON.parse((await site.command('listings:views', own, '--json')).output) as Counted;
  expect(week).toBeGreaterThan(0);
  expect(plain).toContain(`${site.origin}/fr/proprietaire/${own}/`);
  // Like the other mails: picture, price and address of the home, a button, the agent's signature and reply address.
  const raw = mail?.raw ?? '';
  expect(plain).toMatch(/(?:€\s?\d|\d\s?€)/u);
  expect(plain).toMatch(new RegExp(`${word('fr', 'owners.list.open')}\\s: ${site.origin}/fr/proprietaire/${own}/`));
  expect(htmlPart(raw)).toMatch(new RegExp(`src="${site.origin}/images/listing/${own}/[^"]+"`));
  expect(htmlPart(raw)).toContain('bgcolor="#9a3b26"');
  expect(header(raw, 'Reply-To')).toContain(agent?.Email ?? 'an agent');
  expect(htmlPart(raw)).toContain(agent?.Name ?? 'an agent');
  const [stop = ''] = /http\S+\/fr\/\S+key=\S+/.exec(plain.slice(plain.lastIndexOf('/fr/proprietaire/'))) ?? [];
  await page.goto(stop);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByRole('status')).toHaveText(word('fr', 'owners.weekly.stopped'));
});

for (const language of ['nl', 'de'] as const)
  test(`${language}: every page of the portal is in its language, without barriers, and fits a phone (10.105)`, async ({
    page,
  }) => {
    const { site } = place;
    const found = complaints(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await logInToDemo(page, language);
    const report = new URL(page.url()).pathname;
    const list = report.replace(/[^/]+\/$/, '');
    const words = (key: string) => word(language, `owners.${key}`);
    for (const [path, heading] of [
      [report, words('report.history')],
      [list, words('list.title')],
      [`${list}account/`, words('account.sessions')],
    ] as const) {
      await open(page, site.origin + path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: words('list.logOut'), exact: true })).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      expect(await layoutProblems(page)).toEqual([]);
    }
    await page.getByRole('button', { name: words('list.logOut'), exact: true }).click();
    await expect(page.getByRole('status')).toContainText(words('login.loggedOut'));
    await page.goto(site.origin + report);
    await expect(page).toHaveURL(/\/login\/\?next=/);
    expect(found).toEqual([]);
  });
