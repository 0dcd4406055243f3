/** Pictures that an editor uploads: a telephone's is taken, and what is refused says why at its field. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { startSite, type TestSite } from '../site/server.ts';
import { anEditor, field, firstVisit, saved, textOf } from '../site/studio.ts';
import { test } from '../site/test.ts';

let site: TestSite;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

test('a refused picture says why at its field, one of 30 MB before it is sent; HEIC is taken (10.302, 10.303)', async ({
  browser,
}) => {
  const page = await anEditor(browser, site.origin);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/images/')) sent.push(request.url());
  });
  await page.goto(`${site.origin}/studio/intent/create/template=article;type=article/`);
  await expect(page.getByTestId('document-panel-document-title').last()).toBeVisible(firstVisit);
  await textOf(page, 'title.nl').fill('Een huis');
  await saved(page);
  const input = page.locator('input[type=file]').first();
  const choose = (name: string, mimeType: string, buffer: Buffer) => input.setInputFiles({ name, mimeType, buffer });
  const reason = page.getByTestId('upload-refusal');

  const script = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  await choose('mark.svg', 'image/svg+xml', Buffer.from(script));
  await expect(reason).toContainText('holds a script');
  await choose('paper.jpg', 'image/jpeg', Buffer.from('%PDF-1.4'));
  await expect(reason).toContainText('not a picture that browsers show');
  const heic = await readFile(path.resolve(import.meta.dirname, '../../packages/lake/assets/telephone.fixture.heic'));
  await choose('IMG_1.HEIC', 'image/heic', heic.subarray(0, 900));
  await expect(reason).toContainText('cannot be read');
  expect(sent).toHaveLength(3);

  await choose('large.jpg', 'image/jpeg', Buffer.alloc(30 * 1024 * 1024, 1));
  await expect(reason).toContainText('at most 20 MB');
  expect(sent).toHaveLength(3);

  // Browsers on Windows do not know the type.
  await choose('IMG_1.HEIC', '', heic);
  await expect(page.getByRole('button', { name: 'Open image edit dialog' })).toBeVisible(firstVisit);
  await expect(reason).toHaveCount(0);
  await expect(field(page, 'image.alt.nl')).toBeVisible();
  await page.context().close();
});
