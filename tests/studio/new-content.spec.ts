// Requirements 1.25
/**
 * New content in the real Studio: an editor fills in only what is asked for and publishes, and it appears on the site.
 * `studio/headless/new-content.test.ts` covers every type the same way, faster.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { languages } from '../../app/i18n/languages.ts';
import sharp from 'sharp';
import { get } from '../site/http.ts';
import { startSite, type TestSite } from '../site/server.ts';
import { anEditor, field, firstVisit, openDocument, publish, saved, textOf, visitor } from '../site/studio.ts';
import { test } from '../site/test.ts';

test.use({ locale: 'en-GB' });

let site: TestSite;
let page: Page;
test.beforeAll(async ({ browser }) => {
  site = await startSite();
  // One editor creates them all: loading the Studio takes longer than most of the tests.
  page = await anEditor(browser, site.origin);
});
test.afterAll(async () => {
  await page.context().close();
  await site.stop();
});

/** Creates a document as the “+” of its list does. */
async function begin(page: Page, type: string): Promise<void> {
  await page.goto(`${site.origin}/studio/intent/create/template=${type};type=${type}/`);
  await expect(page.getByTestId('document-panel-document-title').last()).toBeVisible(firstVisit);
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

/** Fills in a field in all languages of the site. */
async function inEach(page: Page, path: string, words: string): Promise<void> {
  for (const language of languages) await textOf(page, `${path}.${language}`).fill(`${words} ${language}`);
}

/** A field of the open item, whose key is unknown. */
const ofItem = (page: Page, name: string) =>
  page.locator(`[data-testid^="field-"][data-testid$=".${name}"]:not([data-testid^="field-actions"])`).last();

/** Publishes a new document. Sanity ignores a click while it still processes the last keystroke, so this retries. */
async function publishNew(page: Page): Promise<void> {
  const published = page.getByRole('button', { name: 'Published', exact: true });
  await expect(async () => {
    if (await published.isDisabled()) await publish(page);
    await expect(published).toBeEnabled({ timeout: 5_000 });
  }).toPass();
}

/** Adds an item to a list, which opens it. */
async function add(page: Page, path: string): Promise<void> {
  await field(page, path).getByTestId('add-single-object-button').click();
  await expect(page.getByRole('button', { name: 'Close dialog' })).toBeVisible();
}

const closeItem = async (page: Page) => {
  await page.getByRole('button', { name: 'Close dialog' }).click();
  await expect(page.getByRole('button', { name: 'Close dialog' })).toHaveCount(0);
};

/** Every module has a folder, and is in the menu and on the page. */
const folders = readdirSync(path.resolve(import.meta.dirname, '../../app/modules'), { withFileTypes: true }).filter(
  (entry) => entry.isDirectory(),
);

test('a page with one of each module (3.9)', async () => {
  await begin(page, 'menuPage');
  await textOf(page, 'name').fill('Nieuwe bladzijde');
  await inEach(page, 'title', 'Nieuwe bladzijde');
  const menu = page.getByTestId('field-modules').getByTestId('add-multiple-object-button');
  await menu.click();
  const titles = await page.getByRole('menuitem').allInnerTexts();
  await page.keyboard.press('Escape');
  expect(titles).toHaveLength(folders.length);
  for (const title of titles) {
    await test.step(title, async () => {
      await menu.click();
      await page.getByRole('menuitem', { name: title, exact: true }).click();
      if (title === 'Text') {
        await ofItem(page, 'text.nl').getByRole('textbox').click();
        await page.keyboard.type('Woorden van een nieuwe module');
      }
      await closeItem(page);
    });
  }
  await tab(page, 'Paths');
  await page.getByRole('button', { name: 'Make missing paths from the titles' }).click();
  await publishNew(page);
  await visitor(site.origin, '/nl/nieuwe-bladzijde-nl/').toContain('Woorden van een nieuwe module');
  const { body } = await get('/nl/nieuwe-bladzijde-nl/', { origin: site.origin });
  const shown = [...body.matchAll(/data-module="(\w+)"/g)].map(([, type]) => type);
  expect(shown).toHaveLength(folders.length);
  expect(new Set(shown).size).toBe(folders.length);
});

test('a list of the homes of one town, found by its name in either language (3.12)', async () => {
  await begin(page, 'menuPage');
  await textOf(page, 'name').fill('Te koop in Gent');
  await textOf(page, 'title.nl').fill('Te koop in Gent');
  await page.getByTestId('field-modules').getByTestId('add-multiple-object-button').click();
  await page.getByRole('menuitem', { name: 'Property list', exact: true }).click();
  await ofItem(page, 'relations').getByTestId('add-single-object-button').click();
  await ofItem(page, 'type').getByRole('combobox').last().selectOption({ label: 'City' });
  const town = ofItem(page, 'id').getByRole('combobox');
  await town.click();
  await page.keyboard.type('gand');
  await page.getByRole('button', { name: /Gent \/ Gand \(9000\) \d+ homes now/ }).click();
  await expect(town).toHaveValue('Gent / Gand (9000)');
  const close = page.getByRole('button', { name: 'Close dialog' });
  await close.last().click();
  await expect(close).toHaveCount(0);
  await tab(page, 'Paths');
  await page.getByRole('button', { name: 'Make missing paths from the titles' }).click();
  await publishNew(page);
  await visitor(site.origin, '/nl/te-koop-in-gent/').toContain('data-module="propertyListModule"');
  const { body } = await get('/nl/te-koop-in-gent/', { origin: site.origin });
  const towns = [...body.matchAll(/href="\/nl\/te-(?:koop|huur)\/([^/"]+)\/[^"]+\/\d+\/"/g)].map(([, each]) => each);
  expect(new Set(towns)).toEqual(new Set(['gent']));
});

