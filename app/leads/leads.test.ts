import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '~/platform/database/migrations.ts';
import { testDatabases, type TestDatabase } from '~/platform/database/test-databases.ts';
import type { Jobs } from '~/platform/jobs.ts';
import { createJobs } from '~/platform/jobs/create-jobs.ts';
import { createLog } from '~/platform/log.ts';
import { createOutbox, type Outbox } from '~/platform/mail/outbox.ts';
import { createLeads, type Leads, type NewLead } from './leads.server.ts';
import { leadMigrations } from './schema.ts';

const lead: NewLead = {
  key: 'key-1',
  form: 'site-contact',
  language: 'nl',
  page: '/nl/contact/',
  propertyId: '4101',
  projectId: null,
  email: 'An.Peeters@example.be',
  data: { firstName: 'An', remark: 'Één “vraag” <b>' },
  consent: { version: '1', text: 'Wij antwoorden u.' },
  source: { utm_source: 'newsletter' },
  keepDays: 730,
};

describe.each(testDatabases)('leads on the $kind database (10.57, 10.58)', ({ create }) => {
  let place: TestDatabase;
  let jobs: Jobs;
  let outbox: Outbox;
  let leads: Leads;
  beforeEach(async () => {
    place = await create();
    jobs = await createJobs(place.database, createLog('silent'));
    const log = createLog('silent');
    outbox = await createOutbox({ database: place.database, jobs, transport: null, domain: 'gevel.example', log });
    await migrate(place.database, 'leads', leadMigrations);
    leads = createLeads(place.database, outbox);
    jobs.define(...outbox.jobs, ...leads.jobs);
  }, 60_000);
  afterEach(async () => {
    await jobs.stop();
    await place.dispose();
  }, 60_000);

  const mail = (id: string) => ({
    kind: 'site-contact:office',
    about: id,
    to: 'kantoor@gevel.example',
    replyTo: null,
    fromName: null,
    subject: 'Vraag',
    text: 'x',
    html: 'x',
  });
  const record = (more: Partial<NewLead> = {}) =>
    leads.record({ ...lead, ...more }, (_sql, id) => Promise.resolve([mail(id)]));

  const keys = async () => {
    const rows = await place.database.query<{ key: string }>('SELECT key FROM lead ORDER BY created_at');
    return rows.map(({ key }) => key);
  };

  it('are stored with all that was sent, and their mails', async () => {
    const { id, isNew } = await record();
    expect(isNew).toBe(true);
    const { keepDays: _keepDays, ...rest } = lead;
    expect(await leads.byId(id)).toMatchObject({ ...rest, id, handledAt: null });
    expect(await outbox.list('waiting')).toMatchObject([{ about: id, to: 'kantoor@gevel.example' }]);
    expect(await leads.byId('nonsense')).toBeNull();
  });

  it('are handled as they come where the office has nothing to do', async () => {
    const { id } = await record({ form: 'sign-newsletter', isDone: true });
    expect(await leads.byId(id)).toMatchObject({ handledAt: expect.any(String), handledBy: null });
  });

  it('are one, with one mail each, however often and however much at once they are sent', async () => {
    const all = await Promise.all([record(), record(), record()]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await outbox.list('waiting')).toHaveLength(1);
  });

  it('are not there without what belongs to them', async () => {
    const failing = leads.record(lead, () => Promise.reject(new Error('the slot is taken')));
    await expect(failing).rejects.toThrow('the slot is taken');
    expect(await keys()).toEqual([]);
    expect(await outbox.list('waiting')).toEqual([]);
  });

  it('are found by person, and erased with their mails when the person asks', async () => {
    await record();
    await record({ key: 'key-2', form: 'offer' });
    await record({ key: 'key-3', email: 'jan@example.be' });
    expect((await leads.ofPerson(' an.peeters@EXAMPLE.be ')).map(({ key }) => key)).toEqual(['key-1', 'key-2']);
    expect(await leads.erase('an.peeters@example.be')).toHaveLength(2);
    expect(await keys()).toEqual(['key-3']);
    expect(await outbox.list('waiting')).toHaveLength(1);
  });

  it('without an e-mail are found and erased by telephone (10.224)', async () => {
    const called = { firstName: 'An', phone: '+32 470 12 34 56' };
    await record({ key: 'key-1', email: null, data: called });
    await record({ key: 'key-2', email: null, data: { phone: '0470 12 34 57' } });
    // A lead with an e-mail is identified by that: a phone may be shared by a family.
    await record({ key: 'key-3', data: called });
    expect((await leads.ofPerson('0470/12.34.56')).map(({ key }) => key)).toEqual(['key-1']);
    expect(await leads.erase(' ')).toEqual([]);
    expect(await leads.erase('0032 470 12 34 56')).toHaveLength(1);
    expect(await keys()).toEqual(['key-2', 'key-3']);
    expect(await outbox.list('waiting')).toHaveLength(2);
  });

  it('are deleted when their time is over (10.60)', async () => {
    await record();
    await record({ key: 'key-2' });
    await place.database.query(`UPDATE lead SET keep_until = now() - interval '1 day' WHERE key = 'key-1'`);
    await jobs.run('leads-purge', {});
    expect(await keys()).toEqual(['key-2']);
    expect(await outbox.list('waiting')).toHaveLength(1);
  }, 60_000);
});
