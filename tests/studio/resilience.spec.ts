import { expect } from '@playwright/test';
import { freePort } from '../../scripts/free-port.mjs';
import { holdBack } from '../site/browser.ts';
import { startSite, type TestSite } from '../site/server.ts';
import { firstVisit, openDocument, openStudio, publish, saved, anEditor, textOf, visitor } from '../site/studio.ts';
import { test } from '../site/test.ts';

test.use({ locale: 'en-GB' });

let site: TestSite;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

test('ten documents opened side by side over plain HTTP all load, and an edit is saved', async ({ page }) => {
  const pages = [
    'about',
    'team',
    'references',
    'services',
    'selling',
    'letting',
    'management',
    'contact',
    'articles',
    'grants',
  ];
  test.slow();
  await openStudio(page, site.origin);
  const panes = pages.map((name) => `__edit__menuPage-${name},type=menuPage`);
  await page.goto(`${site.origin}/studio/structure/${panes.map(encodeURIComponent).join(';')}`);
  await expect(page.getByTestId('document-panel-document-title')).toHaveCount(10, {
    timeout: 3 * firstVisit.timeout,
  });
  const title = page.getByTestId('field-title.nl').last().getByRole('textbox');
  await title.fill('Premies voor wie renoveert');
  await saved(page);
  await publish(page);
  await visitor(site.origin, '/nl/renovatiepremies/').toContain('Premies voor wie renoveert');
});

test('two editors of one document see what the other types', async ({ page, browser }) => {
  await openStudio(page, site.origin);
  const other = await anEditor(browser, site.origin);
  await openDocument(page, site.origin, 'menuPage-team', 'menuPage');
  await openDocument(other, site.origin, 'menuPage-team', 'menuPage');
  await textOf(page, 'title.nl').fill('Ons team van zeven');
  await expect(textOf(other, 'title.nl')).toHaveValue('Ons team van zeven');
  await textOf(other, 'title.fr').fill('Notre équipe de sept');
  await expect(textOf(page, 'title.fr')).toHaveValue('Notre équipe de sept');
  await expect(textOf(page, 'title.nl')).toHaveValue('Ons team van zeven');
  await other.context().close();
});

test('a server killed while an editor types comes back with every acknowledged change, and the Studio reconnects', async ({
  page,
}) => {
  const env = { PORT: String(await freePort()) };
  const first = await startSite({ env });
  const { origin, dataDirectory } = first;
  await openStudio(page, origin);
  await openDocument(page, origin, 'menuPage-about', 'menuPage');
  await textOf(page, 'title.nl').fill('Een kantoor');
  await saved(page);
  // The Studio disables its fields as soon as it notices that the server is gone: this is typed before, and sent after.
  const letLeave = await holdBack(page, /data\/mutate/);
  await textOf(page, 'title.fr').fill('Un bureau');
  await first.kill();
  letLeave();
  const second = await startSite({ dataDirectory, env });
  try {
    await expect(textOf(page, 'title.nl')).toHaveValue('Een kantoor');
    await textOf(page, 'title.en').fill('An office');
    await publish(page);
    await visitor(origin, '/nl/over-ons/').toContain('Een kantoor');
    await visitor(origin, '/fr/a-propos/').toContain('Un bureau');
    await visitor(origin, '/en/about-us/').toContain('An office');
  } finally {
    await second.stop();
    // The process has already exited; this only removes its folder.
    await first.stop();
  }
});