test('an article keeps its address when its title changes, and is found at the old one when its path does (10.287, 10.288)', async () => {
  await begin(page, 'article');
  await textOf(page, 'title.nl').fill('Een nieuw artikel');
  await publishNew(page);
  await visitor(site.origin, '/nl/nieuws/').toContain('Een nieuw artikel');

  await textOf(page, 'title.nl').fill('Een oud artikel');
  await saved(page);
  await publish(page);
  await visitor(site.origin, '/nl/een-nieuw-artikel/').toContain('Een oud artikel');

  await tab(page, 'Paths');
  await textOf(page, 'path.nl').fill('artikel');
  await saved(page);
  await publish(page);
  const old = () => get('/nl/een-nieuw-artikel/', { origin: site.origin });
  await expect.poll(async () => (await old()).location).toBe('/nl/artikel/');
  await expect(page.getByText('These addresses, which it had before, lead here:')).toBeVisible();
  await page.getByRole('link', { name: '/nl/een-nieuw-artikel/' }).click();
  await expect(page.getByText('Say that it is gone')).toBeVisible();
});

test('a copy of a page waits for an address of its own (10.289)', async () => {
  await openDocument(page, site.origin, 'menuPage-contact', 'menuPage', 'path');
  await expect(textOf(page, 'path.nl')).toHaveValue('contact');
  await page.getByTestId('action-menu-button').last().click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page).not.toHaveURL(/menuPage-contact/);
  await tab(page, 'Paths');
  await expect(textOf(page, 'path.nl')).toHaveValue('');
});

test('a text of the website (10.19)', async () => {
  await begin(page, 'translationOverride');
  await field(page, 'key').getByRole('combobox').fill('errors.home');
  await page.getByRole('button', { name: /errors\.home$/ }).click();
  await textOf(page, 'text.nl').fill('Naar onze voordeur');
  await publishNew(page);
  await visitor(site.origin, '/nl/bestaat-niet/').toContain('Naar onze voordeur');
});

test('a slide of the home banner (3.23)', async () => {
  await openDocument(page, site.origin, 'homeBanner', 'homeBanner');
  const choice = page.getByRole('radio', { name: 'A gallery' });
  await expect(choice).toBeEnabled();
  await choice.check({ force: true });
  await add(page, 'banner.gallery');
  const buffer = await sharp({ create: { width: 1920, height: 800, channels: 3, background: '#4a6b2a' } })
    .jpeg()
    .toBuffer();
  await page.locator('input[type=file]').first().setInputFiles({ name: 'green.jpg', mimeType: 'image/jpeg', buffer });
  // Closing a form cancels its upload, so this waits for the picture, as an editor does.
  await expect(page.getByRole('button', { name: 'Open image edit dialog' })).toBeVisible(firstVisit);
  for (const language of languages) await ofItem(page, `alt.${language}`).getByRole('textbox').fill('Groen gras');
  await closeItem(page);
  await saved(page);
  await publish(page);
  await visitor(site.origin, '/nl/').toContain('Groen gras');
});

test('a link of the header (3.16)', async () => {
  await openDocument(page, site.origin, 'header', 'header', 'headerLinks');
  await add(page, 'headerLinks.left');
  await ofItem(page, 'label.nl').getByRole('textbox').fill('Nieuw in de balk');
  await ofItem(page, 'link.kind').getByRole('combobox').selectOption({ label: 'Address' });
  await ofItem(page, 'link.url').getByRole('textbox').fill('/nl/nieuws/');
  await closeItem(page);
  await saved(page);
  await publish(page);
  await visitor(site.origin, '/nl/').toContain('Nieuw in de balk');
});
