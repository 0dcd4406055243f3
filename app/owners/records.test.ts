import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLeadDesk } from '~/leads/desk.server.ts';
import { createLeads, type Leads, type NewLead } from '~/leads/leads.server.ts';
import { leadMigrations } from '~/leads/schema.ts';
import { migrate } from '~/platform/database/migrations.ts';
import { testDatabases, type TestDatabase } from '~/platform/database/test-databases.ts';
import { visitMigrations } from '~/visits/schema.ts';
import { createVisits } from '~/visits/visits.server.ts';
import { createOffers } from './offers.server.ts';
import { createOwnerVisits } from './visits.server.ts';
import { createRecords, type PropertyRecord, type RecordFilter, type Records } from './records.server.ts';
import { ownerMigrations } from './schema.ts';

const all: RecordFilter = { type: null, from: null, to: null };
const outbox = { sendAll: () => Promise.resolve([]), erase: () => Promise.resolve() };

const call: PropertyRecord = {
  id: '4711',
  at: '2026-11-20T09:00:00.000Z',
  type: 'Telefoon',
  contact: 'Bert Maes',
  subject: 'Vraag over de tuin',
  comment: 'Belt terug na het weekend.',
  status: 'Afgehandeld',
  source: 'Immoweb',
};

describe.each(testDatabases)('what an owner reads of a property on the $kind database (3.29)', ({ create }) => {
  let place: TestDatabase;
  let records: Records;
  let leads: Leads;
  beforeAll(async () => {
    place = await create();
    const { database } = place;
    await migrate(database, 'leads', leadMigrations);
    await migrate(database, 'visits', visitMigrations);
    await migrate(database, 'owners', ownerMigrations);
    leads = createLeads(database, outbox);
    const visits = createVisits(database, outbox);
    records = createRecords(database);
    await database.transaction((sql) => records.replace(sql, '4101', [call]));
    await leads.record(leadOf('contact-me', { remark: 'Is de prijs bespreekbaar?' }), () => Promise.resolve([]));
    await leads.record(leadOf('owner-message', { remark: 'Wanneer zijn de foto’s klaar?' }), () => Promise.resolve([]));
    await database.query(
      `INSERT INTO owner_user (id, name, email, role, created_at) VALUES ('p-an', 'An Peeters', 'an@example.be', 'owner', now())`,
    );
    await database.query(
      `INSERT INTO owner_property (owner_id, property_id, given_by) VALUES ('p-an', '4101', 'feed')`,
    );
    await leads.record(leadOf('contact-appointment', {}), async (sql, leadId) => {
      await visits.book(
        sql,
        { leadId, propertyId: '4101', host: '', slot: { day: '2026-11-24', from: '10:00', to: '13:00' } },
        1,
      );
      return [];
    });
    await leads.record(leadOf('contact-me', {}, '4102'), () => Promise.resolve([]));
  }, 60_000);
  afterAll(() => place?.dispose());

  const page = (filter: Partial<RecordFilter> = {}, number = 1, size = 10) =>
    records.page('4101', { ...all, ...filter }, { number, size });

  it('of what is to come, tells the confirmed visits of the site and of the CRM, those under way included (10.104)', async () => {
    const viewing = (id: string, at: string, status = 'confirmed') => ({ ...call, id, at, type: 'visit', status });
    const { database } = place;
    await database.transaction((sql) =>
      records.replace(sql, '4103', [
        viewing('1', '2026-11-24T09:10:00.000Z'),
        viewing('2', '2026-11-24T08:30:00.000Z'),
        viewing('3', '2026-11-25T09:00:00.000Z', 'cancelled'),
        { ...viewing('4', '2026-11-25T09:00:00.000Z'), type: 'call' },
      ]),
    );
    const visits = createVisits(database, outbox);
    const { id: leadId } = await leads.record(leadOf('contact-appointment', {}, '4103'), async (sql, id) => {
      const slot = { day: '2026-11-24', from: '14:00', to: '15:00' };
      await visits.book(sql, { leadId: id, propertyId: '4103', host: '', slot }, 1);
      return [];
    });
    await visits.cancel((await visits.ofLead(leadId))?.id ?? '', () => []);
    const planned = await createOwnerVisits(database).planned(['4101', '4103'], new Date('2026-11-24T09:05:00Z'));
    expect(
      planned.map(({ id, propertyId, start }) => [id.replace(/^visit-.*/, 'visit'), propertyId, start.toISOString()]),
    ).toEqual([
      ['visit', '4101', '2026-11-24T09:00:00.000Z'],
      ['crm-1', '4103', '2026-11-24T09:10:00.000Z'],
    ]);
    expect(planned.map(({ contact, end }) => [contact, end.toISOString()])).toEqual([
      ['An Peeters', '2026-11-24T12:00:00.000Z'],
      ['Bert Maes', '2026-11-24T09:40:00.000Z'],
    ]);
  });

  it('of what has been, tells each visit with what its visitor thought: from the CRM, and from the office (10.246)', async () => {
    const { database } = place;
    const viewing = { ...call, type: 'visit', status: 'done', comment: 'Vond de keuken klein.' };
    await database.transaction((sql) =>
      records.replace(sql, '4104', [
        { ...viewing, id: '1', at: '2026-11-20T09:00:00.000Z' },
        { ...viewing, id: '2', at: '2026-11-20T10:00:00.000Z', status: 'cancelled' },
        { ...viewing, id: '3', at: '2026-11-24T15:00:00.000Z' },
      ]),
    );
    const { id } = await leads.record(leadOf('contact-appointment', {}, '4104'), async (sql, leadId) => {
      const slot = { day: '2026-11-21', from: '10:00', to: '10:30' };
      await createVisits(database, outbox).book(sql, { leadId, propertyId: '4104', host: '', slot }, 1);
      return [];
    });
    const past = () => createOwnerVisits(database).past('4104', new Date('2026-11-24T09:05:00Z'));
    expect((await past()).map(({ contact, said }) => [contact, said])).toEqual([
      ['An Peeters', ''],
      ['Bert Maes', 'Vond de keuken klein.'],
    ]);
    await createLeadDesk(database, { sendAll: () => Promise.resolve([]) }).tell(id, {
      note: 'Komt met haar ouders terug.',
    });
    expect((await past()).map(({ said }) => said)).toEqual(['Komt met haar ouders terug.', 'Vond de keuken klein.']);
    const { records: rows } = await records.page('4104', all, { number: 1, size: 10 });
    expect(rows.find(({ contact }) => contact === 'An Peeters')?.comment).toBe('Komt met haar ouders terug.');
  });

  it('names each offer with its day, and its amount once the office gives it (10.246)', async () => {
    const { database } = place;
    await database.transaction((sql) =>
      records.replace(sql, '4105', [{ ...call, id: '1', type: 'offer', subject: '', comment: 'Vraagt drie weken.' }]),
    );
    const sent = leadOf('offer', { amount: '310.000', conditions: 'Lening' }, '4105');
    const { id } = await leads.record(sent, () => Promise.resolve([]));
    const offers = () => createOffers(database).of('4105');
    expect((await offers()).map(({ contact, amount, comment }) => [contact, amount, comment])).toEqual([
      ['An Peeters', null, ''],
      ['Bert Maes', null, 'Vraagt drie weken.'],
    ]);
    await createLeadDesk(database, { sendAll: () => Promise.resolve([]) }).tell(id, {
      showsAmount: true,
      note: 'Geldig tot vrijdag.',
    });
    expect((await offers())[0]).toMatchObject({ amount: '310.000', comment: 'Geldig tot vrijdag.' });
    expect(JSON.stringify(await offers())).not.toContain('Lening');
  });

  it('is the CRM’s record, what was sent, and each viewing once, at the time it takes place', async () => {
    const { records: rows, total, types } = await page();
    expect(total).toBe(4);
    expect(types).toEqual(['Telefoon', 'contact-me', 'owner-message', 'visit'].toSorted());
    expect(rows.find(({ id }) => id === 'crm:4711')).toEqual({ ...call, id: 'crm:4711' });
    expect(rows.find(({ type }) => type === 'visit')).toMatchObject({
      at: '2026-11-24T09:00:00.000Z',
      contact: 'An Peeters',
      status: 'confirmed',
    });
  });

  it('holds nothing that a visitor typed, and the owner’s own messages', async () => {
    const { records: rows } = await page();
    expect(rows.find(({ type }) => type === 'contact-me')).toMatchObject({ comment: '', status: 'open' });
    expect(rows.find(({ type }) => type === 'owner-message')).toMatchObject({
      comment: 'Wanneer zijn de foto’s klaar?',
    });
  });

  it('no longer holds what a former owner wrote to the agency', async () => {
    const { database } = place;
    const messages = async () => (await page({ type: 'owner-message' })).total;
    await database.query(`UPDATE owner_property SET property_id = '4102' WHERE owner_id = 'p-an'`);
    expect([await messages(), (await page()).types.includes('owner-message')]).toEqual([0, false]);
    await database.query(`UPDATE owner_property SET property_id = '4101' WHERE owner_id = 'p-an'`);
    expect(await messages()).toBe(1);
  });

  it('can be filtered and paged, and every type stays on offer', async () => {
    const calls = await page({ type: 'Telefoon' });
    expect([calls.total, calls.records.length, calls.types.length]).toEqual([1, 1, 4]);
    expect((await page({ from: '2026-11-24', to: '2026-11-24' })).records.map(({ type }) => type)).toContain('visit');
    expect((await page({ to: '2026-11-20' })).records.map(({ id }) => id)).toEqual(['crm:4711']);
    const pages = [await page({}, 1, 3), await page({}, 2, 3)].map(({ records: rows }) => rows.map(({ id }) => id));
    expect(pages.map((ids) => ids.length)).toEqual([3, 1]);
    expect(new Set(pages.flat()).size).toBe(4);
  });

  it('loses what is erased with its visitor', async () => {
    const before = (await page({ type: 'contact-me' })).total;
    await place.database.query(`DELETE FROM lead WHERE form = 'contact-me'`);
    expect([before, (await page({ type: 'contact-me' })).total]).toEqual([1, 0]);
  });
});

let leadsSoFar = 0;

function leadOf(form: string, data: Record<string, unknown>, propertyId = '4101'): NewLead {
  leadsSoFar += 1;
  return {
    key: `key-${leadsSoFar}`,
    form,
    language: 'nl',
    page: '/nl/',
    propertyId,
    projectId: null,
    email: 'an@example.be',
    data: { firstName: 'An', lastName: 'Peeters', ...data },
    consent: { version: '1', text: 'We …' },
    source: {},
    keepDays: 700,
    isDone: false,
  } as NewLead;
}
