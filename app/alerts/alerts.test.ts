import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoFeed } from '../../packages/demo/listings/feed.ts';
import { askedOf, askedZones, everywhere, formsFilters, reaches } from '~/forms/demand-register/asked.server.ts';
import { createLeads } from '~/leads/leads.server.ts';
import { leadMigrations } from '~/leads/schema.ts';
import { goals, propertyTypes } from '~/listings/domain/codes.ts';
import { filtersOf } from '~/listings/domain/filters.ts';
import { parseOmnicasa } from '~/listings/feeds/omnicasa.ts';
import { writeFilters } from '~/listings/search/filter-params.ts';
import { parseSearch } from '~/listings/search/search-params.ts';
import { asked } from '~/listings/store/filter-meaning.fixture.ts';
import { feed, property } from '~/listings/store/fixture.ts';
import { importFeed } from '~/listings/store/import.server.ts';
import { openTestStore, type TestStore } from '~/listings/store/test-store.ts';
import { migrate } from '~/platform/database/migrations.ts';
import { testDatabases } from '~/platform/database/test-databases.ts';
import type { NewMail } from '~/platform/mail/mail.ts';
import { createSignatures } from '~/platform/signatures.ts';
import { createAlerts, type Alerts } from './alerts.server.ts';
import type { NewDemand } from './demand.ts';
import { foundNow } from './found-now.server.ts';
import { alertMigrations } from './schema.ts';
import { alertJobs, matchChanges, tell, type News } from './telling.server.ts';

const wish: NewDemand = {
  language: 'nl',
  frequency: 'at-once',
  goal: 'sale',
  types: [1, 2],
  areas: [],
  places: '9000',
  zones: ['z9000'],
  minPrice: null,
  maxPrice: 400_000,
  minBedrooms: null,
  maxBedrooms: null,
  garages: 0,
  parking: false,
  terrace: false,
  garden: false,
  asked: '',
};

const allTypes = propertyTypes.map(({ webId }) => webId);

