// Requirements 10.77
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '~/platform/database/migrations.ts';
import { testDatabases, type TestDatabase } from '~/platform/database/test-databases.ts';
import { createLeadDesk, isCursor, mostCounted, type LeadDesk, type LeadFilter } from './desk.server.ts';
import { createLeads, type NewLead } from './leads.server.ts';
import { leadMigrations } from './schema.ts';

const everything: LeadFilter = {
  form: null,
  state: null,
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
  beforeAll(async () => {
    place = await create();
    await migrate(place.database, 'leads', leadMigrations);
    desk = createLeadDesk(place.database);
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
    expect((await desk.fields({ ...everything, form: 'offer' })).sort()).toEqual(['amount', 'firstName']);
  });

  it('know the names of the editors who worked with them', async () => {
    await desk.know({ id: 'p-bea', name: 'Bea' });
    await desk.know({ id: 'p-ann', name: 'Ann' });
    await desk.know({ id: 'p-ann', name: 'An' });
    expect(await desk.editors()).toEqual([
      { id: 'p-ann', name: 'An' },
      { id: 'p-bea', name: 'Bea' },
    ]);
  });
});

it.each(['', '1', '1_2', 'x_00000000-0000-4000-8000-000000000000', "1_00000000-0000-4000-8000-000000000000'"])(
  'takes no cursor such as “%s”',
  (text) => expect(isCursor(text)).toBe(false),
);
