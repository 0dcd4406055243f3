// Requirements 10.88
/**
 * Stops or kills a site while visitors view properties: a stop loses no view, a kill only the last ones, and none
 * counts twice. bench/views.mjs measures that a kill loses at most a second's views, without other tests taking CPU
 * time. The long run: `KILLS=30 npx playwright test tests/durability/views-killed.spec.ts`.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { openDatabase } from '../../app/platform/database/open.ts';
import { get } from '../site/http.ts';
import { demoData, startSite, type TestSite } from '../site/server.ts';

const kills = Number(process.env.KILLS ?? 2);
const agent = 'Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Acknowledged views, by the time of their response. */
interface Sent {
  acknowledged: number[];
  unanswered: number;
}

let dataDirectory: string;
let paths: string[];
test.beforeAll(async () => {
  dataDirectory = await demoData();
});

const start = (): Promise<TestSite> => startSite({ dataDirectory, env: { TRUST_PROXY: 'loopback' } });

/** Eight visitors, each with a new address for each view, until the server is gone. */
async function look(site: TestSite, sent: Sent, isEnding: () => boolean): Promise<void> {
  const one = async (visitor: number): Promise<void> => {
    for (let n = 0; ; n += 1) {
      const body = String(new URLSearchParams({ path: paths[(visitor + n) % paths.length] ?? '' }));
      const headers = {
        'user-agent': agent,
        'content-length': String(body.length),
        'x-forwarded-for': `10.${visitor}.${Math.floor(n / 250) % 250}.${n % 250}`,
      };
      try {
        const { status } = await get('/api/views', { origin: site.origin, method: 'POST', body, headers });
        expect(status).toBe(204);
        sent.acknowledged.push(performance.now());
      } catch (error) {
        if (!isEnding()) throw error;
        sent.unanswered += 1;
        return;
      }
      await delay(5);
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, visitor) => one(visitor)));
}

/** The number of stored views. No site may have the database open. */
async function stored(): Promise<number> {
  const database = await openDatabase({ dataDir: dataDirectory });
  try {
    const [row] = await database.query<{ views: number }>('SELECT coalesce(sum(views), 0) AS views FROM property_view');
    return row?.views ?? 0;
  } finally {
    await database.close();
  }
}

/** Ends the site while visitors have been viewing properties for so long. */
async function underViews(end: (site: TestSite) => Promise<void>, milliseconds: number) {
  const site = await start();
  try {
    const { body } = await get('/sitemaps/properties-nl.xml', { origin: site.origin });
    paths = [...body.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
    const sent: Sent = { acknowledged: [], unanswered: 0 };
    let isEnding = false;
    const looking = look(site, sent, () => isEnding);
    await delay(milliseconds);
    const ended = performance.now();
    isEnding = true;
    await end(site);
    await looking;
    return { sent, ended };
  } finally {
    await site.kill();
  }
}

test('a site that is stopped under views has every one that it answered', async () => {
  const before = await stored();
  const { sent } = await underViews((site) => site.stop(), 1_200);
  const views = (await stored()) - before;
  expect(sent.acknowledged.length).toBeGreaterThan(20);
  expect(views).toBeGreaterThanOrEqual(sent.acknowledged.length);
  expect(views).toBeLessThanOrEqual(sent.acknowledged.length + sent.unanswered);
});

/** Milliseconds that a write may take while other tests load the machine. */
const slack = 3_000;

test('a site that is killed under views loses the last ones at most', async () => {
  test.setTimeout(120_000 + kills * 20_000);
  for (let kill = 0; kill < kills; kill += 1) {
    const before = await stored();
    const { sent, ended } = await underViews((site) => site.kill(), slack + 1_500 + ((kill * 137) % 500));
    const views = (await stored()) - before;
    const older = sent.acknowledged.filter((at) => at < ended - slack).length;
    expect(older).toBeGreaterThan(20);
    expect(views).toBeGreaterThanOrEqual(older);
    expect(views).toBeLessThanOrEqual(sent.acknowledged.length + sent.unanswered);
  }
});
