import { expect, type Page } from '@playwright/test';
import { get } from '../site/http.ts';
import { startSite, type TestSite } from '../site/server.ts';
import {
  anEditor,
  firstVisit,
  openDocument,
  publicMenu,
  publish,
  publishButton,
  textOf,
  visitor,
} from '../site/studio.ts';
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

const read = async (path: string) => (await get(path, { origin: site.origin })).body;

test('a module edited in a draft is seen in the preview while typing, and by visitors once it is published (1.26, 10.238)', async () => {
  const title = 'modules[_key=="30688c976a0b"].title.nl';
  await page.goto(`${site.origin}/studio/presentation?preview=/preview/nl/over-ons/`);
  const frame = page.frameLocator('iframe').first();
  await expect(frame.getByRole('heading', { name: 'Achter de gevel' })).toBeVisible(firstVisit);
  // The page in the frame is hydrated and connected to the Studio.
  await expect(page.getByRole('checkbox', { name: 'Edit' })).toBeEnabled(firstVisit);
  await page.getByRole('button', { name: /^Achter de gevel/ }).click();
  await textOf(page, title).fill('Achter onze gevel');
  await expect(frame.getByRole('heading', { name: 'Achter onze gevel' })).toBeVisible();
  await textOf(page, title).press('End');
  await textOf(page, title).pressSequentially('s');
  await expect(frame.getByRole('heading', { name: 'Achter onze gevels' })).toBeVisible();
  const before = await read('/nl/over-ons/');
  expect(before).toContain('Achter de gevel');
  expect(before).not.toContain('Achter onze gevel');

  await publish(page);
  await visitor(site.origin, '/nl/over-ons/').toContain('Achter onze gevels');

  // An editor who has just typed can leave the preview, and is not taken back to it.
  await textOf(page, title).press('End');
  await page.keyboard.type('!');
  await page.keyboard.press('Backspace');
  await page.getByRole('link', { name: 'Website' }).click();
  await page.getByRole('link', { name: 'Menus and pages' }).click();
  await expect(page.getByRole('button', { name: 'Move “Te huur”' })).toBeVisible();
});

test('a page moved in the menu tree by keyboard moves in the public menu of every language', async () => {
  const saleAndRent = {
    nl: ['/nl/te-koop/', '/nl/te-huur/'],
    fr: ['/fr/ventes/', '/fr/locations/'],
    en: ['/en/for-sale/', '/en/for-rent/'],
  };
  for (const [language, paths] of Object.entries(saleAndRent)) {
    expect((await publicMenu(site.origin, language)).slice(0, 2)).toEqual(paths);
  }
  await page.goto(`${site.origin}/studio/structure/`);
  await page.getByRole('link', { name: 'Menus and pages' }).click();
  await page.getByRole('button', { name: 'Move “Te huur”' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('“Te huur” was moved')).toBeVisible();
  for (const [language, paths] of Object.entries(saleAndRent)) {
    await expect
      .poll(async () => (await publicMenu(site.origin, language)).slice(0, 2), { message: language })
      .toEqual(paths.toReversed());
  }
});

test('a path that a sibling uses is refused, naming the sibling', async () => {
  await openDocument(page, site.origin, 'menuPage-about', 'menuPage', 'path.nl');
  await textOf(page, 'path.nl').fill('diensten');
  await page.getByRole('button', { name: /validation/i }).click();
  await expect(page.getByText(/“?Diensten”? .*path/)).toBeVisible();
  await expect(publishButton(page)).toBeDisabled();
  await textOf(page, 'path.nl').fill('over-het-kantoor');
  await publish(page);
  await visitor(site.origin, '/nl/over-het-kantoor/').toContain('Over Gevel');
});

test('an unpublished page is gone: its address leads to the page above, and it is in no menu or sitemap (4.11)', async () => {
  const path = '/nl/disclaimer/';
  expect(await read('/nl/')).toContain(`href="${path}"`);
  expect(await read('/sitemaps/pages-nl.xml')).toContain(path);
  await openDocument(page, site.origin, 'menuPage-disclaimer', 'menuPage');
  // The action is in the view of the published version.
  await page.getByRole('button', { name: 'Published', exact: true }).click();
  await page.getByTestId('action-unpublish').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Unpublish/ })
    .click();
  const answer = async () => {
    const { status, location } = await get(path, { origin: site.origin });
    return { status, location };
  };
  // Not found, until the address is remembered.
  await expect.poll(answer).toEqual({ status: 301, location: '/nl/' });
  await visitor(site.origin, '/nl/').not.toContain(`href="${path}"`);
  await visitor(site.origin, '/sitemaps/pages-nl.xml').not.toContain(path);
});
