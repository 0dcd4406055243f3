/**
 * Several processes over one PostgreSQL and one object store, without a shared folder, behind a proxy and under load. In
 * short with two of them behind nginx; at length (`npm run test:cluster`) with three behind nginx, then Caddy, which
 * begin with the release before (CLUSTER_BEFORE, a folder) and are updated to this one while visitors use them.
 */
import { request } from 'node:http';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { quantile } from '../../bench/quantiles.mjs';
import { feed, listings } from '../site/demo-listings.ts';
import { get } from '../site/http.ts';
import { demoOwners } from '../site/owner.ts';
import { temporaryFolder } from '../site/server.ts';
import { test } from '../site/test.ts';
import { startCluster, type Cluster, type Member } from './cluster.ts';
import { manyVisitors } from './submissions.ts';
import { mailsSoFar, whatArrived } from './what-arrived.ts';

const isLong = process.env.CLUSTER === 'long';
const before = process.env.CLUSTER_BEFORE;
const counts = isLong
  ? { processes: 3, edits: 200, imports: 20, forms: 2_000, secondsAway: 60 }
  : { processes: 2, edits: 10, imports: 2, forms: 120, secondsAway: 3 };
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

/** Reads a process's server-sent events about a document; tells the transactions it heard of. */
function listener({ port }: Member, host: string, id: string, token: string) {
  const heard: string[] = [];
  let text = '';
  const query = encodeURIComponent(`*[_id == "${id}"]`);
  const sent = request({
    port,
    path: `/lake/v2025-02-19/data/listen/production?query=${query}`,
    headers: { host, authorization: `Bearer ${token}`, accept: 'text/event-stream' },
  });
  const ready = new Promise<void>((resolve, reject) => {
    sent.once('response', (response) => {
      if (response.statusCode !== 200) reject(new Error(`The listener was answered ${response.statusCode}`));
      response.on('data', (chunk) => {
        text += String(chunk);
        if (text.includes('event: welcome')) resolve();
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) heard.push(...(/"transactionId":"([^"]+)"/.exec(event)?.slice(1) ?? []));
      });
    });
  });
  sent.on('error', () => undefined).end();
  return { heard, ready, stop: () => void sent.destroy() };
}

const proxies = isLong ? (['nginx', 'caddy'] as const) : (['nginx'] as const);

