import { expect } from '@playwright/test';
import { elements, texts, visibleText } from './site/html.ts';
import { get } from './site/http.ts';
import { demoOrigin } from './site/server.ts';
import { wordsOf } from './site/words.ts';
import { test } from './site/test.ts';

interface Page {
  path: string;
  /** The page that links to it. */
  from: string;
}

const parallel = 4;
/** Searches link to more searches, so only this many are followed. */
const maxQueries = 30;
/** Limit for properties from the sitemap, and for linked ones; `property-pages.spec.ts` requests each. */
const maxProperties = 12;
const maxPictures = 40;
const propertyPath = /^(?:\/preview)?\/[a-z-]+\/[^/]+\/[^/]+\/[^/]+\/\d+\/$/;

const translationKeys = keysOf(wordsOf('en'));

test('no link is broken, and no page shows raw values', async () => {
  test.setTimeout(420_000);
  const faults: string[] = [];
  const pictures = new Map<string, string>();
  const { seen, queue } = await start();
  let queries = 0;
  let properties = 0;

  await inParallel(queue, async ({ path: asked, from }) => {
    const { status, headers, location, body } = await get(asked);
    if (status >= 300 && status < 400) {
      if (location?.startsWith('/')) visit(location, asked);
      return;
    }
    if (status !== 200) faults.push(`${status} ${asked} (linked from ${from})`);
    if (!headers['content-type']?.startsWith('text/html')) return;
    faults.push(...textFaults(body).map((fault) => `${fault} on ${asked}`));
    for (const { href = '' } of elements(body, 'a')) visit(href, asked);
    for (const { href = '' } of elements(body, 'link')) if (!/^https?:/.test(href)) visit(href, asked);
    for (const picture of picturesOf(body)) {
      const known = pictures.get(picturePath(picture));
      if (known === undefined || widthOf(picture) < widthOf(known)) pictures.set(picturePath(picture), picture);
    }
  });
  expect(faults.slice(0, 30)).toEqual([]);
  expect(seen.size).toBeGreaterThan(300);

  const missing: string[] = [];
  const every = Math.ceil(pictures.size / maxPictures);
  await inParallel(
    [...pictures.values()].filter((_, index) => index % every === 0),
    async (picture) => {
      const { status, headers, bytes } = await get(picture);
      if (status !== 200 || !headers['content-type']?.startsWith('image/') || bytes.byteLength < 50)
        missing.push(`${status} ${picture}`);
    },
  );
  expect(missing).toEqual([]);
  expect(pictures.size).toBeGreaterThan(100);

  function visit(href: string, from: string): void {
    const next = href.split('#', 1)[0] ?? '';
    if (!next.startsWith('/') || next.startsWith('//') || seen.has(next)) return;
    if (next.includes('?') && (queries += 1) > maxQueries) return;
    if (propertyPath.test(next) && (properties += 1) > maxProperties) return;
    seen.add(next);
    queue.push({ path: next, from });
  }
});

/** The home page and everything in the sitemaps. */
async function start(): Promise<{ seen: Set<string>; queue: Page[] }> {
  const index = await get('/sitemap.xml');
  const sitemaps = texts(index.body, 'loc').map(toPath);
  expect(sitemaps.length).toBeGreaterThan(3);
  const urls = await Promise.all(sitemaps.map(async (sitemap) => texts((await get(sitemap)).body, 'loc').map(toPath)));
  const named = urls.flat();
  const listings = named.filter((url) => propertyPath.test(url));
  const every = Math.ceil(listings.length / maxProperties);
  const sampled = [
    ...named.filter((url) => !propertyPath.test(url)),
    ...listings.filter((_, index) => index % every === 0),
  ];
  const queue = ['/', '/preview/nl/', '/feed-back/', ...sampled].map((each) => ({
    path: each,
    from: 'the sitemap',
  }));
  return { seen: new Set(queue.map((each) => each.path)), queue };
}

/** Processes a list that may grow meanwhile. */
async function inParallel<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (let done = 0; done < items.length; done += parallel)
    await Promise.all(items.slice(done, done + parallel).map(work));
}

function textFaults(html: string): string[] {
  const text = visibleText(html);
  const words = new Set(text.split(/[\s"“”«»()]+/).map((word) => word.replace(/[.,:;!?]+$/, '')));
  return [
    ...[...words].filter((word) => translationKeys.has(word)).map((word) => `the translation key ${word}`),
    ...['NaN', 'undefined', 'null', 'Infinity', 'Invalid'].filter((word) => words.has(word)).map((word) => `“${word}”`),
    // Left by an encoding error, anywhere in the page.
    ...(/[\0\uFFFD]/.test(html) ? ['a broken character'] : []),
    ...(text.includes('[object ') ? ['“[object …]”'] : []),
    ...(/\{\{.*?\}\}/.test(text) ? ['a placeholder without a value'] : []),
  ];
}

function picturesOf(html: string): string[] {
  const images = elements(html, 'img');
  const sources = [...images, ...elements(html, 'source')].flatMap(({ src, srcset }) => [
    ...(src ? [src] : []),
    ...(srcset ?? '').split(/,\s+/).map((each) => each.split(' ')[0] ?? ''),
  ]);
  return sources.filter((source) => source.startsWith('/'));
}

/** The smallest size of each picture is enough: all sizes come from one original. */
function widthOf(source: string): number {
  return Number(/[?&]width=(\d+)/.exec(source)?.[1] ?? Infinity);
}

function picturePath(source: string): string {
  return source.split('?', 1)[0] ?? source;
}

function toPath(url: string): string {
  return url.replace(demoOrigin(), '');
}

function keysOf(dictionary: object, prefix = ''): Set<string> {
  const keys = Object.entries(dictionary).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? [...keysOf(value, `${prefix}${key}.`)] : [`${prefix}${key}`],
  );
  return new Set(
    keys.flatMap((key) => [key, key.replace(/_(?:one|other|zero|many)$/, '')]).filter((key) => key.includes('.')),
  );
}
