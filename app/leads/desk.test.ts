// Requirements 10.77
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '~/platform/database/migrations.ts';
import { testDatabases, type TestDatabase } from '~/platform/database/test-databases.ts';
import type { NewMail } from '~/platform/mail/mail.ts';
import { createLeadDesk, isCursor, mostCounted, type LeadDesk, type LeadFilter } from './desk.server.ts';
import { createLeads, type NewLead } from './leads.server.ts';
import { leadMigrations } from './schema.ts';

const everything: LeadFilter = {
  form: null,
  state: null,
  stage: null,
  followUp: null,
  assigned: null,
  from: null,
  to: null,
  text: '',
  propertyId: null,
  projectId: null,
};

const lead: NewLead = {
  key: '',
  form: 'site-contact',
  language: 'nl',
  page: '/nl/contact/',
  propertyId: null,
  projectId: null,
  email: 'an@example.be',
  data: { firstName: 'An', lastName: 'Peeters' },
  consent: { version: '1', text: 'Wij antwoorden u.' },
  source: {},
  keepDays: 730,
};

describe.each(testDatabases)('the office’s leads on the $kind database', ({ create }) => {
  let place: TestDatabase;
  let desk: LeadDesk;
  let made = 0;
  const sent: string[] = [];
  const outbox = {
    sendAll: (_sql: unknown, mails: readonly NewMail[]) => Promise.resolve(mails.map(({ to }) => sent.push(to))),
  };
  beforeAll(async () => {
    place = await create();
    await migrate(place.database, 'leads', leadMigrations);
    desk = createLeadDesk(place.database, outbox);
  }, 60_000);
  afterAll(() => place.dispose());
  beforeEach(() => place.database.query('DELETE FROM lead'));

  /** @param at when it was sent; defaults to the database's clock */
  const send = async (more: Partial<NewLead> = {}, at?: string): Promise<string> => {
    const leads = createLeads(place.database, { sendAll: () => Promise.resolve([]), erase: () => Promise.resolve() });
    const { id } = await leads.record({ ...lead, key: `key-${(made += 1)}`, ...more }, () => Promise.resolve([]));
    if (at !== undefined) await place.database.query('UPDATE lead SET created_at = $2 WHERE id = $1', [id, at]);
    return id;
  };
  const found = async (filter: Partial<LeadFilter>) =>
    (await desk.page({ ...everything, ...filter }, null, 100)).leads.map(({ id }) => id);

  it('come the newest first, and a page goes on where the last one ended although others were sent meanwhile (10.78)', async () => {
    // Some within the same millisecond, which JavaScript dates cannot distinguish.
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.unshift(await send({}, `2026-11-20T10:00:00.00010${count}Z`));
    const first = await desk.page(everything, null, 2);
    expect(first.leads.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    await send();
    const second = await desk.page(everything, first.next, 2);
    expect(second.leads.map(({ id }) => id)).toEqual(ids.slice(2, 4));
    const third = await desk.page(everything, second.next, 2);
    expect(third.leads.map(({ id }) => id)).toEqual(ids.slice(4));
    expect(third.next).toBeNull();
    expect(isCursor(first.next ?? '')).toBe(true);
  });

  it('of one moment are all there, each once', async () => {
    for (let count = 0; count < 7; count += 1) await send({}, '2026-11-20T10:00:00Z');
    const seen: string[] = [];
    for await (const batch of desk.batches(everything, 3)) seen.push(...batch.map(({ id }) => id));
    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
  });

  it('are found by form, property and project', async () => {
    const offer = await send({ form: 'offer', propertyId: '4101' });
    const project = await send({ projectId: 'p1' });
    expect(await found({ form: 'offer' })).toEqual([offer]);
    expect(await found({ propertyId: '4101' })).toEqual([offer]);
    expect(await found({ projectId: 'p1' })).toEqual([project]);
  });

  it('are found by parts of a name or an e-mail, without accents and in any case', async () => {
    const andre = await send({ data: { firstName: 'André', lastName: 'Élysée' }, email: 'a.e@example.lu' });
    const named = await send({ data: { name: 'Bakkerij Müller' }, email: 'info@mueller.example' });
    await send();
    expect(await found({ text: ' ELYSEE andre ' })).toEqual([andre]);
    expect(await found({ text: 'É' })).toEqual(expect.arrayContaining([andre]));
    expect(await found({ text: 'example.LU' })).toEqual([andre]);
    expect(await found({ text: 'muller' })).toEqual([named]);
    for (const text of ['100%', '_', "'; DROP TABLE lead; --"]) expect(await found({ text })).toEqual([]);
    const { leads } = await desk.page({ ...everything, text: 'muller' }, null, 1);
    expect(leads[0]?.name).toBe('Bakkerij Müller');
  });

  it('are found by the days on which they were sent, as Belgium counts days', async () => {
    const late = await send({}, '2026-11-20T22:59:59Z');
    const next = await send({}, '2026-11-20T23:00:00Z');
    const summer = await send({}, '2026-07-01T21:59:59.999Z');
    expect(await found({ from: '2026-11-20', to: '2026-11-20' })).toEqual([late]);
    expect(await found({ from: '2026-11-21' })).toEqual([next]);
    expect(await found({ to: '2026-07-01' })).toEqual([summer]);
  });

  it('are marked as handled and open again, by whoever did it last, and counted', async () => {
    const [one, other] = [await send(), await send()];
    expect(await desk.mark(one, 'p-ann')).toBe(true);
    await desk.mark(one, 'p-bea');
    expect(await desk.byId(one)).toMatchObject({ handledBy: 'p-bea', handledAt: expect.any(String) });
    expect(await found({ state: 'handled' })).toEqual([one]);
    expect(await found({ state: 'open' })).toEqual([other]);
    expect(await desk.counts({ ...everything, state: 'handled' })).toEqual({ open: 1, handled: 1 });
    await desk.mark(one, null);
    expect(await desk.byId(one)).toMatchObject({ handledBy: null, handledAt: null });
    expect(await desk.counts(everything)).toEqual({ open: 2, handled: 0 });
  });

  it('are counted as far as anybody reads the number', async () => {
    await place.database.query(
      `INSERT INTO lead (key, form, language, page, data, consent, keep_until, handled_at)
       SELECT 'many-' || n, 'offer', 'nl', '/', '{}', '{}', now(), CASE WHEN n > 2000 THEN now() END FROM generate_series(1, 2003) AS n`,
    );
    expect(await desk.counts(everything)).toEqual({ open: mostCounted + 1, handled: 3 });
  });

  it('are assigned to an editor or to nobody', async () => {
    const [one, other] = [await send(), await send()];
    await desk.assign(one, 'p-ann');
    expect(await found({ assigned: { to: 'p-ann' } })).toEqual([one]);
    expect(await found({ assigned: 'nobody' })).toEqual([other]);
    await desk.assign(one, null);
    expect(await found({ assigned: 'nobody' })).toHaveLength(2);
  });

  it('go through stages, and are open again at the one they were at (10.320)', async () => {
    const [one, other] = [await send(), await send()];
    expect(await desk.byId(one)).toMatchObject({ stage: 'new' });
    expect(await desk.setStage(one, 'visit', 'p-ann')).toBe(true);
    expect(await desk.byId(one)).toMatchObject({ stage: 'visit', handledAt: null });
    expect(await found({ stage: 'visit' })).toEqual([one]);
    await desk.setStage(one, 'lost', 'p-ann');
    expect(await desk.byId(one)).toMatchObject({
      stage: 'lost',
      handledBy: 'p-ann',
      handledAt: expect.any(String) as unknown,
    });
    expect([await found({ stage: 'lost' }), await found({ stage: 'visit' }), await found({ stage: 'new' })]).toEqual([
      [one],
      [],
      [other],
    ]);
    await desk.mark(one, null);
    expect(await desk.byId(one)).toMatchObject({ stage: 'visit', handledBy: null });
    await desk.mark(one, 'p-bea');
    expect(await desk.byId(one)).toMatchObject({ stage: 'done' });
    expect(await found({ stage: 'done' })).toEqual([one]);
  });

  it('are looked at again on a day, while they are open (10.321)', async () => {
    const [late, today, later, done] = [await send(), await send(), await send(), await send()];
    await send();
    for (const [id, day] of [
      [late, '2026-11-28'],
      [today, '2026-11-29'],
      [later, '2026-12-01'],
      [done, '2026-11-29'],
    ] as const)
      expect(await desk.followUp(id, day)).toBe(true);
    await desk.mark(done, 'p-ann');
    expect(await desk.byId(later)).toMatchObject({ followUp: '2026-12-01' });
    // Sent within a moment, in whatever order.
    expect((await found({ followUp: 'any' })).toSorted()).toEqual([later, today, late].toSorted());
    expect((await found({ followUp: { until: '2026-11-29' } })).toSorted()).toEqual([today, late].toSorted());
    expect(await found({ followUp: { until: '2026-11-28' } })).toEqual([late]);
    await desk.assign(late, 'p-ann');
    expect(await desk.openCounts('p-ann', '2026-11-29')).toEqual({ open: 4, mine: 1, due: 1 });
    await desk.followUp(late, null);
    expect(await desk.openCounts('p-ann', '2026-11-29')).toEqual({ open: 4, mine: 1, due: 0 });
  });

  it('keep every note, of many who write at once, each once, and lose them with the lead (10.322)', async () => {
    const [one, other] = [await send(), await send()];
    const note = (n: number) => ({
      id: `00000000-0000-4000-8000-00000000000${n}`,
      author: `p-${n % 2}`,
      text: `Note ${n}`,
    });
    await Promise.all([1, 2, 3, 4, 5, 5].map((n) => desk.addNote(one, note(n))));
    await desk.addNote(other, note(6));
    const notes = await desk.notes([one]);
    expect(notes.map(({ text }) => text).toSorted()).toEqual([1, 2, 3, 4, 5].map((n) => `Note ${n}`));
    expect(notes[0]).toMatchObject({ leadId: one, createdAt: expect.any(String) as unknown });
    expect(await desk.addNote('00000000-0000-4000-8000-000000000000', note(7))).toBe(false);
    expect(await desk.addNote('x', note(7))).toBe(false);
    await place.database.query('DELETE FROM lead WHERE id = $1', [one]);
    expect((await desk.notes([one, other])).map(({ text }) => text)).toEqual(['Note 6']);
  });

  it('tell the person to whom they are assigned once (10.323)', async () => {
    const one = await send();
    const mail = { to: 'ann@agency.example' } as NewMail;
    await desk.assign(one, 'p-ann', [mail]);
    await desk.assign(one, 'p-ann', [mail]);
    expect(sent).toEqual(['ann@agency.example']);
  });

  it('replace what the owner reads only if it is still what the editor saw (10.322)', async () => {
    const one = await send();
    expect(await desk.tell(one, { note: 'Mine', noteBefore: '' })).toBe('told');
    expect(await desk.tell(one, { note: 'Theirs', noteBefore: '' })).toBe('changed');
    // Sent again after a lost answer.
    expect(await desk.tell(one, { note: 'Mine', noteBefore: '' })).toBe('told');
    expect(await desk.tell(one, { showsAmount: true })).toBe('told');
    expect(await desk.byId(one)).toMatchObject({ ownerNote: 'Mine', showsAmount: true });
    expect(await desk.tell('00000000-0000-4000-8000-000000000000', { note: 'x' })).toBe('gone');
  });

  it('that are not there are neither marked nor assigned', async () => {
    const gone = '00000000-0000-4000-8000-000000000000';
    expect([await desk.mark(gone, 'p'), await desk.assign(gone, 'p'), await desk.byId(gone)]).toEqual([
      false,
      false,
      null,
    ]);
    expect([await desk.mark('x', 'p'), await desk.assign('x', 'p'), await desk.byId('x')]).toEqual([
      false,
      false,
      null,
    ]);
  });

  it('say which fields they have', async () => {
    await send({ form: 'offer', data: { amount: '1', firstName: 'An' } });
    await send({ form: 'testimonial', data: { comment: 'x' } });
    const fields = await desk.fields({ ...everything, form: 'offer' });
    expect(fields.toSorted((a, b) => a.field.localeCompare(b.field))).toEqual([
      { form: 'offer', field: 'amount' },
      { form: 'offer', field: 'firstName' },
    ]);
    expect(await desk.fields(everything)).toHaveLength(3);
  });

  it('know the names of the editors who worked with them', async () => {
    await desk.know({ id: 'p-bea', name: 'Bea', email: 'b@agency.example' });
    await desk.know({ id: 'p-ann', name: 'Ann', email: 'a@agency.example' });
    await desk.know({ id: 'p-ann', name: 'An', email: 'an@agency.example' });
    expect(await desk.editors()).toEqual([
      { id: 'p-ann', name: 'An', email: 'an@agency.example' },
      { id: 'p-bea', name: 'Bea', email: 'b@agency.example' },
    ]);
  });
});

it.each(['', '1', '1_2', 'x_00000000-0000-4000-8000-000000000000', "1_00000000-0000-4000-8000-000000000000'"])(
  'takes no cursor such as “%s”',
  (text) => expect(isCursor(text)).toBe(false),
);
