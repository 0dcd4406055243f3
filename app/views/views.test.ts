import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { feed, property } from '~/listings/store/fixture.ts';
import { importFeed } from '~/listings/store/import.server.ts';
import { openTestStore, type TestStore } from '~/listings/store/test-store.ts';
import type { Database } from '~/platform/database.ts';
import { migrate } from '~/platform/database/migrations.ts';
import { testDatabases } from '~/platform/database/test-databases.ts';
import { createDeedCounter, createViewCounter, type View, type ViewCounter } from './counter.server.ts';
import { lastDays } from './periods.ts';
import { viewMigrations } from './schema.ts';
import { createViews, type Views } from './views.server.ts';

const seen: View = { property: '4101', day: '2026-11-23', language: 'nl', source: 'direct', site: null };
/** Half past midnight in Brussels. */
const now = new Date('2026-11-22T23:30:00Z');
const month = lastDays(30, now);

describe.each(testDatabases)('views of properties on the $kind database', ({ create, kind }) => {
  let opened: TestStore;
  let database: Database;
  let views: Views;
  let counters: ViewCounter[] = [];
  const log = { warn: vi.fn(), error: vi.fn(), info: vi.fn() };

  beforeAll(async () => {
    opened = await openTestStore(create);
    ({ database } = opened.place);
    await migrate(database, 'views', viewMigrations);
    views = createViews(database);
  }, 60_000);
  afterAll(() => opened?.dispose(), 60_000);
  beforeEach(async () => {
    await opened.empty();
    await database.execute('TRUNCATE property_view, visitor_deed, view_writer');
    const properties = [4101, 4102, 4103].map((ID) => property({ ID }));
    await importFeed({ database, revisions: opened.revisions }, feed(properties));
    vi.clearAllMocks();
  });
  afterEach(async () => {
    await Promise.all(counters.map((counter) => counter.close()));
    counters = [];
  });

  const open = (to: Pick<Database, 'query'> = database): ViewCounter => {
    const counter = createViewCounter({ database: to, log });
    counters.push(counter);
    return counter;
  };
  it('and what else visitors do are summed by week, language, source, home and search (10.329)', async () => {
    await count(
      {},
      { language: 'fr', source: 'search', site: 'google.com' },
      { day: '2026-11-22', property: '4102' },
      { day: '2026-11-22', property: '4102' },
    );
    const deeds = createDeedCounter({ database, log });
    const kept = { kind: 'kept', subject: '4102', day: '2026-11-23', language: 'fr' } as const;
    for (const deed of [
      kept,
      kept,
      { ...kept, subject: 'gone' },
      { ...kept, kind: 'empty-search', subject: '{}' },
    ] as const)
      deeds.count(deed);
    await deeds.close();
    // Another process.
    const others = createDeedCounter({ database, log });
    others.count(kept);
    await others.close();
    const period = { from: '2026-11-16', to: '2026-11-29' };
    const all = { language: null, property: null };
    const figures = await views.figures(period, all);
    expect(figures).toEqual({
      weeks: [
        { week: '2026-11-16', views: 2, kept: 0, emptySearches: 0 },
        { week: '2026-11-23', views: 2, kept: 3, emptySearches: 1 },
      ],
      languages: [
        { language: 'nl', views: 3, kept: 0, emptySearches: 0 },
        { language: 'fr', views: 1, kept: 3, emptySearches: 1 },
      ],
      sources: [
        { source: 'direct', site: null, views: 3 },
        { source: 'search', site: 'google.com', views: 1 },
      ],
      homes: [
        { property: '4101', views: 2, kept: 0 },
        { property: '4102', views: 2, kept: 3 },
      ],
      kept: [{ property: '4102', views: 2, kept: 3 }],
      emptySearches: [{ search: '{}', times: 1 }],
    });
    const french = await views.figures(period, { ...all, language: 'fr' });
    expect([french.homes, french.sources.length]).toEqual([[{ property: '4101', views: 1, kept: 0 }], 1]);
    const one = await views.figures({ from: '2026-11-23', to: '2026-11-23' }, { ...all, property: '4102' });
    expect(one).toMatchObject({
      weeks: [{ week: '2026-11-23', views: 0, kept: 3, emptySearches: 0 }],
      emptySearches: [],
    });
  });

  async function count(...seenViews: readonly Partial<View>[]): Promise<void> {
    const counter = open();
    for (const view of seenViews) counter.count({ ...seen, ...view });
    await counter.close();
  }
  const total = async (id = '4101') => (await views.totals(id, now)).total;

  it('are written by themselves within a second', async () => {
    open().count(seen);
    await expect.poll(() => total(), { timeout: 3_000 }).toBe(1);
  });

  it('add up over batches and over processes that count at once', async () => {
    const processes = [open(), open(), open(kind === 'postgres' ? await opened.place.again() : database)];
    for (let round = 0; round < 20; round += 1) {
      for (const [index, process] of processes.entries())
        for (const id of index % 2 === 0 ? ['4101', '4102'] : ['4102', '4101'])
          process.count({ ...seen, property: id, language: round % 2 === 0 ? 'nl' : 'fr' });
      await Promise.all(processes.map((process) => process.flush()));
    }
    expect([await total('4101'), await total('4102')]).toEqual([60, 60]);
  });

  it('that come while others are written are written when the process stops (10.88)', async () => {
    const counter = open();
    counter.count(seen);
    const writing = counter.flush();
    for (let n = 0; n < 1_000; n += 1) counter.count(seen);
    await counter.close();
    await writing;
    expect(await total()).toBe(1_001);
    expect(log.error).not.toHaveBeenCalled();
  });

  it('of what is no property are dropped, and those of the others counted', async () => {
    await count({ property: 'none' }, {}, { property: '4103' });
    const rows = await database.query('SELECT property_id FROM property_view ORDER BY property_id');
    expect(rows).toEqual([{ property_id: '4101' }, { property_id: '4103' }]);
  });

  it('stay when the listing is withdrawn', async () => {
    await count({}, {});
    await opened.empty();
    expect(await total()).toBe(2);
  });

  it('wait for a database that is away, and are written once when it is back (10.88)', async () => {
    let isAway = true;
    const counter = open({
      query: async (text, parameters) => {
        if (isAway) throw new Error('The connection was lost');
        return database.query(text, parameters);
      },
    });
    counter.count(seen);
    expect(await counter.flush()).toBe(false);
    counter.count(seen);
    expect(await counter.flush()).toBe(false);
    counter.count({ ...seen, language: 'fr' });
    expect(log.warn).toHaveBeenCalledOnce();
    isAway = false;
    expect(await counter.flush()).toBe(true);
    await counter.close();
    expect(await total()).toBe(3);
  });

  it('are tried again without anybody asking', async () => {
    let attempts = 0;
    const counter = open({
      query: (text, parameters) => {
        attempts += 1;
        return attempts === 1 ? Promise.reject(new Error('away')) : database.query(text, parameters);
      },
    });
    counter.count(seen);
    await expect.poll(() => total(), { timeout: 6_000 }).toBe(1);
  });

  it('count once where they were written but the answer was lost (10.88)', async () => {
    let isCutOff = true;
    const counter = open({
      query: async (text, parameters) => {
        const rows = await database.query<never>(text, parameters);
        if (isCutOff) throw new Error('The connection was lost');
        return rows;
      },
    });
    counter.count(seen);
    expect(await counter.flush()).toBe(false);
    counter.count(seen);
    isCutOff = false;
    await counter.close();
    expect(await total()).toBe(2);
  });

  it('are given up, and it is said how many, when the process stops without a database', async () => {
    const counter = open({ query: () => Promise.reject(new Error('away')) });
    counter.count(seen);
    counter.count(seen);
    await counter.close();
    expect(log.error).toHaveBeenCalledWith({ lost: 2 }, expect.any(String));
    counters = [];
  });

  it('are told for the day, the week, the month and in all, as days go in Brussels (10.86)', async () => {
    const on = (day: string, times: number) => Array.from({ length: times }, () => ({ day }));
    await count(
      ...on('2026-11-23', 1),
      ...on('2026-11-22', 2),
      ...on('2026-11-17', 4),
      ...on('2026-11-16', 8),
      ...on('2026-10-25', 16),
      ...on('2026-10-24', 32),
      { property: '4102' },
    );
    expect(await views.totals('4101', now)).toEqual({ day: 1, week: 7, month: 31, total: 63 });
    expect(await views.totals('none', now)).toEqual({ day: 0, week: 0, month: 0, total: 0 });
  });

  it('are told day by day, days without any included, of one property or several', async () => {
    await count({ day: '2026-10-25' }, { day: '2026-10-24' }, {}, { language: 'fr' }, { property: '4102' });
    const days = await views.daily(['4101'], month);
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ day: '2026-10-25', views: 1 });
    expect(days[1]).toEqual({ day: '2026-10-26', views: 0 });
    expect(days[29]).toEqual({ day: '2026-11-23', views: 2 });
    expect((await views.daily(['4101', '4102'], month))[29]).toEqual({ day: '2026-11-23', views: 3 });
    expect((await views.daily([], month)).every((day) => day.views === 0)).toBe(true);
  });

  it('are told by property, by source and by language', async () => {
    const immoweb = { source: 'portal', site: 'immoweb.be' } as const;
    await count({}, immoweb, { ...immoweb, language: 'fr' }, { property: '4102' }, { day: '2026-10-01' });
    expect(await views.ofEach(['4103', '4101', '4102'], month)).toEqual(
      new Map([
        ['4103', 0],
        ['4101', 3],
        ['4102', 1],
      ]),
    );
    expect(await views.bySource('4101', month)).toEqual([
      { ...immoweb, views: 2 },
      { source: 'direct', site: null, views: 1 },
    ]);
    expect(await views.byLanguage('4101', month)).toEqual([
      { language: 'nl', views: 2 },
      { language: 'fr', views: 1 },
    ]);
  });
});