describe.each(testDatabases)('alerts on the $kind database (1.7)', ({ create }) => {
  let opened: TestStore;
  let alerts: Alerts;
  let sent: NewMail[] = [];
  const erased: string[] = [];

  beforeAll(async () => {
    opened = await openTestStore(create);
    await migrate(opened.place.database, 'alerts', alertMigrations);
    alerts = createAlerts({
      database: opened.place.database,
      outbox: { erase: (_sql, about) => Promise.resolve(void erased.push(about)) },
      signatures: await createSignatures(opened.place.database),
      now: () => new Date(),
    });
  }, 60_000);
  afterAll(() => opened?.dispose());
  beforeEach(async () => {
    await opened.empty();
    await opened.place.database.execute(
      'DELETE FROM alert_person; DELETE FROM listing_change; DELETE FROM listing_tombstone; DELETE FROM alerts_login_attempt',
    );
    sent = [];
  });

  const run = (...properties: Parameters<typeof property>[0][]) =>
    importFeed({ database: opened.place.database, revisions: opened.revisions }, feed(properties.map(property)));
  const compose = ({ demand, person, found }: News): Promise<NewMail> =>
    Promise.resolve({
      kind: 'alerts:news',
      about: demand.id,
      to: person.email,
      replyTo: null,
      fromName: null,
      subject: found.map(({ listingId, reason }) => `${listingId} ${reason}`).join(', '),
      text: 'x',
      html: 'x',
    });
  const telling = () => ({
    database: opened.place.database,
    outbox: { send: (_sql: unknown, mail: NewMail) => Promise.resolve(sent.push(mail)) },
    compose,
  });
  /** The mails sent by a run of the job. */
  const news = async (frequency: 'at-once' | 'daily' = 'at-once') => {
    sent = [];
    await matchChanges({ database: opened.place.database });
    await tell(telling(), frequency);
    return sent.map(({ to, subject }) => `${to}: ${subject}`);
  };
  const register = async (more: Partial<NewDemand> = {}, email = 'an@example.be', password: string | null = null) => {
    const { key } = await opened.place.database.transaction((sql) =>
      alerts.register(sql, { email, firstName: 'An', lastName: 'Peeters', password }, { ...wish, ...more }),
    );
    const person = await alerts.personOf(key);
    if (person === null) throw new Error('The key is not valid');
    const search = (await alerts.searchesOf(person.id)).at(-1);
    if (search === undefined) throw new Error('The search is not there');
    return { key, person, search };
  };
  const confirmed = async (...parameters: Parameters<typeof register>) => {
    const made = await register(...parameters);
    await alerts.resume(made.person.id, made.search.id);
    return made;
  };

  it('tell nothing before the address is confirmed, and nothing from before that (10.69)', async () => {
    const { person, search } = await register();
    await run({ ID: 1 });
    expect(await news()).toEqual([]);
    await run({ ID: 1 }, { ID: 2 });
    await alerts.resume(person.id, search.id);
    expect(await news(), 'it came before').toEqual([]);
    await run({ ID: 1 }, { ID: 2 }, { ID: 3 });
    expect(await news()).toEqual(['an@example.be: 3 new']);
  });

  it('tell a listing once, and again only when its price drops or it comes back (10.70)', async () => {
    await confirmed();
    await run({ ID: 1, Price: 390_000 });
    expect(await news()).toEqual(['an@example.be: 1 new']);
    await run({ ID: 1, Price: 390_000, Title: 'Anders' });
    expect(await news()).toEqual([]);
    await run({ ID: 1, Price: 395_000 });
    expect(await news(), 'dearer').toEqual([]);
    await run({ ID: 1, Price: 380_000 });
    expect(await news()).toEqual(['an@example.be: 1 price']);
    await run({ ID: 1, Price: 380_000, Marquee: 3 });
    expect(await news(), 'sold').toEqual([]);
    await run({ ID: 1, Price: 380_000 });
    expect(await news()).toEqual(['an@example.be: 1 back']);
    expect(await news()).toEqual([]);
  });

  it('tell a listing that fits only since its price dropped', async () => {
    await confirmed({ maxPrice: 350_000 });
    await run({ ID: 1, Price: 360_000 });
    expect(await news()).toEqual([]);
    await run({ ID: 1, Price: 340_000 });
    expect(await news()).toEqual(['an@example.be: 1 price']);
  });

  it('tell nobody a listing by a price that is not published (10.71)', async () => {
    await confirmed({ maxPrice: 400_000 });
    await confirmed({ maxPrice: null }, 'bo@example.be');
    await run({ ID: 1, PublishPrice: 0, Price: 300_000 });
    expect(await news()).toEqual(['bo@example.be: 1 new']);
  });

  it.each([
    ['another goal', { Goal: 1 }],
    ['another type', { WebID: 3 }],
    ['another place', { Zip: '9300', City: 'Aalst' }],
    ['too dear', { Price: 400_001 }],
    ['sold', { Marquee: 3 }],
  ])('do not tell what is not asked for: %s', async (_, change) => {
    await confirmed();
    await run({ ID: 1, ...change });
    expect(await news()).toEqual([]);
  });

  it.each<[string, Partial<NewDemand>, object, boolean]>([
    ['an area', { zones: ['aeast-flanders'] }, { Zip: '9300', City: 'Aalst' }, true],
    ['another area', { zones: ['aantwerp'] }, {}, false],
    ['the country of a postcode', { zones: ['aluxembourg'] }, {}, false],
    ['a price from', { minPrice: 300_001 }, {}, false],
    ['bedrooms from', { minBedrooms: 3 }, { BedRooms: 2 }, false],
    ['bedrooms up to', { maxBedrooms: 1 }, { BedRooms: 2 }, false],
    ['bedrooms between', { minBedrooms: 2, maxBedrooms: 3 }, { BedRooms: 2 }, true],
    ['a garden', { garden: true }, { HasGarden: 1 }, true],
    ['no garden', { garden: true }, { HasGarden: 0 }, false],
    ['a terrace by its surface', { terrace: true }, { SurfaceTerrace: 12 }, true],
    ['no terrace', { terrace: true }, {}, false],
    ['parking', { parking: true }, { ExternalParkings: 1 }, true],
    ['no parking', { parking: true }, {}, false],
    ['garages', { garages: 2 }, { Garages: 2 }, true],
    ['too few garages', { garages: 2 }, { Garages: 1 }, false],
  ])('know %s', async (_, asked, listing, isTold) => {
    await confirmed(asked);
    await run({ ID: 1, ...listing });
    expect(await news()).toHaveLength(isTold ? 1 : 0);
  });

  it('show at once the three newest homes that fit, however many newer ones have too many bedrooms (10.232)', async () => {
    const { search } = await confirmed({ maxBedrooms: 2 });
    const many = Array.from({ length: 60 }, (_, n) => ({ ID: `large${n}`, BedRooms: 4, OnlineDate: '2026-10-20' }));
    const few = ['a', 'b', 'c', 'd'].map((ID, n) => ({ ID, BedRooms: 2, OnlineDate: `2026-10-1${n}` }));
    await run(...many, ...few);
    const choice = { language: 'nl', fallback: 'nl' } as const;
    const inMode = (path: string) => path;
    const { cards } = await foundNow(
      {
        context: { listings: opened.store },
        choice,
        inMode,
        language: 'nl',
        cards: { choice, inMode, marqueesReplacingPrice: [] },
      },
      search,
    );
    expect(cards.map(({ id }) => id)).toEqual(['d', 'c', 'b']);
  });

  it('tell by everything that a search can ask for what the search itself finds (10.76)', async () => {
    const searches = goals.flatMap((goal) =>
      [
        ...filtersOf(goal).flatMap(({ name }) =>
          asked[name].map((value) => String(new URLSearchParams(writeFilters(goal, { [name]: value })))),
        ),
        ...['search=appartement', 'bathrooms=2', 'showerrooms=1', 'toilets=2', 'box=50.8,3.5,51.2,4'],
        ...['city=gent%7C9000&radius=15', 'city=province.east-flanders', 'city=country.luxembourg&epc=C'],
      ].map((query) => ({ goal, query })),
    );
    const made = new Map<string, (typeof searches)[number]>();
    for (const { goal, query } of searches) {
      const kept = askedOf(goal, [query]);
      const { criteria } = parseSearch(goal, new URLSearchParams(query));
      // Everything is kept except sold homes, which alerts never report, and what has its own field in the form.
      const named = new URLSearchParams(query);
      for (const name of ['sold', ...formsFilters]) named.delete(name);
      expect(new URLSearchParams(kept).size, query).toBe(named.size);
      const own = Object.fromEntries(formsFilters.map((name) => [name, criteria.filters[name] ?? false]));
      const zones = reaches(criteria) ? askedZones(criteria) : everywhere;
      const { search } = await confirmed(
        { goal, types: allTypes, zones, asked: kept, maxPrice: null, ...own },
        `${made.size}@example.be`,
      );
      made.set(search.id, { goal, query });
    }
    await importFeed(
      { database: opened.place.database, revisions: opened.revisions },
      parseOmnicasa(demoFeed({ today: '2026-11-21' })),
    );
    await matchChanges({ database: opened.place.database });
    const told = await opened.place.database.query<{ demand_id: string; listing_id: string }>(
      'SELECT demand_id, listing_id FROM demand_listing',
    );
    let some = 0;
    for (const [id, { goal, query }] of made) {
      const { criteria } = parseSearch(goal, new URLSearchParams(query));
      const { sold: _sold, ...filters } = criteria.filters;
      const found = await opened.store.search(
        { ...criteria, filters, types: allTypes },
        { language: 'nl', pageSize: 10_000 },
      );
      const ids = told.filter(({ demand_id }) => demand_id === id).map(({ listing_id }) => listing_id);
      expect(ids.sort(), `${goal} ${query}`).toEqual(found.items.map((each) => each.id).sort());
      if (ids.length > 0) some += 1;
    }
    expect(some).toBeGreaterThan(made.size * 0.8);
  }, 120_000);

  it('find a municipality by its own row, wherever else its postcode is', async () => {
    await run({ ID: 9 });
    const [ghent] = await opened.store.municipalities('gent', { language: 'nl' });
    await confirmed({ zones: [`m${ghent?.id ?? 0}`] });
    await run({ ID: 9 }, { ID: 1 }, { ID: 2, Zip: '9300', City: 'Aalst' });
    expect(await news()).toEqual(['an@example.be: 1 new']);
  });

  it('wait for the morning where one mail a day is asked for, with all of the day in it (10.72)', async () => {
    await confirmed({ frequency: 'daily' });
    await run({ ID: 1 });
    expect(await news()).toEqual([]);
    await run({ ID: 1 }, { ID: 2 });
    await matchChanges({ database: opened.place.database });
    expect(await news('daily')).toEqual(['an@example.be: 1 new, 2 new']);
    expect(await news('daily')).toEqual([]);
    const job = alertJobs({ ...telling(), keepMonths: () => Promise.resolve(24) }).find(
      ({ name }) => name === 'alerts-daily',
    );
    // Jobs are scheduled in Belgian time (app/platform/jobs/schedule.ts).
    expect(job?.cron).toBe('0 8 * * *');
  });

  it('are silent while paused or stopped, and do not make up for it (10.73)', async () => {
    const { person, search } = await confirmed();
    // While somebody else's search is active, changes are matched.
    await confirmed({}, 'bo@example.be');
    await alerts.pause(person.id, search.id);
    await run({ ID: 1 });
    expect(await news()).toEqual(['bo@example.be: 1 new']);
    await alerts.resume(person.id, search.id);
    expect(await news()).toEqual([]);
    await run({ ID: 1 }, { ID: 2 });
    expect((await news()).toSorted()).toEqual(['an@example.be: 2 new', 'bo@example.be: 2 new']);
    const stopKey = alerts.stopKey(search.id);
    expect((await alerts.toStop(stopKey))?.state, 'looking changes nothing').toBe('active');
    await alerts.stop(stopKey);
    await alerts.stop('nonsense');
    await run({ ID: 1 }, { ID: 2 }, { ID: 3 });
    expect(await news()).toEqual(['bo@example.be: 3 new']);
  });

  it('are silent while paused about what they found before (10.73)', async () => {
    const { person, search } = await confirmed({ frequency: 'daily' });
    await run({ ID: 1 });
    await matchChanges({ database: opened.place.database });
    await alerts.pause(person.id, search.id);
    expect(await news('daily')).toEqual([]);
  });

  it('are changed with a key of their own, never with an address of another', async () => {
    const { search } = await confirmed();
    const { person, search: others } = await confirmed({}, 'bo@example.be');
    const change = (key: string, email: string) =>
      opened.place.database.transaction((sql) =>
        alerts.change(sql, key, email, { ...wish, places: '9300', zones: ['z9300'] }),
      );
    expect(await change('nonsense', 'an@example.be')).toBeNull();
    expect(await change(alerts.stopKey(search.id), 'an@example.be'), 'a key for something else').toBeNull();
    expect(await change(search.changeKey, 'an@EXAMPLE.be')).toMatchObject({ key: expect.any(String) });
    expect((await alerts.toChange(search.changeKey))?.demand.places).toBe('9300');
    await run({ ID: 1, Zip: '9300', City: 'Aalst' });
    expect(await news()).toEqual(['an@example.be: 1 new']);
    // Other people's searches cannot be removed.
    await alerts.remove((await register({}, 'eve@example.be')).person.id, others.id);
    expect(await alerts.searchesOf(person.id)).toHaveLength(1);
  });

  it('are behind a password that only who reads the address can set (10.74)', async () => {
    await confirmed({}, 'an@example.be', 'a password of An');
    // Somebody else registers her address with another password, and she confirms it by mistake.
    await confirmed({}, 'an@example.be', 'a password of Eve');
    expect(await alerts.logIn('an@example.be', 'a password of Eve', '192.0.2.1')).toBeNull();
    expect(await alerts.logIn(' AN@example.be', 'a password of An', '192.0.2.1')).toMatchObject({
      key: expect.any(String),
    });
    await register({}, 'new@example.be', 'a password of New');
    expect(await alerts.logIn('new@example.be', 'a password of New', '192.0.2.2'), 'not confirmed').toBeNull();
    const [row] = await opened.place.database.query<{ password: string }>(
      `SELECT password FROM alert_person WHERE email = 'an@example.be'`,
    );
    expect(row?.password).toMatch(/^\$argon2id\$/);
  }, 30_000);

  it('make whoever guesses passwords wait (10.74)', async () => {
    await confirmed({}, 'an@example.be', 'a password of An');
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push(await alerts.logIn('an@example.be', `guess ${n} of many`, '192.0.2.3'));
    expect(answers.slice(0, 3)).toEqual([null, null, null]);
    expect(answers.at(-1)).toMatchObject({ wait: expect.any(Number) });
  }, 30_000);

  it('go with their person: when leads are erased, and when nobody wants them any longer (10.75)', async () => {
    const { person } = await confirmed();
    await confirmed({}, 'bo@example.be');
    await migrate(opened.place.database, 'leads', leadMigrations);
    const outbox = { sendAll: () => Promise.resolve([]), erase: () => Promise.resolve() };
    await createLeads(opened.place.database, outbox, { erasers: [alerts.erase] }).erase(' AN@example.be ');
    expect(await alerts.searchesOf(person.id)).toEqual([]);
    expect(await alerts.confirmed('an@example.be')).toBeNull();
    expect(await alerts.confirmed('bo@example.be')).not.toBeNull();
    expect(erased).toContain(person.id);

    await register({}, 'never@example.be');
    await opened.place.database.execute(
      `UPDATE demand SET created_at = now() - interval '15 days', touched_at = now() - interval '25 months' WHERE state = 'active';
       UPDATE demand SET created_at = now() - interval '15 days' WHERE state = 'new'`,
    );
    const purge = alertJobs({ ...telling(), keepMonths: () => Promise.resolve(24) }).find(
      ({ name }) => name === 'alerts-purge',
    );
    await purge?.work({}, () => undefined);
    expect(await opened.place.database.query('SELECT 1 FROM demand UNION ALL SELECT 1 FROM alert_person')).toEqual([]);
  });
});
