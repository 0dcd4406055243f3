// npm run bench -- start: when each phase of starting the site ends, on an existing data folder (the demo agency's):
// the process runs; its code is loaded and, in parallel, its database is open; all parts are open; it listens; the
// first page has been sent. Also the first page's CPU time over all threads, and the time of another page of the same
// kind.
//
//   npm run bench -- start --runs=7 --page=/nl/
//   --fresh            on an empty data folder each time: a first start
//   --out=file.json    instead of bench/results/<date>-<commit>-start.json
//
// Needs a build.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inWords, keepFigures, printTable, spread } from './figures.mjs';
import { fetchOnce } from './load.mjs';
import { Measured } from './process.mjs';
import { benchFolder, siteEnvironment, withSite } from './with-site.mjs';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    page: { type: 'string', default: '/nl/' },
    fresh: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
});
const runs = Number(options.runs);
const phases = {
  process: 'the process runs',
  code: 'its code is loaded',
  database: 'the database is open',
  parts: 'all parts are open',
  listening: 'it listens',
  first: 'the first page is sent',
  cpu: 'CPU time until then',
  other: 'and the same page in another language takes',
};

await benchFolder(async (folder) => {
  if (!options.fresh) await withSite(folder, {}, async () => undefined);
  const seen = [];
  // The first run warms the file cache.
  for (let round = -1; round < runs; round += 1) {
    const found = await start(options.fresh ? path.join(folder, String(round)) : folder);
    if (round >= 0) seen.push(found);
  }
  const figures = Object.fromEntries(Object.keys(phases).map((key) => [key, spread(seen.map((run) => run[key]))]));
  console.log(`\nMilliseconds after starting, ${options.page}: medians (least–most) of ${runs} runs\n`);
  const whole = (value) => String(Math.round(value));
  printTable([['when', 'ms'], ...Object.entries(phases).map(([key, title]) => [title, inWords(figures[key], whole)])]);
  keepFigures('start', { page: options.page, fresh: options.fresh, runs, figures }, options.out);
});

/** When each phase had ended. */
async function start(folder) {
  const began = Date.now();
  const program = Measured.start(path.join(import.meta.dirname, 'started.mjs'), { env: siteEnvironment(folder) });
  const reached = {};
  program.child.on('message', ({ phase, at }) => {
    reached[phase] = at;
  });
  try {
    const [, port] = await program.printed(/The site runs: http:\/\/localhost:(\d+)\//);
    const listening = Date.now();
    await ask(Number(port), options.page);
    const first = Date.now();
    const cpu = await program.cpuMilliseconds();
    const asked = Date.now();
    await ask(Number(port), options.page.replace('/nl/', '/fr/'));
    const other = Date.now();
    return {
      process: reached.process - began,
      code: reached.code - began,
      database: reached.database - began,
      parts: reached.parts - began,
      listening: listening - began,
      first: first - began,
      cpu,
      other: other - asked,
    };
  } finally {
    await program.stop();
  }
}

async function ask(port, page) {
  const { status } = await fetchOnce(port, page, 'br');
  if (status !== 200) throw new Error(`${page} answered ${status}.`);
}
