// Requirements 10.57
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDatabases, type TestDatabase } from '../database/test-databases.ts';
import type { Jobs } from '../jobs.ts';
import { createJobs } from '../jobs/create-jobs.ts';
import { createLog } from '../log.ts';
import type { NewMail } from './mail.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createSmtpTransport, senderOf } from './smtp.server.ts';

const mail: NewMail = {
  kind: 'site-contact:office',
  about: 'lead-1',
  to: 'kantoor@gevel.example',
  replyTo: 'an.peeters@example.be',
  fromName: 'Gevel Vastgoed',
  subject: 'Vraag over\r\nBcc: everybody@example.com',
  text: 'Goede dag, één vraag.',
  html: '<p>Goede dag, <b>één</b> vraag.</p>',
  attachments: [{ filename: 'bezoek.ics', contentType: 'text/calendar; method=REQUEST', bytes: Buffer.from('BEGIN:') }],
};

/** Starts a mail server that records the mails it accepts. */
async function startServer(options: SMTPServerOptions = {}) {
  const taken: { to: string[]; raw: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      void text(stream).then((raw) => {
        taken.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    taken,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const header = (raw: string, name: string) => new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(raw)?.[1];

describe.each(testDatabases)('mails on the $kind database', ({ create }) => {
  let place: TestDatabase;
  let jobs: Jobs;
  const ends: (() => unknown)[] = [];
  beforeEach(async () => {
    place = await create();
    jobs = await createJobs(place.database, createLog('silent'));
  }, 60_000);
  afterEach(async () => {
    await jobs.stop();
    for (const end of ends.splice(0)) await end();
    await place.dispose();
  }, 60_000);

  async function open(url: string | null): Promise<Outbox> {
    const log = createLog('silent');
    const transport =
      url === null
        ? null
        : createSmtpTransport(url, 'Gevel <site@gevel.example>', new URL('smtp.worker.mjs', import.meta.url), log);
    const outbox = await createOutbox({ database: place.database, jobs, transport, domain: 'gevel.example', log });
    ends.unshift(() => outbox.close());
    jobs.define(...outbox.jobs);
    return outbox;
  }
  const serverWith = async (options?: SMTPServerOptions) => {
    const server = await startServer(options);
    ends.push(server.close);
    return server;
  };
  /** Makes a failed attempt due again. Waits, because the mail's error is stored shortly before its job's retry. */
  const noWait = () =>
    vi.waitFor(
      async () =>
        expect(
          await place.database.query(`UPDATE job SET due_at = now() WHERE state = 'waiting' RETURNING id`),
        ).toHaveLength(1),
      { timeout: 15_000 },
    );

  it('arrive with their words, files and who to answer, and leave when their transaction does', async () => {
    const server = await serverWith();
    const outbox = await open(server.url);
    await jobs.start();
    const failing = place.database.transaction(async (sql) => {
      await outbox.send(sql, { ...mail, subject: 'Never' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const id = await place.database.transaction((sql) => outbox.send(sql, mail));
    await vi.waitFor(async () => expect((await outbox.read(id))?.state).toBe('sent'), { timeout: 15_000 });

    expect(server.taken).toHaveLength(1);
    const { to, raw } = server.taken[0] ?? { to: [], raw: '' };
    expect(to).toEqual(['kantoor@gevel.example']);
    expect(header(raw, 'From')).toBe('Gevel Vastgoed <site@gevel.example>');
    expect(header(raw, 'Reply-To')).toBe('an.peeters@example.be');
    // A visitor's text stays one header and adds no recipient.
    expect(header(raw, 'Subject')).toBe('Vraag over Bcc: everybody@example.com');
    expect(header(raw, 'Bcc')).toBeUndefined();
    expect(header(raw, 'Message-ID')).toMatch(/^<[\w-]+@gevel\.example>$/);
    expect(raw).toContain('multipart/alternative');
    expect(raw).toMatch(/filename=bezoek\.ics/);
  }, 60_000);

  it('of one transaction are written down in their order, and each arrives once', async () => {
    const server = await serverWith();
    const outbox = await open(server.url);
    await jobs.start();
    const subjects = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
    const mails = subjects.map((subject) => ({ ...mail, subject, to: `${subject}@gevel.example`, attachments: [] }));
    const ids = await place.database.transaction((sql) => outbox.sendAll(sql, mails));
    expect((await outbox.about('lead-1')).map(({ id, subject }) => [id, subject])).toEqual(
      ids.map((id, at) => [id, subjects[at]]),
    );
    await vi.waitFor(async () => expect(await outbox.list('sent')).toHaveLength(6), { timeout: 15_000 });
    expect(server.taken.map(({ raw }) => header(raw, 'Subject')).toSorted()).toEqual(subjects.toSorted());
    expect(await outbox.sendAll(place.database, [])).toEqual([]);
  }, 60_000);

  it('are tried again with the same Message-ID when the answer to one was lost', async () => {
    let lost = true;
    const taken: string[] = [];
    const breaking = await serverWith({
      onData: (stream, _session, done) => {
        void text(stream).then((raw) => {
          taken.push(raw);
          // The server has the mail, but tells the sender that it failed.
          done(lost ? Object.assign(new Error('Try later'), { responseCode: 451 }) : undefined);
          lost = false;
        });
      },
    });
    const outbox = await open(breaking.url);
    await jobs.start();
    const id = await outbox.send(place.database, mail);
    await vi.waitFor(async () => expect((await outbox.read(id))?.lastError).toBeTruthy(), { timeout: 15_000 });
    await noWait();
    await vi.waitFor(async () => expect((await outbox.read(id))?.state).toBe('sent'), { timeout: 15_000 });
    const ids = taken.map((raw) => header(raw, 'Message-ID'));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  }, 60_000);

  it('are given up at once where the server refuses the mail for good, and tried again when somebody asks', async () => {
    let refuses = true;
    const server = await serverWith({
      onRcptTo: (_address, _session, done) =>
        refuses ? done(Object.assign(new Error('No such mailbox'), { responseCode: 550 })) : done(),
    });
    const outbox = await open(server.url);
    await jobs.start();
    const id = await outbox.send(place.database, mail);
    await vi.waitFor(async () => expect(await outbox.list('dead')).toHaveLength(1), { timeout: 15_000 });
    expect((await outbox.read(id))?.lastError).toMatch(/No such mailbox/);
    expect(await outbox.check.failure()).toMatch(/^1 mail was given up/);
    expect(server.taken).toEqual([]);
    refuses = false;
    expect(await outbox.retry([id])).toBe(1);
    await vi.waitFor(async () => expect((await outbox.read(id))?.state).toBe('sent'), { timeout: 15_000 });
    expect(await outbox.check.failure()).toBeNull();
  }, 60_000);

  it('wait while the server is down, count their tries, and are given up in the end', async () => {
    const outbox = await open('smtp://127.0.0.1:1');
    await jobs.start();
    const id = await outbox.send(place.database, mail);
    await vi.waitFor(async () => expect((await outbox.read(id))?.lastError).toMatch(/ECONNREFUSED/), {
      timeout: 15_000,
    });
    expect(await outbox.read(id)).toMatchObject({ state: 'waiting', attempts: 1 });
    await place.database.query('UPDATE mail SET attempts = 12');
    await noWait();
    await vi.waitFor(async () => expect((await outbox.read(id))?.state).toBe('dead'), { timeout: 15_000 });
  }, 60_000);

  it('wait for a mail server where there is none, and leave when there is', async () => {
    const silent = await open(null);
    await jobs.start();
    const id = await silent.send(place.database, mail);
    await vi.waitFor(
      async () => expect(await place.database.query(`SELECT FROM job WHERE state = 'waiting'`)).toEqual([]),
      { timeout: 15_000 },
    );
    expect(await silent.read(id)).toMatchObject({ state: 'waiting', attempts: 0 });
    const server = await serverWith();
    const outbox = await open(server.url);
    await outbox.queueWaiting();
    await vi.waitFor(async () => expect((await outbox.read(id))?.state).toBe('sent'), { timeout: 15_000 });
  }, 60_000);

  it('go with what they belong to', async () => {
    const outbox = await open(null);
    const id = await outbox.send(place.database, mail);
    await outbox.erase(place.database, 'lead-1');
    expect(await outbox.read(id)).toBeNull();
  }, 60_000);
});

it.each([
  ['Gevel <site@gevel.example>', { name: 'Gevel', address: 'site@gevel.example' }],
  ['"Gevel, Gent" <site@gevel.example>', { name: 'Gevel, Gent', address: 'site@gevel.example' }],
  ['site@gevel.example', { name: '', address: 'site@gevel.example' }],
])('the sender %s', (written, sender) => {
  expect(senderOf(written)).toEqual(sender);
});
