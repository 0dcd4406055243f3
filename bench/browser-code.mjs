// The scripts that a browser fetches for a page: whatever the page preloads, imports or requests when idle.
import { brotliCompressSync } from 'node:zlib';
import { kilobytes } from './figures.mjs';
import { fetchOnce } from './load.mjs';

/** Milliseconds allowed for hydration, and after that for what is fetched when the browser is idle. */
const patience = 30_000;
const idle = 4_000;

/**
 * Opens a page on a phone without touching it. Sizes are those of the best brotli, whatever the server sends. `named`
 * is what the document itself names; `all` includes what these scripts fetch without interaction: a dictionary, a
 * search, sliders.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ name: string, page: string, port: number }} subject
 */
export async function browserCode(browser, { name, page: address, port }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  try {
    const page = await context.newPage();
    const asked = { scripts: new Set(), styles: new Set() };
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin !== `http://localhost:${port}`) return;
      if (pathname.endsWith('.js')) asked.scripts.add(pathname);
      if (pathname.endsWith('.css')) asked.styles.add(pathname);
    });
    const answer = await page.goto(`http://localhost:${port}${address}`);
    const html = (await answer?.text()) ?? '';
    const hasScripts = (await page.locator('script:not([type$="json"])').count()) > 0;
    if (hasScripts && !(await comesAlive(page))) console.error(`${name} did not come alive.`);
    await page.waitForTimeout(hasScripts ? idle : 0);
    const scripts = await weigh(port, asked.scripts);
    return {
      name,
      named: sum(scripts.filter(({ file }) => html.includes(file))),
      all: sum(scripts),
      styles: sum(await weigh(port, asked.styles)),
    };
  } finally {
    await context.close();
  }
}

/** What hydrates without interaction and has not yet: our islands, Astro's, and the search. */
const asleep = [
  'gevel-island:is([data-wakes="load"], [data-wakes="idle"]):not([data-alive])',
  'astro-island[ssr]:is([client="load"], [client="idle"])',
  '.search-form:not([data-live])',
].join();

/**
 * Resolves to whether the islands are alive or, on a page without islands (peers, and ours until 5b4defde), React has
 * hydrated the whole page.
 */
function comesAlive(page) {
  const live = (waiting) =>
    document.querySelector(waiting) === null &&
    (document.querySelector('gevel-island, astro-island') !== null ||
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber$')));
  return page.waitForFunction(live, asleep, { timeout: patience }).then(
    () => true,
    () => false,
  );
}

async function weigh(port, files) {
  return Promise.all(
    [...files].map(async (file) => {
      const { status, body } = await fetchOnce(port, file);
      if (status !== 200) throw new Error(`${file} answered ${status}.`);
      return { file, bytes: brotliCompressSync(body).byteLength };
    }),
  );
}

function sum(files) {
  return { bytes: files.reduce((bytes, each) => bytes + each.bytes, 0), files };
}

/** Prints the files of a page, largest first. */
export function printFiles({ name, named, all, styles }) {
  const size = ({ bytes, files }) => `${kilobytes(bytes)} kB in ${files.length} files`;
  console.log(`\n${name}: scripts named by the page ${size(named)}, all ${size(all)}; styles ${size(styles)} (brotli)`);
  for (const { file, bytes } of all.files.toSorted((a, b) => b.bytes - a.bytes)) {
    const isNamed = named.files.some((each) => each.file === file);
    console.log(`  ${kilobytes(bytes).padStart(6)}  ${isNamed ? 'named  ' : 'fetched'}  ${file}`);
  }
}
