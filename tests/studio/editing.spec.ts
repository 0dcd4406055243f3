/** An editor's ordinary day: what the Studio says happened, how it finds things, and what can be undone. */
import { expect, type Page } from '@playwright/test';
import { get } from '../site/http.ts';
import { startSite, type TestSite } from '../site/server.ts';
import { anEditor, field, firstVisit, openDocument, publish, publishButton, saved, textOf } from '../site/studio.ts';
import { test } from '../site/test.ts';

test.use({ locale: 'en-GB' });

let site: TestSite;
let page: Page;
test.beforeAll(async ({ browser }) => {
  site = await startSite();
  page = await anEditor(browser, site.origin);
});
test.afterAll(async () => {
  await page.context().close();
  await site.stop();
});

const events = () => page.getByTestId('timeline-item-button');
/** What the history says, latest first, without names and times; edits in a row count as one. */
async function told(): Promise<string[]> {
  const texts = await events().allInnerTexts();
  const names = texts.map((text) => /^(?!\w{2}$).+$/m.exec(text)?.[0] ?? '');
  return names.filter((name, at) => name !== 'Edited' || names[at - 1] !== name);
}

async function openHistory(): Promise<void> {
  await page.getByTestId('pane-footer-document-status').last().click();
  await page.getByRole('tab', { name: 'History' }).click();
}

async function choose(action: string): Promise<void> {
  await page.getByTestId('action-menu-button').last().click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('the history says what an editor did (10.213)', async () => {
  await page.goto(`${site.origin}/studio/intent/create/template=article;type=article/`);
  await expect(page.getByTestId('document-panel-document-title').last()).toBeVisible(firstVisit);
  await textOf(page, 'title.nl').fill('Proefstuk');
  await saved(page);
  await openHistory();
  await expect.poll(told).toEqual(['Edited', 'Draft created']);
  await publish(page);
  await expect.poll(told).toEqual(['Published', 'Draft created']);
  await textOf(page, 'title.nl').fill('Proefstuk, herzien');
  await saved(page);
  await choose('Discard changes');
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
  await expect.poll(told).toEqual(['Discarded draft', 'Published', 'Draft created']);
  await expect(textOf(page, 'title.nl')).toHaveValue('Proefstuk');
});

test('an article that was unpublished is there as a draft, and published again (10.307)', async () => {
  const status = async () => (await get('/nl/advies/verhuizen-wie-verwittigt-u/', { origin: site.origin })).status;
  expect(await status()).toBe(200);
  await openDocument(page, site.origin, 'article-moving', 'article');
  await page.getByRole('button', { name: 'Published', exact: true }).last().click();
  await page.getByTestId('action-unpublish').last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect.poll(status).not.toBe(200);
  await expect(textOf(page, 'title.nl')).toHaveValue('Verhuizen: wie verwittigt u?');
  await expect(textOf(page, 'title.nl')).toBeEditable();
  await openHistory();
  await expect.poll(async () => (await told())[0]).toBe('Draft created');
  await publish(page);
  await expect.poll(status).toBe(200);
});

test('the search of the Studio finds a word, in titles first (10.311)', async () => {
  await page.goto(`${site.origin}/studio/structure`);
  await page.getByRole('button', { name: 'Open search' }).click();
  await page.keyboard.type('asbestattest');
  const found = page.getByTestId('search-results').getByRole('link');
  await expect(found.first()).toContainText('Het asbestattest');
  await expect(found.nth(1)).toBeVisible();
  await page.keyboard.press('Escape');
});

test('a text of two million characters is not pasted, and the editor reads why (10.312)', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin });
  await openDocument(page, site.origin, 'menuPage-about', 'menuPage');
  const title = textOf(page, 'title.nl');
  const before = await title.inputValue();
  await title.click();
  await page.evaluate(() => navigator.clipboard.writeText('woord '.repeat(350_000)));
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByText('nothing was pasted')).toBeVisible();
  await expect(title).toHaveValue(before);
});

test('an editor writes the time of a slide in seconds (10.309)', async () => {
  await openDocument(page, site.origin, 'homeBanner', 'homeBanner', 'banner.delay');
  const seconds = field(page, 'banner.delay').getByRole('spinbutton');
  await seconds.fill('4.5');
  await publish(page);
  const stored = await page.evaluate(async () => {
    const answer = await fetch('/lake/v2025-02-19/data/doc/production/homeBanner');
    return (await answer.json()).documents[0].banner.delay;
  });
  expect(stored).toBe(4_500);
  await seconds.fill('0.2');
  await expect(publishButton(page)).toBeDisabled();
});

test('a click on a title in the preview opens its field (10.313)', async () => {
  await page.goto(`${site.origin}/studio/presentation?preview=/preview/nl/over-ons/`);
  const frame = page.frameLocator('iframe').first();
  await expect(page.getByRole('checkbox', { name: 'Edit' })).toBeEnabled(firstVisit);
  const heading = frame.getByRole('heading', { name: 'Achter de gevel' });
  const title = textOf(page, 'modules[_key=="30688c976a0b"].title.nl');
  // The overlay over the page is there a moment after the page.
  await expect(async () => {
    await heading.click();
    await expect(title).toBeFocused({ timeout: 5_000 });
  }).toPass();
});
