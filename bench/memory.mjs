// npm run bench -- memory: the site's memory while it renders ever more different pages, results of different searches
// in three languages. The page cache is full long before the last of them; from then on memory may not grow.
//
//   npm run bench -- memory                         100,000 pages, an hour
//   npm run bench -- memory --pages=10000           fewer
//   --at=0,10000,50000,100000 --idle=60             when to measure; idle seconds before the last measurement
//   --out=file.json                                 instead of bench/results/<date>-<commit>-memory.json
//
// Needs a build.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { keepFigures, printTable } from './figures.mjs';
import { fetchOnce } from './load.mjs';
import { benchFolder, withSite } from './with-site.mjs';

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: '100000' },
    at: { type: 'string', default: '0,10000,50000,100000' },
    idle: { type: 'string', default: '60' },
    out: { type: 'string' },
  },
});
const count = Number(options.pages);
const stops = [
  ...new Set([
    ...options.at
      .split(',')
      .map(Number)
      .filter((at) => at < count),
    count,
  ]),
];
const connections = 4;

const results = ['/nl/te-koop/', '/fr/ventes/', '/en/for-sale/'];
const orders = ['newest', 'price-asc', 'price-desc'];

/** A search unlike any before it. */
function address(n) {
  const least = 1_000 * Math.floor(n / 1_000);
  const most = 1_000_000 + 1_000 * (n % 1_000);
  return `${results[n % results.length]}?price=${least}-${most}&sort=${orders[Math.floor(n / 3) % orders.length]}`;
}

await benchFolder((folder) =>
  // The rate limit is per address, so the searches come from many.
  withSite(folder, { TRUST_PROXY: 'loopback' }, async ({ program, port }) => {
    const figures = [];
    const note = async (when, pages) => {
      const memory = await program.memory();
      figures.push({ when, pages, ...memory });
      console.log(`${when}: ${megabytes(memory.rss)} MB`);
    };
    // Once each, to load code and content.
    for (const page of results) await ask(port, page);
    let asked = 0;
    const began = performance.now();
    for (const stop of stops) {
      const work = async () => {
        while (asked < stop) {
          asked += 1;
          await ask(port, address(asked), `10.0.${Math.floor(asked / 500) % 250}.1`);
        }
      };
      await Promise.all(Array.from({ length: connections }, work));
      await note(`after ${stop} pages`, stop);
    }
    const perPage = (performance.now() - began) / count;
    await sleep(Number(options.idle) * 1_000);
    await note(`after ${options.idle} s without requests`, count);
    await program.collectGarbage();
    await note('after collecting garbage', count);
    console.log(`\nMemory of the whole process in MB, ${perPage.toFixed(1)} ms a page\n`);
    printTable([
      ['moment', 'resident', 'heap', 'external', 'array buffers'],
      ...figures.map(({ when, rss, heapUsed, external, arrayBuffers }) => [
        when,
        ...[rss, heapUsed, external, arrayBuffers].map(megabytes),
      ]),
    ]);
    keepFigures('memory', { figures, perPage }, options.out);
  }),
);

async function ask(port, page, from = '127.0.0.1') {
  const { status } = await fetchOnce(port, page, 'br', { 'X-Forwarded-For': from });
  if (status !== 200) throw new Error(`${page} answered ${status}.`);
}

function megabytes(bytes) {
  return (bytes / 1_000_000).toFixed(0);
}
