import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLeads, type Leads, type NewLead } from '~/leads/leads.server.ts';
import { leadMigrations } from '~/leads/schema.ts';
import { migrate } from '~/platform/database/migrations.ts';
import { testDatabases, type TestDatabase } from '~/platform/database/test-databases.ts';
import type { NewMail } from '~/platform/mail/mail.ts';
import { visitMigrations } from './schema.ts';
import type { Slot } from './slots.ts';
import { createVisits, everybody, type Visit, type Visits } from './visits.server.ts';

const slot: Slot = { day: '2026-11-24', from: '10:00', to: '13:00' };
const later: Slot = { day: '2026-11-24', from: '14:00', to: '16:00' };

describe.each(testDatabases)('visits on the $kind database', ({ create }) => {
  let place: TestDatabase;
  let leads: Leads;
  let visits: Visits;
  let sent: NewMail[];
  beforeEach(async () => {
    place = await create();
    sent = [];
    const outbox = {
      sendAll: (_sql: unknown, mails: readonly NewMail[]) => Promise.resolve(mails.map((mail) => sent.push(mail))),
      erase: () => Promise.resolve(),
    };
    await migrate(place.database, 'leads', leadMigrations);
    await migrate(place.database, 'visits', visitMigrations);
    leads = createLeads(place.database, outbox);
    visits = createVisits(place.database, outbox);
  }, 60_000);
  afterEach(() => place.dispose(), 60_000);

  /** Books like the form: if the slot is full, neither lead nor visit is stored. */
  async function book(n: number, more: { perSlot?: number; host?: string; slot?: Slot } = {}): Promise<Visit> {
    let booked: Visit | null = null;
    await leads.record(leadOf(n), async (sql, leadId) => {
      const visit = { leadId, propertyId: '4101', host: more.host ?? 'agent-1', slot: more.slot ?? slot };
      booked = await visits.book(sql, visit, more.perSlot ?? 1);
      if (booked === null) throw new Error('full');
      return [];
    });
    if (booked === null) throw new Error('The lead was there already');
    return booked;
  }

  const takenOf = async (host = 'agent-1') => Object.fromEntries(await visits.taken(host, '2026-11-22'));

  it.each([
    { people: 50, perSlot: 1 },
    { people: 50, perSlot: 3 },
  ])(
    '$people people at once get the $perSlot places there are, and nobody else is stored',
    async (all) => {
      const results = await Promise.allSettled(
        Array.from({ length: all.people }, (_, n) => book(n, { perSlot: all.perSlot })),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(all.perSlot);
      for (const result of results)
        if (result.status === 'rejected') expect(result.reason).toMatchObject({ message: 'full' });
      expect(await takenOf()).toEqual({ '2026-11-24 10:00': all.perSlot });
      expect(await place.database.query('SELECT FROM lead')).toHaveLength(all.perSlot);
    },
    60_000,
  );

  it('are confirmed, and found by their id (4.15)', async () => {
    const visit = await book(1);
    expect(visit).toMatchObject({ ...slot, propertyId: '4101', host: 'agent-1', status: 'confirmed', sequence: 0 });
    expect(await visits.byId(visit.id)).toEqual(visit);
    expect(await visits.byId('nonsense')).toBeNull();
  });

  it('of two agents do not get in each other’s way', async () => {
    await book(1);
    await book(2, { host: 'agent-2' });
    await book(3, { slot: later });
    expect(await takenOf()).toEqual({ '2026-11-24 10:00': 1, '2026-11-24 14:00': 1 });
    expect(await takenOf('agent-2')).toEqual({ '2026-11-24 10:00': 1 });
  });

  it('that are moved free their place, keep their id and raise their sequence', async () => {
    const visit = await book(1);
    expect(await visits.move(visit.id, later, 1, mailsOf)).toBe('moved');
    expect(await visits.byId(visit.id)).toEqual({ ...visit, ...later, sequence: 1 });
    expect(await takenOf()).toEqual({ '2026-11-24 14:00': 1 });
    expect(sent).toMatchObject([{ subject: '14:00 confirmed 1' }]);
    await book(2);
  });

  it('stay where they were if the other slot is full', async () => {
    const visit = await book(1);
    await book(2, { slot: later });
    expect(await visits.move(visit.id, later, 1, mailsOf)).toBe('full');
    expect(await visits.byId(visit.id)).toEqual(visit);
    expect(await takenOf()).toEqual({ '2026-11-24 10:00': 1, '2026-11-24 14:00': 1 });
    expect(sent).toEqual([]);
  });

  it('that are cancelled free their place, and are cancelled once', async () => {
    const visit = await book(1);
    await Promise.all([visits.cancel(visit.id, mailsOf), visits.cancel(visit.id, mailsOf)]);
    expect(await visits.byId(visit.id)).toMatchObject({ status: 'cancelled', sequence: 1 });
    expect(await takenOf()).toEqual({});
    expect(sent).toMatchObject([{ subject: '10:00 cancelled 1' }]);
    expect(await visits.move(visit.id, later, 1, mailsOf)).toBe('gone');
  });

  it('are listed by day for the office, cancelled ones too, with who comes (10.326)', async () => {
    const [late, early, before] = [
      await book(1, { slot: later }),
      await book(2),
      await book(3, { slot: { ...slot, day: '2026-11-20' } }),
    ];
    await visits.cancel(early.id, () => []);
    const expected = await visits.between('2026-11-24', '2026-11-30');
    expect(expected.map(({ id, status }) => [id, status])).toEqual([
      [early.id, 'cancelled'],
      [late.id, 'confirmed'],
    ]);
    expect(expected[1]).toEqual({
      ...late,
      name: 'An Peeters',
      email: 'visitor-1@example.be',
      phone: '0470',
      language: 'nl',
    });
    expect((await visits.between('2026-11-20', '2026-11-20')).map(({ id }) => id)).toEqual([before.id]);
  });

  it('are not received on days that the office has closed, for an agent or for all (10.327)', async () => {
    const booked = await book(1);
    await visits.setClosed({ day: '2026-11-24', host: everybody }, true);
    await visits.setClosed({ day: '2026-11-24', host: everybody }, true);
    await visits.setClosed({ day: '2026-11-25', host: 'agent-1' }, true);
    await visits.setClosed({ day: '2026-11-20', host: everybody }, true);
    const closedFor = async (host: string) => [...(await visits.closedFor(host, '2026-11-21'))].toSorted();
    expect(await closedFor('agent-1')).toEqual(['2026-11-24', '2026-11-25']);
    expect(await closedFor('')).toEqual(['2026-11-24']);
    expect(await visits.closedBetween('2026-11-24', '2026-11-25')).toEqual([
      { day: '2026-11-24', host: everybody },
      { day: '2026-11-25', host: 'agent-1' },
    ]);
    await visits.setClosed({ day: '2026-11-24', host: everybody }, false);
    expect(await closedFor('')).toEqual([]);
    expect(await visits.byId(booked.id)).toEqual(booked);
  });

  it('of a person who asks to be forgotten are gone', async () => {
    const visit = await book(1);
    await leads.erase('visitor-1@example.be');
    expect(await visits.byId(visit.id)).toBeNull();
    expect(await takenOf()).toEqual({});
  });
});

const mailsOf = ({ leadId, from, status, sequence }: Visit): NewMail[] => [
  {
    kind: 'visit',
    about: leadId,
    to: 'a@example.be',
    replyTo: null,
    fromName: null,
    subject: `${from} ${status} ${sequence}`,
    text: '',
    html: '',
  },
];

const leadOf = (n: number): NewLead => ({
  ...{
    key: `key-${n}`,
    form: 'contact-appointment',
    language: 'nl',
    page: '/nl/',
    propertyId: '4101',
    projectId: null,
  },
  email: `visitor-${n}@example.be`,
  data: { firstName: 'An', lastName: 'Peeters', phone: '0470' },
  consent: { version: '1', text: '' },
  source: {},
  keepDays: 10,
});
