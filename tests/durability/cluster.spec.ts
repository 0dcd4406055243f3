/**
 * Several processes over one PostgreSQL and one object store, without a shared folder, behind nginx and under load:
 * restarted in turn, then one of them killed. The long run, which also waits for the mails that the killed process had begun (minutes): `PROCESSES=3 SUBMISSIONS=2000 npx playwright test tests/durability/cluster.spec.ts`.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { startTestStore } from '../../app/platform/blobs/test-store.ts';
import { freePort } from '../../scripts/free-port.mjs';
import { ensureNginx, Nginx } from '../../scripts/test/nginx.mjs';
import { startPostgres } from '../../scripts/test/postgres.mjs';
import { get } from '../site/http.ts';
import { startMailServer } from '../site/mail-server.ts';
import { startSite, temporaryFolder } from '../site/server.ts';
import { test } from '../site/test.ts';
import { manyVisitors } from './submissions.ts';
import { mailsSoFar, whatArrived } from './what-arrived.ts';

const processes = Number(process.env.PROCESSES ?? 2);
const submissions = Number(process.env.SUBMISSIONS ?? 100);
const isLong = submissions > 100;
const pages = ['/nl/', '/nl/te-koop/', '/fr/ventes/?bedrooms=2', '/en/projects/'];

/** Readers who each open the next page as soon as they have one, until they are told to stop. */
function readers(origin: string, atOnce = 3) {
  const failed: string[] = [];
  let opened = 0;
  let stopped = false;
  const read = async (): Promise<void> => {
    while (!stopped) {
      const page = pages[(opened += 1) % pages.length] ?? '';
      const outcome = await get(page, { origin }).then(({ status }) => String(status), String);
      if (outcome !== '200') failed.push(`${page}: ${outcome}`);
      await delay(20);
    }
  };
  const done = Promise.all(Array.from({ length: atOnce }, read));
  return { failed, opened: () => opened, stop: () => ((stopped = true), done) };
}

test('a restart in turn fails nobody, and a killed process loses nothing that was acknowledged (10.254)', async () => {
  test.setTimeout(900_000);
  const postgres = await startPostgres();
  test.skip(postgres === null || !(await ensureNginx()), 'There is no PostgreSQL or no nginx on this machine');
  if (postgres === null) return;
  const mails = await startMailServer();
  const store = await startTestStore();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const start = async (before?: { port: number; dataDirectory: string }) => {
    const each = before?.port ?? (await freePort());
    const dataDirectory = before?.dataDirectory ?? (await temporaryFolder('cluster'));
    const env = {
      DATABASE_URL: postgres.url,
      SMTP_URL: mails.url,
      MAIL_FROM: 'Gevel <site@gevel.example>',
      TRUST_PROXY: 'loopback',
      ORIGIN: origin,
      PORT: String(each),
      DRAIN_SECONDS: '1',
      ...store.env,
    };
    return { port: each, dataDirectory, site: await startSite({ dataDirectory, env }) };
  };
  const cluster = [await start()];
  while (cluster.length < processes) cluster.push(await start());
  const ports = cluster.map((each) => each.port);
  const nginx = await Nginx.start(await temporaryFolder('nginx'), ports, port);
  try {
    const [picture = ''] = /\/images\/content\/[^"\s]+/.exec((await get('/nl/', { origin })).body) ?? [];
    const headers = { host: new URL(origin).host };
    for (const each of cluster)
      expect(
        (await get(picture.replaceAll('&amp;', '&'), { origin: `http://127.0.0.1:${each.port}`, headers })).status,
      ).toBe(200);
    const reading = readers(origin);
    const { sent, done } = manyVisitors(origin, submissions, 2);
    for (const [index, each] of cluster.entries()) {
      await each.site.stop();
      cluster[index] = await start(each);
    }
    expect(sent).toMatchObject({ unanswered: 0, refused: 0 });
    await cluster[0]?.site.kill();
    await done;
    await reading.stop();
    if (isLong)
      await expect.poll(() => mailsSoFar(mails.taken), { timeout: 400_000, intervals: [1_000] }).toBe(2 * submissions);
    const arrived = await whatArrived({ databaseUrl: postgres.url }, mails.taken, submissions);
    console.log(`${processes} processes: ${reading.opened()} pages, ${submissions} submissions`, sent, arrived);
    expect(reading.failed).toEqual([]);
    expect(arrived).toMatchObject({
      lost: [],
      storedTwice: 0,
      differentIds: [],
      ...(isLong ? { missingMails: [] } : {}),
    });
  } finally {
    await Promise.all(cluster.map(({ site }) => site.stop()));
    await nginx?.stop();
    await mails.close();
    await store.stop();
    postgres.stop();
  }
});
