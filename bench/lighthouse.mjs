// npm run bench -- lighthouse: Lighthouse's four scores of five pages on a simulated phone, medians of five runs each.
//
//   npm run bench -- lighthouse --runs=5 --pages=home,results,property,article,contact
//   --beside=../other  also another checkout with its packages and its build, run by run in turn
//   --out=file.json    instead of bench/results/<date>-<commit>-lighthouse.json
//
// Needs a build and a Chromium (CHROMIUM_PATH, or /usr/bin/chromium). npx fetches Lighthouse: it is large, and nothing
// else here needs it.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inWords, keepFigures, printTable, spread } from './figures.mjs';
import { blockingOf } from './main-thread.mjs';
import { fivePages } from './page-paths.mjs';
import { benchFolder, withSites } from './with-site.mjs';

const version = '12.8.2';
const marks = ['performance', 'accessibility', 'best-practices', 'seo'];
const audited = {
  paint: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
};

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: 'home,results,property,article,contact' },
    beside: { type: 'string' },
    out: { type: 'string' },
  },
});
const runs = Number(options.runs);

await benchFolder((folder) =>
  withSites(folder, options.beside, async (sites) => {
    const pages = [];
    for (const page of options.pages.split(','))
      for (const { name, port, origin } of sites) {
        const url = origin + (await fivePages(port))[page];
        pages.push({ name: sites.length > 1 ? `${page} (${name})` : page, url, seen: [] });
      }
    // The first run renders page and pictures.
    for (let round = -1; round < runs; round += 1)
      for (const { url, seen } of pages) {
        const found = run(url, folder);
        if (round >= 0) seen.push(found);
      }
    const figures = pages.map(({ name, seen }) => ({
      name,
      ...Object.fromEntries(
        Object.keys(seen[0].values).map((key) => [key, spread(seen.map(({ values }) => values[key]))]),
      ),
      failed: [...new Set(seen.flatMap(({ failed }) => failed))],
    }));
    print(figures);
    keepFigures('lighthouse', { lighthouse: version, runs, figures }, options.out);
  }),
);

/** Chromium sometimes loses the beginning of a trace; Lighthouse advises to run it again. */
function run(url, folder, isAgain = false) {
  const output = path.join(folder, 'lighthouse.json');
  const { status, stderr } = spawnSync(
    'npx',
    [
      '--yes',
      `lighthouse@${version}`,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      '--save-assets',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-sync --no-first-run',
    ],
    { encoding: 'utf8', env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH || '/usr/bin/chromium' } },
  );
  if (status !== 0 && !isAgain && stderr.includes('NO_NAVSTART')) return run(url, folder, true);
  if (status !== 0) throw new Error(`Lighthouse failed: ${stderr.slice(-500)}`);
  const { categories, audits, environment } = JSON.parse(readFileSync(output, 'utf8'));
  const { traceEvents } = JSON.parse(readFileSync(path.join(folder, 'lighthouse-0.trace.json'), 'utf8'));
  const { clock, processor } = blockingOf(traceEvents);
  const values = {
    ...Object.fromEntries(marks.map((mark) => [mark, Math.round(categories[mark].score * 100)])),
    ...Object.fromEntries(Object.entries(audited).map(([key, audit]) => [key, audits[audit].numericValue])),
    clock,
    processor,
    machine: environment.benchmarkIndex,
  };
  const failed = marks
    .slice(1)
    .flatMap((mark) => categories[mark].auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score === 0)
    .map(({ id }) => id);
  return { values, failed };
}

function print(figures) {
  const seconds = (value) => (value / 1_000).toFixed(1);
  const whole = (value) => String(Math.round(value));
  console.log(`\nLighthouse ${version} on a simulated phone: medians (least–most) of ${runs} runs\n`);
  printTable([
    [
      'page',
      'performance',
      ...marks.slice(1),
      'largest paint s',
      'blocking ms',
      'by clock',
      'by processor',
      'shift',
      'machine',
      'failed',
    ],
    ...figures.map((each) => [
      each.name,
      inWords(each.performance, whole),
      ...marks.slice(1).map((mark) => each[mark].median),
      inWords(each.paint, seconds),
      inWords(each.blocking, whole),
      inWords(each.clock, whole),
      inWords(each.processor, whole),
      inWords(each.shift, (value) => value.toFixed(3)),
      inWords(each.machine, whole),
      each.failed.join(', '),
    ]),
  ]);
}
