// Requirements 1.25
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { get } from '../site/http.ts';
import { startSite, type TestSite } from '../site/server.ts';
import { anEditor, field, firstVisit, openDocument, publish, publishButton, textOf, visitor } from '../site/studio.ts';
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

test('colours of the header that cannot be read are refused with their ratio; others reach the site (3.15)', async () => {
  await openDocument(page, site.origin, 'header', 'header');
  const colour = (name: string) => field(page, `appBar.${name}`).getByRole('textbox').last();
  await colour('bgColor').fill('#777777');
  await colour('textColor').fill('#888888');
  await expect(page.getByText('Contrast 1.2:1: cannot be read, at least 4.5:1 is needed')).toBeVisible();
  await expect(publishButton(page)).toBeDisabled();
  await colour('bgColor').fill('#123456');
  await colour('textColor').fill('#ffffff');
  await publish(page);
  await visitor(site.origin, '/nl/').toContain('--header-bg:#123456');
});

test('a column removed from the footer disappears from the public pages', async () => {
  const footer = async () => /<footer.*<\/footer>/s.exec((await get('/nl/', { origin: site.origin })).body)?.[0] ?? '';
  expect(await footer()).toContain('Nieuwsbrief');
  await openDocument(page, site.origin, 'footer', 'footer', 'bottom');
  // By its name: the Studio renders the rows of a list lazily.
  const column = page.getByRole('button', { name: 'Nieuwsbrief' });
  const menu = page.getByTestId('array-item-menu-button');
  await column.locator('xpath=ancestor::*').filter({ has: menu }).last().getByTestId('array-item-menu-button').click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(column).toHaveCount(0);
  await publish(page);
  await expect.poll(footer).not.toContain('Nieuwsbrief');
});

test('a picture added to the home banner is shown, cropped around its hotspot', async () => {
  const size = { width: 2000, height: 1000, channels: 3 as const, background: '#7a4b2a' };
  const buffer = await sharp({ create: size }).jpeg().toBuffer();
  await openDocument(page, site.origin, 'homeBanner', 'homeBanner');
  const choice = page.getByRole('radio', { name: 'A picture' });
  await expect(choice).toBeEnabled();
  // Sanity renders the button over the input.
  await choice.check({ force: true });
  const file = { name: 'brown.jpg', mimeType: 'image/jpeg', buffer };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.getByRole('button', { name: 'Open image edit dialog' }).click(firstVisit);
  await drag(page.locator('[data-handle=hotspotHandle]'), -120, -60);
  await drag(page.locator('ellipse[data-handle=hotspot]'), -120, 20);
  await page.getByRole('button', { name: 'Close dialog' }).click();

  await expect(publishButton(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Description of the picture' }).click();
  for (const [language, text] of Object.entries({ nl: 'Bruin', fr: 'Brun', en: 'Brown', de: 'Braun' })) {
    await textOf(page, `banner.image.alt.${language}`).fill(text);
  }
  await publish(page);
  const banner = /<img src="\/images\/content\/[0-9a-f]+-2000x1000\.jpg\?focus=0\.2[^>]*alt="Brun"/;
  await visitor(site.origin, '/fr/').toMatch(banner);
});

async function drag(handle: Locator, x: number, y: number): Promise<void> {
  const box = await handle.boundingBox();
  if (box === null) throw new Error('The handle is not shown');
  const mouse = handle.page().mouse;
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await mouse.down();
  await mouse.move(box.x + box.width / 2 + x, box.y + box.height / 2 + y, { steps: 5 });
  await mouse.up();
}
