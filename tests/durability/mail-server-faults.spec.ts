/** Whatever the mail server does, each lead's mails arrive under one Message-ID each; permanent failures are listed. */
import { expect } from '@playwright/test';
import { freePort } from '../../scripts/free-port.mjs';
import { header, startMailServer, type MailServer, type TakenMail } from '../site/mail-server.ts';
import { startSite } from '../site/server.ts';
import { emailOf, sendContact } from './submissions.ts';
import { test } from '../site/test.ts';

/** Visitors by the fault that hits their confirmation mail. */
const visitors = { down: 1, noGreeting: 2, refusedForNow: 3, refused: 4, noAnswer: 5, cutOff: 6 } as const;
type Fault = keyof typeof visitors;
const cuttingOff = 10_000;

const isTo = (fault: Fault, address: string | undefined) => address === emailOf(visitors[fault]);

test('mails arrive when the server was down, did not greet, refused, did not answer or hung up after it had taken them (10.57, 10.82)', async () => {
  test.setTimeout(300_000);
  const port = await freePort();
  const site = await startSite({
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Gevel <site@gevel.example>', TRUST_PROXY: 'loopback' },
  });
  let mails: MailServer | undefined;
  const submit = async (fault: Fault): Promise<void> => {
    expect((await sendContact(site.origin, visitors[fault])).status, fault).toBe(200);
  };
  const copiesOf = (fault: Fault) => (mails?.taken ?? []).filter(({ to }) => isTo(fault, to[0]));
  try {
    await submit('down');
    await expect.poll(site.output).toContain('ECONNREFUSED');

    // The first two connections are for the first two mails; later ones are greeted.
    let greetings = 0;
    const refusals = new Map<string, number>();
    let isRefusing = true;
    const startedAt = Date.now();
    mails = await startMailServer({
      port,
      onConnect: (_session, done) => {
        greetings += 1;
        if (greetings > 2) done();
      },
      onRcptTo: ({ address }, _session, done) => {
        const before = refusals.get(address) ?? 0;
        const isForNow = isTo('refusedForNow', address) && before === 0;
        const isForGood = isTo('refused', address) && isRefusing;
        if (!isForNow && !isForGood) return done();
        refusals.set(address, before + 1);
        done(Object.assign(new Error('Not this one'), { responseCode: isForNow ? 451 : 550 }));
      },
      answer: ({ to }: TakenMail) => {
        if (isTo('noAnswer', to[0]) && copiesOf('noAnswer').length === 1) return 'nothing';
        if (isTo('cutOff', to[0]) && Date.now() < startedAt + cuttingOff) return 'cut off';
        return 'taken';
      },
    });
    await submit('noGreeting');
    await expect.poll(() => greetings).toBe(2);
    for (const fault of ['refusedForNow', 'refused', 'noAnswer', 'cutOff'] as const) await submit(fault);

    await expect.poll(async () => (await site.command('mail:dead')).output).toContain(emailOf(visitors.refused));
    // After the server hangs up it is not retried immediately: the server may have accepted each copy.
    await expect.poll(() => Date.now() - startedAt, { timeout: 30_000 }).toBeGreaterThan(cuttingOff);
    expect(copiesOf('cutOff')).toHaveLength(1);
    expect(refusals.get(emailOf(visitors.refused))).toBe(1);
    // Monitoring sees the failed mail, and visitors are served all the same.
    const health = async () => {
      const answer = await fetch(`${site.origin}/health/ready/`);
      return [answer.status, ((await answer.json()) as { mails: string }).mails];
    };
    expect(await health()).toEqual([200, '1 mail was given up: see npm run gevel -- mail:dead']);
    isRefusing = false;
    expect((await site.command('mail:retry')).output).toContain('1 mail is tried again.');

    const expected = { down: 1, noGreeting: 1, refusedForNow: 1, refused: 1, noAnswer: 2, cutOff: 2 };
    const arrived = () =>
      Object.fromEntries(Object.keys(visitors).map((fault) => [fault, copiesOf(fault as Fault).length]));
    await expect.poll(arrived, { timeout: 240_000, intervals: [1_000] }).toEqual(expected);
    for (const fault of ['noAnswer', 'cutOff'] as const) {
      const ids = copiesOf(fault).map(({ raw }) => header(raw, 'Message-ID'));
      expect(ids[0]).toMatch(/^<[\w-]+@gevel\.example>$/);
      expect(new Set(ids).size).toBe(1);
    }
    // The office was notified of everybody once.
    const heard = mails.taken
      .filter(({ raw }) => header(raw, 'X-Gevel-Kind') === 'site-contact:office')
      .map(({ raw }) => header(raw, 'Reply-To'));
    expect(heard.toSorted()).toEqual(Object.values(visitors).map(emailOf));
    await expect
      .poll(async () => (await site.command('mail:dead')).output, { timeout: 30_000 })
      .toContain('No mail has been given up.');
    expect(await health()).toEqual([200, 'ok']);
  } finally {
    await site.stop();
    await mails?.close();
  }
});
