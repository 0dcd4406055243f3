/**
 * Kills and restarts PostgreSQL while visitors submit forms. The long run:
 * `KILLS=20 SUBMISSIONS=1000 npx playwright test tests/durability/database-killed.spec.ts`.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { createRandom } from '../../packages/demo/listings/random.ts';
import { startPostgres } from '../../scripts/test/postgres.mjs';
import { startMailServer } from '../site/mail-server.ts';
import { startSite, temporaryFolder } from '../site/server.ts';
import { word } from '../site/words.ts';
import { manyVisitors, remarkOf, sendContact } from './submissions.ts';
import { mailsSoFar, whatArrived } from './what-arrived.ts';
import { test } from '../site/test.ts';

const kills = Number(process.env.KILLS ?? 3);
const submissions = Number(process.env.SUBMISSIONS ?? 100);
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9));

test('while PostgreSQL is dead forms are refused with what was typed kept, and none that was thanked for is lost (10.57)', async () => {
  test.setTimeout(480_000 + kills * 20_000);
  const random = createRandom(seed);
  const postgres = await startPostgres();
  test.skip(postgres === null, 'There is no PostgreSQL on this machine');
  if (postgres === null) return;
  const mails = await startMailServer();
  const site = await startSite({
    dataDirectory: await temporaryFolder('on-postgres'),
    env: {
      DATABASE_URL: postgres.url,
      SMTP_URL: mails.url,
      MAIL_FROM: 'Gevel <site@gevel.example>',
      TRUST_PROXY: 'loopback',
    },
  });
  const revive = async (): Promise<void> => {
    // Child processes of the killed server may hold its shared memory for a moment.
    while (!(await postgres.start())) await delay(200);
  };
  try {
    const { sent, done } = manyVisitors(site.origin, submissions);
    let failure: unknown;
    done.catch((error: unknown) => (failure = error));
    for (let kill = 1; kill <= kills; kill += 1) {
      const after = Math.floor(((kill - 0.5) * submissions) / kills);
      while (failure === undefined && sent.acknowledged.size < after) await delay(5);
      await delay(random.between(0, 200));
      await postgres.kill();
      await delay(500);
      if (kill === 1) {
        const page = await sendContact(site.origin, submissions + 1, '/nl/formulier/site-contact/');
        expect([page.status, page.body.slice(0, 15)]).toEqual([503, '<!DOCTYPE html>']);
        expect(page.body).toContain(remarkOf(submissions + 1));
        expect(page.body).toContain(word('nl', 'forms.notSent'));
      }
      await revive();
    }
    await done;
    await expect.poll(() => mailsSoFar(mails.taken), { timeout: 400_000, intervals: [1_000] }).toBe(2 * submissions);

    const arrived = await whatArrived({ databaseUrl: postgres.url }, mails.taken, submissions);
    console.log(
      `seed ${seed}: PostgreSQL killed ${kills} times, ${submissions} submissions, ${sent.refused} refused`,
      arrived,
    );
    expect(arrived).toMatchObject({
      lost: [],
      storedTwice: 0,
      missingMails: [],
      differentIds: [],
      mails: 2 * submissions,
    });
    // Otherwise nothing was tested.
    expect(sent.refused).toBeGreaterThan(0);
    expect(sent.unanswered).toBe(0);
  } finally {
    await site.stop();
    await mails.close();
    postgres.stop();
  }
});
