import { expect, type Page } from '@playwright/test';
import { freePort } from '../../scripts/free-port.mjs';
import { holdBack } from '../site/browser.ts';
import { startSite, type TestSite } from '../site/server.ts';
import { firstVisit, openDocument, publish, saved, anEditor, textOf, visitor } from '../site/studio.ts';
import { test } from '../site/test.ts';

test.use({ locale: 'en-GB' });

const env = { PORT: String(await freePort()) };
let site: TestSite;
let page: Page;
test.beforeAll(async ({ browser }) => {
  site = await startSite({ env });
  page = await anEditor(browser, site.origin);
});
test.afterAll(async () => {
  await page.context().close();
  await site.stop();
});

// Browsers have six connections to a host over HTTP/1.
test('seven documents opened side by side over plain HTTP all load, and an edit is saved', async () => {
  const pages = ['about', 'references', 'services', 'selling', 'contact', 'articles', 'grants'];
  test.slow();
  const panes = pages.map((name) => `__edit__menuPage-${name},type=menuPage`);
  await page.goto(`${site.origin}/studio/structure/${panes.map(encodeURIComponent).join(';')}`);
  await expect(page.getByTestId('document-panel-document-title')).toHaveCount(7, {
    timeout: 3 * firstVisit.timeout,
  });
  const title = page.getByTestId('field-title.nl').last().getByRole('textbox');
  await title.fill('Premies voor wie renoveert');
  await saved(page);
  await publish(page);
  await visitor(site.origin, '/nl/renovatiepremies/').toContain('Premies voor wie renoveert');
});

test('two editors of one document see what the other types', async ({ browser }) => {
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

test('a server killed while an editor types comes back with every acknowledged change, and the Studio reconnects', async () => {
  const first = site;
  const { origin, dataDirectory } = first;
  await openDocument(page, origin, 'menuPage-about', 'menuPage');
  await textOf(page, 'title.nl').fill('Een kantoor');
  await saved(page);
  // The Studio disables its fields as soon as it notices that the server is gone: this is typed before, and sent after.
  const letLeave = await holdBack(page, /data\/mutate/);
  await textOf(page, 'title.fr').fill('Un bureau');
  await first.kill();
  letLeave();
  const second = await startSite({ dataDirectory, env });
  site = {
    ...second,
    stop: async () => {
      await second.stop();
      // The process has already exited; this only removes its folder.
      await first.stop();
    },
  };
  await expect(textOf(page, 'title.nl')).toHaveValue('Een kantoor');
  await textOf(page, 'title.en').fill('An office');
  await publish(page);
  await visitor(origin, '/nl/over-ons/').toContain('Een kantoor');
  await visitor(origin, '/fr/a-propos/').toContain('Un bureau');
  await visitor(origin, '/en/about-us/').toContain('An office');
});
