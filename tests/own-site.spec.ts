import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { open } from './site/browser.ts';
import { plainPart } from './site/mail-server.ts';
import { mailedSite } from './site/mailed-site.ts';
import { temporaryFolder } from './site/server.ts';
import { addCallBack } from './own-site/call-back.ts';
import { buildOwn, checkTypes, copySources } from './own-site/copy-of-sources.ts';
import { test } from './site/test.ts';

/** An agency's site as a developer builds it: without the demo agency, with one additional form. */
let root: string;
test.beforeAll(async () => {
  // A full build, on a busy machine.
  test.setTimeout(600_000);
  root = await temporaryFolder('own-site');
  await copySources(root);
  await addCallBack(root);
  expect(await buildOwn(root)).toBe(0);
});

const mailed = mailedSite(async () => ({
  dataDirectory: await temporaryFolder('own-data'),
  env: { GEVEL_DEMO: '0', GEVEL_TEST_ROOT: root },
}));

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

const codeOf = async (files: readonly string[]) =>
  (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
const isDemo = (file: string) => /^(demo-|specimen)/.test(path.basename(file));

/** Texts that only the demo agency's chunks contain, in a build with the demo. */
async function textsOfDemo(): Promise<string[]> {
  const files = await filesOf(path.resolve(import.meta.dirname, '../build/server/assets'));
  const [code, others] = await Promise.all([
    codeOf(files.filter(isDemo)),
    codeOf(files.filter((file) => !isDemo(file))),
  ]);
  return [...code.matchAll(/"([^"\\\n]{30,})"|'([^'\\\n]{30,})'/g)]
    .map(([, one, other]) => one ?? other ?? '')
    .filter((text) => !others.includes(text));
}

test('a build without the demo agency holds nothing of it', async () => {
  const files = await filesOf(path.join(root, 'build'));
  const code = await codeOf(files);
  const texts = await textsOfDemo();
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((text) => code.includes(text))).toEqual([]);
  expect(files.filter(isDemo)).toEqual([]);
});

test('a form that is added by the guide compiles', async () => {
  expect(await checkTypes(root)).toBe(0);
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('it is on a page of its own, says what it lacks, and is mailed', async ({ page }) => {
      const { site, arrived } = mailed;
      const address = `call-${javaScriptEnabled}@example.be`;
      const url = `${site.origin}/nl/formulier/call-back/`;
      await (javaScriptEnabled ? open(page, url) : page.goto(url));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bel me terug');
      await page.getByLabel('Telefoon').fill('0470 12 34 56');
      await page.getByLabel('E-mail').fill(address);
      const send = page.getByRole('button', { name: 'Vraag om teruggebeld te worden' });
      await send.click();
      await expect(page.getByText('Zeg wanneer het past.')).toBeVisible();
      await expect(page.getByLabel('Telefoon')).toHaveValue('0470 12 34 56');
      await page.getByLabel('Wanneer past het?').fill('Morgen na vijf');
      await page.waitForTimeout(1_100);
      await send.click();
      await page.waitForURL('**/nl/bedankt/call-back/');
      const [mail] = await arrived(address);
      expect(plainPart(mail?.raw ?? '')).toContain('Bel me terug: Morgen na vijf');
    });
  });
