// Visitors at a steady pace, alone and beside 1,000 forms a minute, in turn; then what became of the forms. Started by
// submissions.mjs.
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendContact } from '../tests/durability/submissions.ts';
import { mailsSoFar, whatArrived } from '../tests/durability/what-arrived.ts';
import { get } from '../tests/site/http.ts';
import { startMailServer, type MailServer } from '../tests/site/mail-server.ts';
import { Measured } from './process.mjs';
import { quantile } from './quantiles.mjs';
import { benchFolder, withSite } from './with-site.mjs';

const rounds = 10;
const secondsPerRound = 6;
const requestsPerSecond = 100;
const formsPerMinute = 1_000;
const formsPerRound = (formsPerMinute / 60) * secondsPerRound;

interface Site {
  program: Measured;
  origin: string;
}

interface Visit {
  milliseconds: number;
}

interface Seen {
  /** Response time of each page in milliseconds, per round. */
  rounds: number[][];
  /** CPU time of the site, in milliseconds. */
  cpu: number;
}

/** Submissions by response status, and their response times in milliseconds. */
interface Forms {
  count: number;
  statuses: Record<number, number>;
  times: number[];
}

await benchFolder(async (folder) => {
  const mails = await startMailServer();
  const forms: Forms = { count: 0, statuses: {}, times: [] };
  // Each form comes from its own proxied address: the rate limit is per address.
  const env = { SMTP_URL: mails.url, MAIL_FROM: 'Gevel <site@gevel.example>', TRUST_PROXY: 'loopback' };
  try {
    await withSite(folder, env, async ({ program, origin }: Site) => {
      const visitors = Measured.start(path.join(import.meta.dirname, 'visits.mjs'));
      // Senders and mail server are not part of the site: the two cores belong to the site and its visitors.
      os.setPriority(10);
      const seen = { quiet: { rounds: [], cpu: 0 }, busy: { rounds: [], cpu: 0 } } satisfies Record<string, Seen>;
      try {
        const pages = await pagesOf(origin);
        for (let round = -1; round < rounds; round += 1) {
          // Each state comes first in turn.
          for (const state of round % 2 === 0 ? (['quiet', 'busy'] as const) : (['busy', 'quiet'] as const)) {
            const before = await program.cpuMilliseconds();
            const sending = state === 'busy' ? sendForms(origin, forms) : Promise.resolve();
            visitors.child.send({ origin, pages, perSecond: requestsPerSecond, seconds: secondsPerRound });
            const visits: Visit[] = await visitors.hear((message: { visits?: Visit[] }) => message.visits);
            await sending;
            await settled(mails, forms);
            // The first round warms up.
            if (round < 0) continue;
            (seen[state] as Seen).rounds.push(visits.map(({ milliseconds }) => milliseconds));
            seen[state].cpu += (await program.cpuMilliseconds()) - before;
          }
        }
      } finally {
        await visitors.stop();
      }
      report(seen, forms);
    });
    const arrived = await whatArrived({ dataDir: path.join(folder, 'data') }, mails.taken, forms.count);
    console.log(
      `  lost: ${arrived.lost.length}  stored twice: ${arrived.storedTwice}  mails: ${arrived.mails} of ${2 * forms.count}`,
    );
    console.log(`\nLoad average ${os.loadavg()[0]?.toFixed(1)}`);
  } finally {
    await mails.close();
  }
});

/** Submits forms at a steady pace, without waiting for responses. */
async function sendForms(origin: string, forms: Forms): Promise<void> {
  const began = performance.now();
  const sent: Promise<void>[] = [];
  for (let n = 0; n < formsPerRound; n += 1) {
    await sleep(Math.max(0, began + (n * 60_000) / formsPerMinute - performance.now()));
    sent.push(sendOne(origin, forms));
  }
  await Promise.all(sent);
}

async function sendOne(origin: string, forms: Forms): Promise<void> {
  const began = performance.now();
  const { status } = await sendContact(origin, (forms.count += 1));
  forms.times.push(performance.now() - began);
  forms.statuses[status] = (forms.statuses[status] ?? 0) + 1;
}

/** Waits until a round's mails have arrived, so that they do not burden the next round. */
async function settled(mails: MailServer, forms: Forms): Promise<void> {
  const end = performance.now() + 30_000;
  while (mailsSoFar(mails.taken) < 2 * (forms.statuses[200] ?? 0) && performance.now() < end) await sleep(100);
}

function report({ quiet, busy }: Record<'quiet' | 'busy', Seen>, { count, statuses, times }: Forms): void {
  console.log(
    `\nPages at ${requestsPerSecond} requests a second, ${rounds} rounds of ${secondsPerRound} s each: alone, and beside ${formsPerMinute} forms a minute`,
  );
  for (const [name, { rounds: times, cpu }] of Object.entries({ alone: quiet, 'beside forms': busy }))
    console.log(
      `  ${name.padEnd(13)} median ${ms(ofRounds(times, 0.5))}  99 % ${ms(ofRounds(times, 0.99))}  ` +
        `CPU ${((100 * cpu) / (rounds * secondsPerRound * 1_000)).toFixed(0)} % of a core`,
    );
  console.log(
    `  beside forms : alone, round by round: median ${ratio(busy, quiet, 0.5)}  99 % ${ratio(busy, quiet, 0.99)}`,
  );
  const refused = Object.entries(statuses)
    .filter(([status]) => status !== '200')
    .map(([status, times]) => `${times} with ${status}`);
  console.log(
    `\n${count} forms, answered after ${ms(quantile(times, 0.5))} (median), 99 % ${ms(quantile(times, 0.99))}\n` +
      `  CPU of the site for each: ${ms((busy.cpu - quiet.cpu) / (rounds * formsPerRound))}\n  refused: ${refused.join(', ') || 0}`,
  );
}

/** One page of each kind that visitors see most. */
async function pagesOf(origin: string): Promise<string[]> {
  const { body } = await get('/sitemaps/properties-nl.xml', { origin });
  return ['/nl/', '/nl/te-koop/', new URL(/<loc>([^<]+)/.exec(body)?.[1] ?? '').pathname, '/nl/contact/'];
}

/** The median of the rounds' quantiles, so that other work on the machine spoils only its own round. */
function ofRounds(times: readonly number[][], share: number): number {
  return quantile(
    times.map((visits) => quantile(visits, share)),
    0.5,
  );
}

/** Per round, whose halves run one after the other: the median ratio and its range. */
function ratio(busy: Seen, quiet: Seen, share: number): string {
  const ratios = busy.rounds.map(
    (visits, round) => quantile(visits, share) / quantile(quiet.rounds[round] ?? [], share),
  );
  const [median, least, most] = [0.5, 0, 1].map((each) => quantile(ratios, each).toFixed(2));
  return `${median}× (${least}–${most})`;
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}
