/** The office handles leads: from a form on the site to a handled lead, and an exported table. */
import { readFile } from 'node:fs/promises';
import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { barriers } from '../site/axe.ts';
import { open } from '../site/browser.ts';
import { get } from '../site/http.ts';
import { demoOwners, ownerAt, propertiesOf } from '../site/owner.ts';
import { fillIn, formOn } from '../site/sent-forms.ts';
import { startSite, type TestSite } from '../site/server.ts';
import { firstVisit, logIn } from '../site/studio.ts';
import { test } from '../site/test.ts';

test.use({ locale: 'en-GB' });

let site: TestSite;
/** One editor handles them all: loading the Studio takes longer than most of the tests. */
let bea: Page;
const passwords = new Map<string, string>();
test.beforeAll(async ({ browser }) => {
  site = await startSite();
  // The first account becomes administrator.
  for (const [name, role] of [
    ['ann', 'administrator'],
    ['bea', 'editor'],
    ['vic', 'viewer'],
  ] as const) {
    const { output } = await site.command(
      'users',
      'add',
      `${name}@agency.example`,
      '--name',
      titled(name),
      '--role',
      role,
    );
    passwords.set(name, /shown only now\): (\S+)/.exec(output)?.[1] ?? '');
  }
  bea = await leadsOf(browser, 'bea');
});
test.afterAll(async () => {
  await bea.context().close();
  await site.stop();
});

const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

async function logInAs(page: Page, name: string, path: string): Promise<void> {
  await page.goto(`${site.origin}/studio${path}`);
  await logIn(page, `${name}@agency.example`, passwords.get(name) ?? '');
}

/** Opens the leads tool as a person in their own browser context. */
async function leadsOf(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await logInAs(page, name, '/');
  // The Studio leads from its root to the content; a press before that would be lost.
  await expect(page.getByRole('listbox', { name: 'Website' })).toBeVisible(firstVisit);
  await page.getByRole('link', { name: 'Leads' }).click(firstVisit);
  await expect(state(page, 'Open')).toBeVisible(firstVisit);
  return page;
}

/** Shows the open leads of now, whatever was looked at before. */
async function toAllOpen(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Leads' }).click();
  await lookAgain(page);
}

const list = (page: Page) => page.getByRole('list', { name: 'List of leads' });
const line = (page: Page, name: string): Locator => list(page).getByRole('link', { name });
const state = (page: Page, name: string) => page.getByRole('group', { name: 'State' }).getByRole('button', { name });
const assignee = (page: Page) => page.getByLabel('Assigned to').last();
/** Simulates a return to the window, which refreshes it. */
const lookAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

async function ask(page: Page, lastName: string, remark: string): Promise<void> {
  await open(page, `${site.origin}/nl/contact/`);
  const { field, send } = formOn(page, 'nl', 'site-contact', 'siteContactForm');
  await field('firstName').fill('Jan');
  await field('lastName').fill(lastName);
  await field('email').fill(`${lastName.toLowerCase()}@example.be`);
  await field('remark').fill(remark);
  await fillIn(page);
  await send.click();
  await page.waitForURL('**/bedankt/site-contact/');
}

