import { expect, test } from '@playwright/test';
import { barriers } from './site/axe.ts';
import { complaints, open } from './site/browser.ts';
import { get } from './site/http.ts';
import { elements } from './site/html.ts';
import { word } from './site/words.ts';

const journeys = [
  { language: 'nl', projects: '/nl/projecten/', size: { width: 390, height: 844 } },
  { language: 'fr', projects: '/fr/projets/', size: { width: 1440, height: 900 } },
] as const;

for (const { language, projects, size } of journeys) {
  test.describe(`${language}, ${size.width} px`, () => {
    test.use({ viewport: size });
    const text = (key: string) => word(language, key);

    test('from the projects to a unit and back', async ({ page }) => {
      const found = complaints(page);
      await open(page, projects);
      const heading = page.getByRole('heading', { level: 1 });
      const overview = (await heading.textContent())?.trim() ?? '';
      const path = await projectWithPages(projects);
      await page.locator(`main a[href="${path}"]`).click();
      await expect(page).toHaveURL(path);
      await expect(heading).not.toHaveText(overview);
      const project = (await heading.textContent())?.trim() ?? '';

      await expect(page.getByRole('heading', { name: text('project.types') })).toBeVisible();
      const list = page.getByRole('table', { name: text('project.priceList') });
      const rows = list.getByRole('row').filter({ has: page.getByRole('rowheader') });
      const all = await rows.count();
      const gone = await list.locator('tr[data-status]:not([data-status="available"])').count();
      expect(gone).toBeGreaterThan(0);
      await page.getByRole('checkbox', { name: text('project.onlyAvailable') }).check();
      await expect(rows.filter({ visible: true })).toHaveCount(all - gone);
      await page.getByRole('checkbox', { name: text('project.onlyAvailable') }).uncheck();
      // A price of what is sold is nobody's business any more.
      await expect(list.locator('tr[data-status="sold"] [data-column="price"]').first()).toHaveText('–');
      expect(await barriers(page, { only: 'main', but: 'iframe' })).toEqual([]);

      await rows.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/\d+\/$/);
      await page.getByRole('link', { name: text('project.partOf').replace('{{project}}', project) }).click();
      await expect(page).toHaveURL(path);
      await page.getByRole('link', { name: text('project.back') }).click();
      await expect(page).toHaveURL(projects);
      expect(found).toEqual([]);
    });
  });
}

/** The address of a project whose units have pages of their own. */
async function projectWithPages(projects: string): Promise<string> {
  const { body } = await get(projects);
  const paths = elements(body, 'a').flatMap(({ href }) =>
    href && href.startsWith(projects) && href !== projects ? [href] : [],
  );
  for (const path of new Set(paths)) {
    if (/<th[^>]*role="rowheader"[^>]*><a/.test((await get(path)).body)) return path;
  }
  throw new Error('No project has units with pages');
}
