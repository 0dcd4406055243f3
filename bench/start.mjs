// npm run bench:start: how long it takes from starting the site to its first page, by phase, on a data folder that is there already (the demo
// agency's). Each phase ends when: the process runs; its code is loaded; the database is open; all parts are and it listens; the first page has
// been sent; and another of the same kind.
//
//   npm run bench:start -- --runs=7 --page=/nl/
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
    out: { type: 'string' },
  },
});
const runs = Number(options.runs);
const phases = {
  process: 'the process runs',
  code: 'its code is loaded',
  database: 'the database is open',
  listening: 'parts are open, it listens',
  first: 'the first page is sent',
  other: 'the same page in another language',
};

await benchFolder(async (folder) => {
  await withSite(folder, {}, async () => undefined);
  const seen = [];
  // The first run warms the files up.
  for (let round = -1; round < runs; round += 1) {
    const found = await start(folder);
    if (round >= 0) seen.push(found);
  }
  const figures = Object.fromEntries(
    [...Object.keys(phases), 'sum'].map((key) => [key, spread(seen.map((run) => run[key]))]),
  );
  console.log(`\nFrom starting to the first page, ${options.page}: medians (least–most) of ${runs} runs\n`);
  const whole = (value) => String(Math.round(value));
  printTable([
    ['phase', 'ms'],
    ...Object.entries(phases).map(([key, title]) => [title, inWords(figures[key], whole)]),
    ['from starting to the first page', inWords(figures.sum, whole)],
  ]);
  keepFigures('start', { page: options.page, runs, figures }, options.out);
});

/** Milliseconds of each phase. */
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
    await ask(Number(port), options.page.replace('/nl/', '/fr/'));
    const other = Date.now();
    return {
      process: reached.process - began,
      code: reached.code - reached.process,
      database: reached.database - reached.code,
      listening: listening - reached.database,
      first: first - listening,
      other: other - first,
      sum: first - began,
    };
  } finally {
    await program.stop();
  }
}

async function ask(port, page) {
  const { status } = await fetchOnce(port, page, 'br');
  if (status !== 200) throw new Error(`${page} answered ${status}.`);
}