/** Subscribes to the newsletter as the form in the footer does. */
async function signUp(email: string): Promise<void> {
  const body = new URLSearchParams({ email, 'form-page': '/nl/' }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await get('/api/forms/nl/sign-newsletter', { origin: site.origin, method: 'POST', headers, body });
  expect(answer.status).toBe(200);
}

test('a visitor asks; an editor finds it, reads it, takes it on, is done with it, and exports it; a colleague sees that (10.77)', async ({
  page,
  browser,
}) => {
  await expect(bea.getByText('No leads yet.')).toBeVisible();
  // For administrators (10.259).
  await expect(bea.getByRole('link', { name: 'Status' })).toHaveCount(0);

  await ask(page, 'Desmet', '=1+1 kan ik <b>dinsdag</b> komen?');
  await ask(page, 'Maes', 'Zijn er garages?');
  await signUp('nieuws@example.be');
  await lookAgain(bea);
  await expect(line(bea, 'Jan Desmet')).toBeVisible();
  await expect(state(bea, 'Open (2)')).toBeVisible();
  // A newsletter subscription needs no handling.
  await expect(state(bea, 'Handled (1)')).toBeVisible();
  expect(await barriers(bea, { only: 'main' })).toEqual([]);

  const ann = await leadsOf(browser, 'ann');
  await line(ann, 'Jan Desmet').click();
  await expect(ann.getByRole('heading', { name: 'Jan Desmet' })).toBeVisible();

  await bea.getByRole('searchbox', { name: 'Name or e-mail' }).fill('DESMÉT');
  await expect(line(bea, 'Jan Maes')).toHaveCount(0);
  await line(bea, 'Jan Desmet').click();
  await expect(bea.getByText('=1+1 kan ik <b>dinsdag</b> komen?')).toBeVisible();
  await expect(bea.getByText('First name')).toBeVisible();
  await expect(bea.getByRole('link', { name: '/nl/contact/' })).toHaveAttribute('href', `${site.origin}/nl/contact/`);
  await expect(bea.getByRole('link', { name: 'Answer by e-mail' })).toHaveAttribute('href', 'mailto:desmet@example.be');
  // The office's mail and the visitor's, whatever their delivery state.
  await expect(bea.getByText(/^(waiting|delivered)$/)).toHaveCount(2);
  expect(await barriers(bea, { only: 'main' })).toEqual([]);

  await assignee(bea).selectOption('Bea');
  await expect(line(bea, 'Jan Desmet')).toContainText('Bea');
  await bea.getByRole('button', { name: 'Mark as handled' }).click();
  await expect(bea.getByText(/^Handled by Bea/)).toBeVisible();
  await expect(line(bea, 'Jan Desmet')).toHaveCount(0);

  // A colleague has the same lead open.
  await lookAgain(ann);
  await expect(ann.getByText(/^Handled by Bea/)).toBeVisible();
  await expect(assignee(ann)).toHaveValue(/.+/);
  await expect(line(ann, 'Jan Desmet')).toHaveCount(0);

  // The filters are in the URL, so the browser's back button undoes them.
  await state(bea, 'Handled').click();
  await expect(line(bea, 'Jan Desmet')).toBeVisible();
  await bea.goBack();
  await expect(bea.getByText('No lead fits these filters.')).toBeVisible();
  await bea.goForward();
  await expect(line(bea, 'Jan Desmet')).toBeVisible();
  await bea.reload();
  await expect(line(bea, 'Jan Desmet')).toBeVisible(firstVisit);
  await expect(bea.getByRole('heading', { name: 'Jan Desmet' })).toBeVisible();

  const [download] = await Promise.all([
    bea.waitForEvent('download'),
    bea.getByRole('button', { name: 'Export as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^leads-\d{4}-\d{2}-\d{2}\.csv$/);
  const table = await readFile(await download.path(), 'utf8');
  expect(table.split('\r\n').filter((row) => row !== '')).toHaveLength(2);
  expect(table).toMatch(/;Jan Desmet;desmet@example\.be;nl;.*;handled;.*;Bea;Bea;/);
  await ann.context().close();
});

test('two editors work on a lead: stage, notes, a day to follow up, a mail, a saved view, and the number in the bar (10.320, 10.322, 10.323, 10.324)', async ({
  page,
  browser,
}) => {
  await ask(page, 'Claes', 'Mag ik komen kijken?');
  await toAllOpen(bea);
  const bar = bea.getByRole('link', { name: /^Leads \(\d+\)/ });
  await expect(bar).toBeVisible();
  const before = Number(/\d+/.exec((await bar.textContent()) ?? '')?.[0]);
  await line(bea, 'Jan Claes').click();
  const note = bea.getByLabel('New note');
  await note.fill('Called, wants Saturday');
  await bea.getByRole('button', { name: 'Add note' }).click();
  const notes = bea.getByRole('main').getByRole('list', { name: 'Notes' }).getByRole('listitem');
  await expect(notes).toHaveText([/^Bea · .*Called, wants Saturday$/]);
  await expect(note).toHaveValue('');

  const ann = await leadsOf(browser, 'ann');
  await line(ann, 'Jan Claes').click();
  await ann.getByLabel('New note').fill('Bring the keys');
  await ann.getByRole('button', { name: 'Add note' }).click();
  await assignee(ann).selectOption('Bea');
  await expect(line(ann, 'Jan Claes')).toContainText('Bea');
  await expect(ann.getByText('Toegewezen aan u: Jan Claes, Contact')).toBeVisible();
  await ann.context().close();

  await lookAgain(bea);
  await expect(notes).toHaveText([/Called, wants Saturday/, /^Ann · .*Bring the keys$/]);
  const stage = bea.getByRole('main').getByLabel('Stage').last();
  await stage.selectOption('In contact');
  await expect(line(bea, 'Jan Claes')).toContainText('In contact');
  const followUp = bea.getByRole('main').getByLabel('Follow up on').last();
  await followUp.fill('2020-01-01');
  await expect(line(bea, 'Jan Claes')).toContainText('Late');
  expect(await barriers(bea, { only: 'main' })).toEqual([]);

  await bea.getByRole('button', { name: 'More filters' }).click();
  await bea.getByRole('main').getByLabel('Follow up on').first().selectOption('To do today or late');
  await expect(list(bea).getByRole('link')).toHaveCount(1);
  await bea.getByRole('button', { name: 'Save this view' }).click();
  await bea.getByLabel('Name of the view').fill('My day');
  await bea.getByLabel('Name of the view').press('Enter');
  const view = bea.getByRole('group', { name: 'Saved views' }).getByRole('button', { name: 'My day', exact: true });
  await expect(view).toHaveAttribute('aria-pressed', 'true');
  await bea.goto(`${site.origin}/studio/leads`);
  await expect(view).toHaveAttribute('aria-pressed', 'false', firstVisit);
  await view.click();
  await line(bea, 'Jan Claes').click();
  await stage.selectOption('Lost');
  await expect(bea.getByText('No lead fits these filters.')).toBeVisible();
  await expect(bea.getByRole('link', { name: before === 1 ? 'Leads' : `Leads (${before - 1})` })).toBeVisible();
  await bea.getByRole('button', { name: 'Remove the view “My day”' }).click();
  await expect(view).toHaveCount(0);
  await state(bea, 'Open').click();
});

test('an editor writes for the owner what somebody said of a home, and the owner reads it (10.77, 10.322)', async () => {
  const owner = await ownerAt(site.origin, demoOwners.lien);
  const [id = ''] = await propertiesOf(owner);
  const body = new URLSearchParams({
    ...{
      firstName: 'Els',
      lastName: 'Goethals',
      email: 'els@example.be',
      phone: '0470 12 34 56',
      remark: 'Is er een tuin?',
    },
    'form-page': '/nl/',
    'form-property': id,
  }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const sent = await get('/api/forms/nl/contact-me', { origin: site.origin, method: 'POST', headers, body });
  expect(sent.status).toBe(200);

  await toAllOpen(bea);
  await line(bea, 'Els Goethals').click();
  const note = bea.getByLabel('What the owner reads about it');
  const save = bea.getByRole('button', { name: 'Save for the owner' });
  await expect(save).toBeDisabled();
  await note.fill('Vond de tuin groter dan op de foto’s.');
  expect(await barriers(bea, { only: 'main' })).toEqual([]);
  // A note that cannot be saved is still there.
  await bea.route('**/api/leads/*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await save.click();
  await expect(bea.getByText('The lead was not changed')).toBeVisible();
  await expect(note).toHaveValue('Vond de tuin groter dan op de foto’s.');
  await bea.unroute('**/api/leads/*');
  // A colleague was faster: both texts are shown before one replaces the other.
  const lead = new URL(bea.url()).pathname.split('/').at(-1) ?? '';
  await bea.evaluate(
    (path) => fetch(path, { method: 'POST', body: JSON.stringify({ ownerNote: 'Wil terugkomen.' }) }),
    `/api/leads/${lead}`,
  );
  await save.click();
  await expect(bea.getByText('A colleague has written meanwhile.')).toBeVisible();
  await expect(bea.getByText('Wil terugkomen.')).toBeVisible();
  await expect(note).toHaveValue('Vond de tuin groter dan op de foto’s.');
  await save.click();
  await expect(save).toBeDisabled();
  await bea.reload();
  await expect(note).toHaveValue('Vond de tuin groter dan op de foto’s.', firstVisit);
  const { body: report } = await owner.read(`/nl/eigenaar/${id}/`);
  expect(report).toContain('Vond de tuin groter dan op de foto’s.');
  expect(report).not.toContain('Is er een tuin?');
});

test('on a phone list and lead take turns; a session that ends asks for the login and goes on', async ({ page }) => {
  await ask(page, 'Janssens', 'Belt u mij even?');
  await toAllOpen(bea);
  await bea.setViewportSize({ width: 390, height: 844 });
  const found = line(bea, 'Jan Janssens');
  await found.focus();
  await bea.keyboard.press('Enter');
  await expect(bea.getByText('Belt u mij even?')).toBeVisible();
  await expect(list(bea)).toHaveCount(0);
  const sideways = await bea.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);

  await bea.context().clearCookies();
  await bea.getByRole('button', { name: 'Mark as handled' }).click();
  const dialog = bea.getByRole('dialog').filter({ hasText: 'You are logged out' });
  const opened = bea.waitForEvent('popup');
  await dialog.getByRole('link', { name: 'Log in again' }).click();
  await logIn(await opened, 'bea@agency.example', passwords.get('bea') ?? '');
  await expect(dialog).toHaveCount(0);
  await expect(bea.getByText(/^Handled by Bea/)).toBeVisible();

  await bea.getByRole('button', { name: 'Back to the list' }).click();
  await expect(found).toHaveCount(0);
  await bea.setViewportSize({ width: 1440, height: 900 });
});

test('what the site refuses is taken back with a reason, and a site that is away can be asked again (10.80)', async ({
  page,
}) => {
  await ask(page, 'Peeters', 'Een vraag');
  await toAllOpen(bea);
  await line(bea, 'Jan Peeters').click();
  const done = bea.getByRole('button', { name: 'Mark as handled' });
  await expect(done).toBeVisible();
  await bea.route('**/api/leads/*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await done.click();
  await expect(bea.getByText('The lead was not changed')).toBeVisible();
  await expect(done).toBeVisible();
  await bea.unroute('**/api/leads/*');

  await site.command('leads', 'erase', 'peeters@example.be');
  await done.click();
  await expect(bea.getByText('This lead is no longer there').first()).toBeVisible();

  await bea.route('**/api/leads?*', (route) => route.abort());
  await state(bea, 'All').click();
  await expect(
    bea.getByRole('main').getByRole('alert').filter({ hasText: 'The website does not answer' }),
  ).toBeVisible();
  await bea.unroute('**/api/leads?*');
  await bea.getByRole('button', { name: 'Try again' }).click();
  await expect(list(bea)).toBeVisible();
});

test('a viewer has no such tool, and is refused by the site itself', async ({ browser }) => {
  const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await logInAs(page, 'vic', '/');
  await expect(page.getByRole('link', { name: 'Menus and pages' })).toBeVisible(firstVisit);
  await expect(page.getByRole('link', { name: 'Leads' })).toHaveCount(0);
  const statuses = await page.evaluate(async () => {
    const asked = ['/api/leads', '/api/leads-export', '/api/leads/00000000-0000-4000-8000-000000000000'];
    return Promise.all(asked.map(async (url) => (await fetch(url)).status));
  });
  expect(statuses).toEqual([403, 403, 403]);
  for (const path of ['/api/leads', '/api/leads-export'])
    expect((await get(path, { origin: site.origin })).status).toBe(401);
  await page.context().close();
});
