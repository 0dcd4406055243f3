/** A session that ends while a form is open: nothing typed is lost, whatever the Studio was loading at the time. */
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { holdBack } from '../site/browser.ts';
import { startSite, type TestSite } from '../site/server.ts';
import { firstVisit, logIn, openDocument, publish, saved, textOf, visitor } from '../site/studio.ts';
import { hasChosen, test } from '../site/test.ts';

test.use({ locale: 'en-GB' });

const email = 'ann@agency.example';
let site: TestSite;
let password: string;
let page: Page;
test.beforeAll(async ({ browser }) => {
  site = await startSite();
  const { output } = await site.command('users', 'add', email, '--name', 'Ann');
  [, password = ''] = /shown only now\): (\S+)/.exec(output) ?? [];
  const context = await browser.newContext({ locale: 'en-GB' });
  await hasChosen(context);
  page = await context.newPage();
  await page.goto(`${site.origin}/studio/`);
  await logIn(page, email, password);
  await expect(page.getByRole('link', { name: 'Menus and pages' })).toBeVisible(firstVisit);
});
test.afterAll(async () => {
  await page.context().close();
  await site.stop();
});

/** Ends the session in the lake; the browser keeps its invalid cookie. */
async function endOnServer(context: BrowserContext): Promise<void> {
  const [cookie] = await context.cookies(site.origin);
  const headers = { cookie: `${cookie?.name}=${cookie?.value}`, origin: site.origin };
  const answer = await fetch(`${site.origin}/lake/v2025-02-19/auth/logout`, { method: 'POST', headers });
  expect(answer.status).toBe(200);
}

const dialog = (page: Page) => page.getByRole('dialog').filter({ hasText: 'You are logged out' });
const crash = (page: Page) => page.getByText(/crashed|An error occurred/);

test('an article whose category is being chosen: the dialog leads to the login, and nothing is lost', async () => {
  await openDocument(page, site.origin, 'article-epc', 'article');
  await page.getByRole('tab', { name: 'All fields' }).click();
  const title = textOf(page, 'title.nl');
  await title.fill('Het EPC');
  await saved(page);
  await page.locator('[id="category-menuButton"]').click();
  await page.getByRole('menuitem', { name: 'Replace' }).click();
  const category = page.getByTestId('reference-input').getByRole('combobox');
  await expect(category).toBeFocused();

  // The Studio learns of it once the title is typed, and then disables its fields.
  const letHear = await holdBack(page, '**/lake/**');
  await endOnServer(page.context());
  await category.pressSequentially('Ver');
  await title.fill('Het EPC, opnieuw bekeken');
  letHear();
  await expect(dialog(page)).toBeVisible();
  await expect(crash(page)).toHaveCount(0);
  const opened = page.waitForEvent('popup');
  await dialog(page).getByRole('link', { name: 'Log in again' }).click();
  await logIn(await opened, email, password);

  await expect(dialog(page)).toHaveCount(0);
  await expect(crash(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Energie/ })).toBeVisible();
  await expect(title).toHaveValue('Het EPC, opnieuw bekeken');
  await publish(page);
  await visitor(site.origin, '/nl/advies/').toContain('Het EPC, opnieuw bekeken');
});

test('a page whose modules refer to others: unsaved text survives a login in another tab', async () => {
  const module = 'modules[_key=="8ab5a09cb8e9"]';
  await openDocument(page, site.origin, 'menuPage-selling', 'menuPage', `${module}.relations`);
  const title = textOf(page, `${module}.title.nl`);
  await title.fill('Lees');
  await saved(page);

  await page.context().clearCookies();
  await title.fill('Lees ook dit');
  await expect(dialog(page)).toBeVisible();
  await title.fill('Lees ook dit nog');
  const other = await page.context().newPage();
  await other.goto(`${site.origin}/studio/`);
  await logIn(other, email, password);

  await expect(dialog(page)).toHaveCount(0);
  await expect(crash(page)).toHaveCount(0);
  await expect(title).toHaveValue('Lees ook dit nog');
  await publish(page);
  await visitor(site.origin, '/nl/diensten/verkopen/').toContain('Lees ook dit nog');
});