for (const proxy of proxies)
  test.describe.serial(`${counts.processes} processes behind ${proxy}`, () => {
    let cluster: Cluster;
    let token: string;
    let forms = 0;
    const figures: Record<string, unknown> = {};

    /** Readers and visitors who send forms use the proxy while `work` runs. */
    const underLoad = async (work: () => Promise<void>) => {
      const reading = readers(cluster.origin);
      const visitors = manyVisitors(cluster.origin, Infinity, 2, { first: forms + 1, pause: 50 });
      await Promise.race([work(), visitors.done]);
      await Promise.all([reading.stop(), visitors.stop()]);
      const { acknowledged, ...sent } = visitors.sent;
      forms += acknowledged.size;
      return { pages: reading.opened(), failed: reading.failed, forms: acknowledged.size, ...sent };
    };
    const member = (number: number): Member => {
      const found = cluster.members[number % cluster.members.length];
      if (found === undefined) throw new Error('There is no process');
      return found;
    };
    const edit = (by: Member, transactionId: string, title: string) =>
      by.ask('/lake/v2025-02-19/data/mutate/production', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          transactionId,
          mutations: [{ patch: { id: 'menuPage-contact', set: { 'title.nl': title } } }],
        }),
      });
    /** Milliseconds until every process shows all of these. */
    const untilAllShow = async (page: string, ...words: string[]): Promise<number> => {
      const from = performance.now();
      const shows = async ({ ask }: Member): Promise<void> => {
        for (;;) {
          const { body } = await ask(page);
          if (words.every((each) => body.includes(each))) return;
          if (performance.now() - from > 30_000) throw new Error(`${page} does not show ${words.join()}`);
          await delay(10);
        }
      };
      await Promise.all(cluster.members.map(shows));
      return performance.now() - from;
    };

    test.beforeAll(async () => {
      test.setTimeout(300_000);
      const started = await startCluster(proxy, counts.processes, before);
      test.skip(started === null, `There is no PostgreSQL or no ${proxy} on this machine`);
      if (started === null) return;
      cluster = started;
      const { code, output } = await member(0).site.command('tokens', 'add', 'cluster', '--write');
      expect(code, output).toBe(0);
      token = /\b[\w-]{30,}\b/.exec(output)?.[0] ?? '';
    });
    test.afterAll(async () => {
      console.log(`${counts.processes} processes behind ${proxy}`, figures);
      await cluster?.stop();
    });

    test('serve a picture that only the object store has', async () => {
      const [picture = ''] = /\/images\/content\/[^"\s]+/.exec((await member(0).ask('/nl/')).body) ?? [];
      for (const { ask } of cluster.members) expect((await ask(picture.replaceAll('&amp;', '&'))).status).toBe(200);
    });

    test('show an edit of one on all, and tell the listeners of the others once (10.285)', async () => {
      test.setTimeout(300_000);
      const host = new URL(cluster.origin).host;
      const listeners = cluster.members.map((each) => listener(each, host, 'menuPage-contact', token));
      await Promise.all(listeners.map(({ ready }) => ready));
      const times: number[] = [];
      for (let n = 1; n <= counts.edits; n += 1) {
        const answer = await edit(member(n), `edit-${n}`, `Contact ${n}.`);
        expect([answer.status, answer.body]).toEqual([200, expect.stringContaining('"transactionId"')]);
        times.push(await untilAllShow('/nl/contact/', `Contact ${n}.`));
      }
      const all = times.map((_, index) => `edit-${index + 1}`);
      for (const { heard } of listeners) await expect.poll(() => heard).toEqual(all);
      for (const { stop } of listeners) stop();
      figures.edits = { count: times.length, median: quantile(times, 0.5), worst: quantile(times, 1) };
      expect(quantile(times, 0.5)).toBeLessThan(2_000);
    });

    test('import through one and show it on all, whole, however many begin at once (10.285)', async () => {
      test.setTimeout(600_000);
      const [one, other] = listings.filter(({ Goal, PublishPrice, Marquee }) => Goal + Marquee === 0 && PublishPrice);
      if (!one || !other) throw new Error('The demo has too few homes');
      const pathOf = async ({ ID }: { ID: string }) => (await member(0).ask(`/nl/te-koop/x/y/${ID}/`)).location ?? '';
      const [first, second] = await Promise.all([pathOf(one), pathOf(other)]);
      const folder = await temporaryFolder('imports');
      const write = async (n: number) => {
        const file = path.join(folder, `${n}.json`);
        const homes = listings.map((each) =>
          [one, other].includes(each) ? { ...each, Price: 700_000 + n * 1_000 } : each,
        );
        await writeFile(file, JSON.stringify({ ...feed, PropertyList: homes }));
        return file;
      };
      const times: number[] = [];
      for (let n = 1; n <= counts.imports; n += 2) {
        const begun = [n, n + 1].map(async (each) => member(each).site.command('listings:import', await write(each)));
        for (const { code, output } of await Promise.all(begun)) expect(code, output).toBe(0);
        const last = /70\d\.000|7[1-9]\d\.000/;
        const shown = last.exec((await member(n).ask(first)).body)?.[0] ?? '';
        expect([`${700 + n}.000`, `${701 + n}.000`]).toContain(shown);
        times.push(Math.max(await untilAllShow(first, shown), await untilAllShow(second, shown)));
      }
      figures.imports = { count: counts.imports, worst: quantile(times, 1) };
    });

    test('count wrong logins together (10.285)', async () => {
      const statuses: number[] = [];
      for (let n = 0; n < 12; n += 1) {
        const { status } = await member(n).ask('/nl/login/', {
          method: 'POST',
          headers: {
            origin: cluster.origin,
            'x-forwarded-for': '203.0.113.80',
            'content-type': 'application/x-www-form-urlencoded',
          },
          body: String(new URLSearchParams({ email: demoOwners.lien, password: `guess-number-${n}` })),
        });
        statuses.push(status);
      }
      expect(new Set(statuses)).toEqual(new Set([422, 429]));
      expect(statuses.filter((status) => status === 422).length).toBeLessThan(6);
    });

    test('are restarted in turn, for a new release too, and fail nobody (10.254)', async () => {
      test.setTimeout(600_000);
      const load = await underLoad(async () => {
        for (const each of cluster.members) {
          await each.site.stop();
          await each.start();
        }
      });
      figures.restarted = load;
      expect(load).toMatchObject({ failed: [], unanswered: 0, refused: 0 });
      // Each mail and delivery once, whatever the clocks say.
      const deliveries = () => new Set(cluster.crm.received.map(({ headers }) => headers['webhook-id'])).size;
      await expect.poll(() => mailsSoFar(cluster.mails.taken), { timeout: 120_000 }).toBe(2 * forms);
      await expect.poll(deliveries, { timeout: 120_000 }).toBe(forms);
      expect([cluster.mails.taken.length, cluster.crm.received.length]).toEqual([2 * forms, forms]);
    });

    const besideBefore = async () => {
      test.setTimeout(600_000);
      const old = member(0);
      await old.site.stop();
      await old.start(before);
      const load = await underLoad(async () => {
        for (const page of pages) expect((await old.ask(page)).status).toBe(200);
        expect((await edit(old, 'edit-by-the-old', 'Contact van vroeger.')).status).toBe(200);
        await untilAllShow('/nl/contact/', 'Contact van vroeger.');
        expect((await edit(member(1), 'edit-by-the-new', 'Contact van nu.')).status).toBe(200);
        await untilAllShow('/nl/contact/', 'Contact van nu.');
        await delay(5_000);
      });
      figures.besideBefore = load;
      expect(load).toMatchObject({ failed: [], unanswered: 0, refused: 0 });
      await old.site.stop();
      await old.start();
    };
    if (before !== undefined)
      test('work beside the release before, which starts on the new tables (10.283)', besideBefore);

    test('lose nothing that was acknowledged when each is killed in turn (10.254)', async () => {
      test.setTimeout(600_000);
      figures.killed = await underLoad(async () => {
        for (const each of cluster.members) {
          await each.site.kill();
          await delay(1_000);
          await each.start();
        }
      });
    });

    test('show what they have while PostgreSQL is away, and go on when it is back (10.286)', async () => {
      test.setTimeout(600_000);
      for (const { ask } of cluster.members) for (const page of pages) await ask(page);
      const load = await underLoad(async () => {
        await cluster.postgres.kill();
        await delay(counts.secondsAway * 1_000);
        while (!(await cluster.postgres.start())) await delay(200);
        const from = performance.now();
        for (const { ask } of cluster.members)
          await expect.poll(async () => (await ask('/health/ready/')).status, { timeout: 60_000 }).toBe(200);
        figures.readyAgainAfter = performance.now() - from;
      });
      figures.databaseAway = { ...load, failed: load.failed.length, outcomes: [...new Set(load.failed)] };
      expect(load.failed).toEqual([]);
      expect(load.refused).toBeGreaterThan(0);
      expect(load.unanswered).toBe(0);
    });

    test('have stored each form that was acknowledged, once (10.254)', async () => {
      test.setTimeout(900_000);
      const rest = Math.max(0, counts.forms - forms);
      const visitors = manyVisitors(cluster.origin, rest, 6, { first: forms + 1 });
      await visitors.done;
      forms += rest;
      expect(visitors.sent).toMatchObject({ unanswered: 0, refused: 0 });
      const { taken } = cluster.mails;
      // What a killed process had begun waits for minutes.
      if (isLong) await expect.poll(() => mailsSoFar(taken), { timeout: 600_000 }).toBe(2 * forms);
      const arrived = await whatArrived({ databaseUrl: cluster.postgres.url }, taken, forms);
      figures.arrived = { forms, ...arrived };
      expect(arrived).toMatchObject({
        lost: [],
        storedTwice: 0,
        differentIds: [],
        ...(isLong ? { missingMails: [] } : {}),
      });
    });
  });
