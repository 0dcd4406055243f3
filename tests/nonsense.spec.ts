import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { runnerImport } from 'vite';
import { fixedPages } from '../app/addresses/table.ts';
import { languages } from '../app/i18n/languages.ts';
import { demoPictures, documents } from './site/demo-content.ts';
import { elements, texts, visibleText } from './site/html.ts';
import { get, type Answer } from './site/http.ts';
import { importDocuments } from './site/import-documents.ts';
import { startSite, type TestSite } from './site/server.ts';
import { test } from './site/test.ts';

const root = path.resolve(import.meta.dirname, '..');
/** Of a page's HTML: room for the longest paste that the Studio takes, a few times. */
const mostCharacters = 500_000;

/** Documents by kind of nonsense. */
type Nonsense = { _id: string; _type: string }[][];

/** Validates with the Studio's schema, which is loaded as the Studio loads it. */
async function acceptedNonsense(): Promise<Nonsense> {
  const file = path.join(root, 'studio/headless/accepted-nonsense.fixture.ts');
  const { module } = await runnerImport<{ acceptedNonsense(): Promise<Nonsense> }>(file, {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: {
      alias: [
        { find: '~', replacement: path.join(root, 'app') },
        { find: /^sanity$/, replacement: path.join(root, 'studio/node_modules/sanity/lib/index.js') },
      ],
    },
  });
  // Sanity resolves initial values as tasks of the browser.
  Object.assign(globalThis, { window: globalThis });
  return module.acceptedNonsense().finally(() => Reflect.deleteProperty(globalThis, 'window'));
}

/** The documents beside the demo's: with its pictures, references to its documents, and one thank-you page a form. */
function besideTheDemo(nonsense: Nonsense[number]): object[] {
  const [picture = ''] = readdirSync(demoPictures);
  const thanks = documents.filter(({ _type }) => _type === 'thankYouPage');
  const own = nonsense.map((document) => {
    const place = document._type === 'thankYouPage' ? thanks.shift() : undefined;
    return place === undefined ? document : { ...document, _id: place._id, form: place.form };
  });
  const said = JSON.stringify(own)
    .replaceAll(/"asset":\{[^{}]*"image-0+-1x1-webp"\}/g, `"_sanityAsset":"image@file://./images/${picture}"`)
    .replaceAll(/"some-(\w+)"/g, (id, type: string) => {
      const found = documents.find(({ _type, _id }) => _type === type && _id !== 'menuPage-home');
      return found === undefined ? id : JSON.stringify(found._id);
    });
  return JSON.parse(said);
}

/** Every page that the sitemaps list, but those of listings; pages that they leave out; and the nonsense's own. */
async function addresses(origin: string, nonsense: Nonsense[number]): Promise<string[]> {
  const pathsIn = async (map: string) =>
    texts((await get(map, { origin })).body, 'loc').map((url) => new URL(url).pathname);
  const maps = (await pathsIn('/sitemap.xml')).filter((map) => !/properties|projects/.test(map));
  const listed = (await Promise.all(maps.map(pathsIn))).flat();
  const forms = documents.flatMap(({ form }) => form ?? []);
  const others = languages.flatMap((language) => [
    `/${language}/no-such-page/`,
    `/${language}/${fixedPages.sale.segments[language]}/`,
    ...forms.map((form) => `/${language}/${fixedPages.thankYou.segments[language]}/${form}/`),
    ...nonsense.map(({ _id }) => `/${language}/${_id}/`),
  ]);
  return [...new Set([...listed, ...others])];
}

/** What nonsense has done to a page. */
function harm({ status, body, location }: Answer): string[] {
  const links = ['a', 'form', 'iframe', 'link', 'img', 'source', 'video'].flatMap((name) => elements(body, name));
  const targets = [location, ...links.flatMap(({ href, src, action }) => [href, src, action])];
  return [
    ...(status < 500 ? [] : [`status ${status}`]),
    ...(/<script>alert|<img src=x/i.test(body) ? ['markup of an editor'] : []),
    ...targets.filter((target) => /^\s*javascript:/i.test(target ?? '')).map((target) => `a link to ${target}`),
    ...(/\b(?:undefined|NaN|Infinity|\[object Object\])/.exec(visibleText(body)) ?? []),
    ...(body.length > mostCharacters ? [`${body.length} characters`] : []),
  ];
}

test.describe('nonsense that the Studio accepts', () => {
  let site: TestSite;
  let nonsense: Nonsense;
  test.beforeAll(async () => {
    nonsense = await acceptedNonsense();
    site = await startSite();
  });
  test.afterAll(() => site?.stop());

  for (const [turn, [name, shown]] of [
    ['a text of 100,000 characters', 'onzin'.repeat(20_000)],
    ['markup', '&lt;script&gt;alert('],
    ['code', '$t(errors.home)'],
  ].entries())
    test(`${name} is harmless on every page (10.371)`, async () => {
      const own = nonsense[turn] ?? [];
      const before = site.output().length;
      await importDocuments(site, besideTheDemo(own));
      const found: string[] = [];
      let pages = 0;
      for (const address of await addresses(site.origin, own)) {
        const answer = await get(address, { origin: site.origin });
        found.push(...harm(answer).map((problem) => `${address}: ${problem}`));
        if (answer.status === 200 && answer.body.includes(shown ?? '')) pages++;
      }
      expect(found).toEqual([]);
      expect(pages, 'pages that show it').toBeGreaterThan(languages.length);
      expect(site.output().slice(before)).not.toMatch(/"level":[56]0/);
    });
});
