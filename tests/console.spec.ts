import { expect, type Page } from '@playwright/test';
import type { Language } from '../app/i18n/languages.ts';
import { complaints, open } from './site/browser.ts';
import { kindsOfPage, propertyPaths } from './site/kinds.ts';
import { demoOrigin, startSite, type TestSite } from './site/server.ts';
import { hasChosen, test } from './site/test.ts';

test.describe('as it is developed, with React’s own warnings', () => {
  let site: TestSite;
  test.beforeAll(async ({ browser }) => {
    test.setTimeout(240_000);
    site = await startSite({ program: 'dev' });
    // Vite pre-bundles packages during the first page request.
    const page = await browser.newPage();
    await hasChosen(page.context());
    await page.goto(`${site.origin}/nl/`, { waitUntil: 'networkidle' });
    await page.close();
  });
  test.afterAll(() => site.stop());
  // All languages run the same code, so one shows all warnings.
  quietEverywhere(() => site.origin, ['nl'], 1);
});

test.describe('as it is built, under its own content security policy', () => {
  // Not Dutch: the accessibility tests open each kind of page in Dutch and fail on complaints.
  quietEverywhere(demoOrigin, ['fr'], 10);

  test('a string that is injected becomes no HTML, no script and no policy (10.276)', async ({ browser }) => {
    // Not the test's own context, in which no page may try this.
    const page = await browser.newPage();
    await open(page, `${demoOrigin()}/nl/te-koop/`);
    const outcomes = await page.evaluate(() => {
      const attempt = (write: () => void) => {
        try {
          write();
          return 'written';
        } catch (error) {
          return error instanceof Error ? error.name : '';
        }
      };
      return [
        attempt(() => (document.body.innerHTML = '<img src="/x" onerror="alert(1)">')),
        attempt(() => (document.createElement('script').src = '/assets/x.js')),
        attempt(() => trustedTypes?.createPolicy('default', { createHTML: (html) => html })),
        attempt(() => trustedTypes?.createPolicy('gevel', { createHTML: (html) => html })),
      ];
    });
    expect(outcomes).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
    await page.close();
  });
});

function quietEverywhere(origin: () => string, languages: readonly Language[], properties: number): void {
  for (const language of languages) {
    test(`each kind of page in ${language} is quiet`, async ({ page }) => {
      test.setTimeout(240_000);
      for (const [kind, path] of Object.entries(await kindsOfPage(language)))
        await isQuiet(page, origin() + path, kind);
    });
  }

  test(`properties are quiet: ${properties}`, async ({ page }) => {
    test.setTimeout(180_000);
    const paths = await propertyPaths('nl', properties);
    expect(paths).toHaveLength(properties);
    for (const path of paths) await isQuiet(page, origin() + path, 'property');
  });
}

async function isQuiet(page: Page, url: string, kind: string): Promise<void> {
  page.removeAllListeners('console');
  page.removeAllListeners('pageerror');
  const found = complaints(page);
  await open(page, url);
  expect.soft(found, `${kind}: ${url}`).toEqual([]);
}
