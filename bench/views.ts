// Property views, as many as the site answers, then a stop; views at a steady pace, then a kill; and pages beside
// views. Started by views.mjs.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../app/platform/database/open.ts';
import { get } from '../tests/site/http.ts';
import { Measured } from './process.mjs';
import { quantile } from './quantiles.mjs';
import { benchFolder, withSite } from './with-site.mjs';

const views = 100_000;
const kills = 10;
const viewsPerSecond = 200;
const rounds = 10;
const secondsPerRound = 6;
const requestsPerSecond = 100;

interface Site {
  program: Measured;
  origin: string;
}

const env = { TRUST_PROXY: 'loopback' };

await benchFolder(async (folder) => {
  const beacons = Measured.start(path.join(import.meta.dirname, 'beacons.mjs'));
  const visitors = Measured.start(path.join(import.meta.dirname, 'visits.mjs'));
  const report = async (site: Site, options: { count: number; perSecond?: number }): Promise<number[]> => {
    beacons.child.send({ origin: site.origin, paths: await propertiesOf(site.origin), ...options });
    return beacons.hear((message: { answered?: number[] }) => message.answered);
  };
  try {
    await stopped(folder, report);
    await killed(folder, report);
    await beside(folder, report, visitors);
  } finally {
    await beacons.stop();
    await visitors.stop();
  }
});

type Report = (site: Site, options: { count: number; perSecond?: number }) => Promise<number[]>;

/** Sends as many as the site answers, and stops it right after the last. */
async function stopped(folder: string, report: Report): Promise<void> {
  await withSite(folder, env, async (site: Site) => {
    await report(site, { count: 2_000 });
    const before = await site.program.cpuMilliseconds();
    const began = performance.now();
    const answered = await report(site, { count: views });
    const seconds = (performance.now() - began) / 1_000;
    const cpu = (await site.program.cpuMilliseconds()) - before;
    await site.program.stop();
    console.log(
      `\n${answered.length} of ${views} views answered, ${Math.round(views / seconds)} a second, ${((1_000 * cpu) / views).toFixed(0)} µs CPU each`,
    );
    console.log(`  lost at the stop: ${answered.length + 2_000 - (await storedIn(folder))}`);
  });
}

/** Sends views at a steady pace until the site is killed. Views are written in order, so only the last are missing. */
async function killed(folder: string, report: Report): Promise<void> {
  const lost: { count: number; milliseconds: number }[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const before = await storedIn(folder);
    await withSite(folder, env, async (site: Site) => {
      const answers = report(site, { count: Infinity, perSecond: viewsPerSecond });
      await sleep(3_000 + kill * 87);
      const end = Date.now();
      await site.program.stop('SIGKILL');
      const answered = (await answers).filter((at) => at <= end);
      const stored = (await storedIn(folder)) - before;
      const count = Math.max(0, answered.length - stored);
      lost.push({ count, milliseconds: count === 0 ? 0 : end - (answered[stored] ?? end) });
    });
  }
  const worst = Math.max(...lost.map(({ milliseconds }) => milliseconds));
  console.log(
    `\n${kills} kills under ${viewsPerSecond} views a second: ${lost.map(({ count }) => count).join(', ')} views lost; the oldest had been answered ${worst} ms before`,
  );
}

/** Pages at a steady pace, alone and beside as many views, in turn. */
async function beside(folder: string, report: Report, visitors: Measured): Promise<void> {
  const seen = { alone: { times: [] as number[][], cpu: 0 }, 'beside views': { times: [] as number[][], cpu: 0 } };
  await withSite(folder, env, async (site: Site) => {
    const { program, origin } = site;
    const pages = ['/nl/', '/nl/te-koop/', (await propertiesOf(origin))[0], '/nl/contact/'];
    for (let round = -1; round < rounds; round += 1) {
      const states = ['alone', 'beside views'] as const;
      // Each state comes first in turn.
      for (const state of round % 2 === 0 ? states : states.toReversed()) {
        const before = await program.cpuMilliseconds();
        visitors.child.send({ origin, pages, perSecond: requestsPerSecond, seconds: secondsPerRound });
        const heard = visitors.hear((message: { visits?: { milliseconds: number }[] }) => message.visits);
        if (state === 'beside views')
          await report(site, { count: viewsPerSecond * secondsPerRound, perSecond: viewsPerSecond });
        const visits: { milliseconds: number }[] = await heard;
        // The first round warms up.
        if (round < 0) continue;
        seen[state].times.push(visits.map(({ milliseconds }) => milliseconds));
        seen[state].cpu += (await program.cpuMilliseconds()) - before;
      }
    }
  });
  console.log(
    `\nPages at ${requestsPerSecond} requests a second, ${rounds} rounds of ${secondsPerRound} s each: alone, and beside ${viewsPerSecond} views a second`,
  );
  for (const [name, { times, cpu }] of Object.entries(seen))
    console.log(
      `  ${name.padEnd(13)} median ${ofRounds(times, 0.5).toFixed(1)} ms  99 % ${ofRounds(times, 0.99).toFixed(1)} ms  ` +
        `CPU ${((100 * cpu) / (rounds * secondsPerRound * 1_000)).toFixed(0)} % of a core`,
    );
  const ratio = (share: number) =>
    (ofRounds(seen['beside views'].times, share) / ofRounds(seen.alone.times, share)).toFixed(2);
  console.log(`  beside views : alone   median ${ratio(0.5)}×  99 % ${ratio(0.99)}×`);
}

async function propertiesOf(origin: string): Promise<string[]> {
  const { body } = await get('/sitemaps/properties-nl.xml', { origin });
  return [...body.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Counts the stored views. No site may have the database open. */
async function storedIn(folder: string): Promise<number> {
  const database = await openDatabase({ dataDir: path.join(folder, 'data') });
  const rows = await database
    .query<{ views: number }>('SELECT coalesce(sum(views), 0) AS views FROM property_view')
    .finally(() => database.close());
  return rows[0]?.views ?? 0;
}

/** The median of the rounds' quantiles, so that other work on the machine spoils only its own round. */
function ofRounds(times: readonly number[][], share: number): number {
  return quantile(
    times.map((round) => quantile(round, share)),
    0.5,
  );
}
