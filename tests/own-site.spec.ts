import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { open } from './site/browser.ts';
import { texts, visibleText } from './site/html.ts';
import { plainPart } from './site/mail-server.ts';
import { mailedSite } from './site/mailed-site.ts';
import { temporaryFolder } from './site/server.ts';
import { buildOwn, checkTypes, copySources, generateTypes } from './own-site/copy-of-sources.ts';
import { followGuide } from './own-site/follow-guide.ts';
import { test } from './site/test.ts';

/** An agency's site as a developer builds it: without the demo agency, with what the guides add. */
let root: string;
test.beforeAll(async () => {
  // A full build, on a busy machine.
  test.setTimeout(600_000);
  root = await temporaryFolder('own-site');
  await copySources(root);
  for (const guide of ['form', 'localized-page', 'filter', 'module', 'listings-feed'])
    await followGuide(root, `docs/add-a-${guide}.md`);
  expect(await generateTypes(root)).toBe(0);
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
  const sentences = await textsOfDemo();
  expect(sentences.length).toBeGreaterThan(20);
  expect(sentences.filter((text) => code.includes(text))).toEqual([]);
  expect(files.filter(isDemo)).toEqual([]);
});

test('what the guides add compiles', async () => {
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
      expect(plainPart(mail?.raw ?? '')).toContain('We bellen u: Morgen na vijf');
    });
  });

/** Imports a file with this content; resolves to what the command printed. */
async function imported(command: string, content: object): Promise<string> {
  const file = path.join(await temporaryFolder('import'), 'content.ndjson');
  await writeFile(file, JSON.stringify(content));
  const { code, output } = await mailed.site.command(command, file);
  expect(code, output).toBe(0);
  return output;
}

test('a page that is added has its path in each language', async ({ request }) => {
  const { site } = mailed;
  for (const [path, title] of [
    ['nl/gids', 'Gids'],
    ['de/ratgeber', 'Ratgeber'],
  ] as const) {
    const response = await request.get(`${site.origin}/${path}/`);
    expect(texts(await response.text(), 'h1')).toEqual([title]);
  }
});

test('a module that is added shows what editors have written', async ({ request }) => {
  const { site } = mailed;
  const page = {
    _id: 'menuPage-questions',
    _type: 'menuPage',
    status: 'Published',
    name: 'Questions',
    pageType: 'static',
    title: { _type: 'translatedString', nl: 'Veelgestelde vragen' },
    path: { _type: 'translatedPath', nl: 'vragen' },
    modules: [
      {
        _key: 'one',
        _type: 'faqModule',
        status: 'Published',
        questions: [
          {
            _key: 'costs',
            _type: 'faqQuestion',
            question: { _type: 'translatedString', nl: 'Wat kost een schatting?' },
            answer: { _type: 'translatedText', nl: 'Niets.' },
          },
        ],
      },
    ],
  };
  await imported('content:import', page);
  const html = await (await request.get(`${site.origin}/nl/vragen/`)).text();
  expect(texts(html, 'summary')).toContain('Wat kost een schatting?');
  expect(visibleText(html)).toContain('Klik op een vraag. Wat kost een schatting? Niets.');
});

test('homes of a feed that is added are found by a filter that is added', async ({ request }) => {
  const { site } = mailed;
  const home = {
    deal: 'sale',
    kind: 'house',
    zip: '9000',
    town: 'Gent',
    price: '385000',
    showPrice: 1,
    changed: '2026-11-20T10:00:00Z',
  };
  const estates = [
    { ...home, ref: 'T-1', title: 'Huis met zolder', attic: 1 },
    { ...home, ref: 'T-2', title: 'Huis zonder zolder', attic: 0 },
    { ...home, ref: 'T-3', title: 'Huis zonder plaats', zip: '' },
  ];
  expect(await imported('listings:import', { toren: 1, estates })).toContain('zip is missing');
  const found = async (query: string) => {
    const html = await (await request.get(`${site.origin}/nl/te-koop/${query}`)).text();
    return texts(html, 'h3').filter((title) => title.startsWith('Huis'));
  };
  expect((await found('')).sort()).toEqual(['Huis met zolder', 'Huis zonder zolder']);
  expect(await found('?attic=1')).toEqual(['Huis met zolder']);
});
