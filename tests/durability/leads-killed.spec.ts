/**
 * Kills and restarts a site while visitors submit forms: each acknowledged form is stored once, and its mails arrive.
 * The long run: `KILLS=50 SUBMISSIONS=1000 npx playwright test tests/durability/leads-killed.spec.ts`; `SEED=…` repeats
 * the timing of another run.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { createRandom } from '../../packages/demo/listings/random.ts';
import { startCrm, type Crm } from '../site/crm.ts';
import { startMailServer, type MailServer } from '../site/mail-server.ts';
import { demoData, startSite, type TestSite } from '../site/server.ts';
import { manyVisitors } from './submissions.ts';
import { mailsSoFar, whatArrived } from './what-arrived.ts';
import { test } from '../site/test.ts';

const kills = Number(process.env.KILLS ?? 5);
const submissions = Number(process.env.SUBMISSIONS ?? 100);
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9));

let mails: MailServer;
let crm: Crm;
test.beforeAll(async () => {
  mails = await startMailServer();
  crm = await startCrm();
});
test.afterAll(async () => {
  crm.close();
  await mails.close();
});

test('a site killed again and again under submissions stores each that it thanked for once, and its mails and the CRM’s copy arrive (10.57, 10.81)', async () => {
  test.setTimeout(300_000 + kills * 15_000);
  const random = createRandom(seed);
  const dataDirectory = await demoData();
  const start = (port = '0') =>
    startSite({
      dataDirectory,
      env: {
        PORT: port,
        SMTP_URL: mails.url,
        MAIL_FROM: 'Gevel <site@gevel.example>',
        TRUST_PROXY: 'loopback',
        LEAD_WEBHOOK_URL: crm.url,
        LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 'secret').toString('base64')}`,
        LEAD_WEBHOOK_PRIVATE: '1',
      },
    });
  let site: TestSite = await start();
  const { port } = new URL(site.origin);
  try {
    const { sent, done } = manyVisitors(site.origin, submissions);
    let failure: unknown;
    done.catch((error: unknown) => (failure = error));
    for (let kill = 1; kill <= kills; kill += 1) {
      // Kills are spread over the whole load, at random points of a submission or a delivery.
      const after = Math.floor(((kill - 0.5) * submissions) / kills);
      while (failure === undefined && sent.acknowledged.size < after) await delay(5);
      await delay(random.between(0, 200));
      await site.kill();
      site = await start(port);
    }
    await done;
    await expect.poll(() => mailsSoFar(mails.taken), { timeout: 240_000, intervals: [1_000] }).toBe(2 * submissions);
    const delivered = () => new Set(crm.received.map(({ headers }) => headers['webhook-id'])).size;
    await expect.poll(delivered, { timeout: 240_000, intervals: [1_000] }).toBe(submissions);
    await site.stop();

    const arrived = await whatArrived({ dataDir: dataDirectory }, mails.taken, submissions);
    const again = crm.received.length - submissions;
    console.log(
      `seed ${seed}: ${kills} kills, ${submissions} submissions, ${sent.unanswered} cut off, ${again} repeated to the CRM`,
      arrived,
    );
    expect(arrived).toMatchObject({
      lost: [],
      storedTwice: 0,
      missingMails: [],
      differentIds: [],
      mails: 2 * submissions,
    });
    expect(sent.refused).toBe(0);
    // Otherwise nothing was tested.
    expect(sent.unanswered).toBeGreaterThan(0);
  } finally {
    await site.kill();
  }
});
