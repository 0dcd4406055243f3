import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database, Sql } from '../database.ts';
import { migrate } from './migrations.ts';
import { testDatabases, type TestDatabase } from './test-databases.ts';

describe.each(testDatabases)('the $kind database', ({ create }) => {
  let place: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    place = await create();
    database = place.database;
  });
  afterAll(() => place?.dispose());
  beforeEach(() => database.execute('DROP TABLE IF EXISTS house; CREATE TABLE house (id int PRIMARY KEY, name text)'));

  const names = async (sql: Sql = database) =>
    (await sql.query<{ name: string }>('SELECT name FROM house ORDER BY id')).map(({ name }) => name);

  it('writes, reads, changes and deletes', async () => {
    await database.query('INSERT INTO house VALUES ($1, $2), ($3, $4)', [1, 'Rozenhof', 2, null]);
    await database.query('UPDATE house SET name = $1 WHERE id = $2', ["L'Épinette", 2]);
    expect(await names()).toEqual(['Rozenhof', "L'Épinette"]);
    expect(await database.query('DELETE FROM house WHERE id = ANY($1) RETURNING id', [[1, 2]])).toEqual([
      { id: 1 },
      { id: 2 },
    ]);
    expect(await names()).toEqual([]);
  });

  it('returns values in the same format', async () => {
    const [row] = await database.query(
      `SELECT 9007199254740991::bigint AS large, 12.50::numeric AS price, '{"rooms":[1,null]}'::jsonb AS json,
              date '2026-03-29' AS day, timestamptz '2026-03-29 02:30:00.125+02' AS moment, true AS flag,
              timestamp '2026-03-29 02:30:00' AS local, ARRAY[1,NULL,3]::bigint[] AS many, ARRAY['a b', NULL] AS words,
              ARRAY[date '2026-01-02'] AS days, ARRAY[1.5]::numeric[] AS prices, NULL::date AS nothing, 2.5::float8 AS real`,
    );
    expect(row).toEqual({
      large: 9007199254740991,
      price: 12.5,
      json: { rooms: [1, null] },
      day: '2026-03-29',
      moment: '2026-03-29T00:30:00.125Z',
      flag: true,
      local: '2026-03-29T02:30:00',
      many: [1, null, 3],
      words: ['a b', null],
      days: ['2026-01-02'],
      prices: [1.5],
      nothing: null,
      real: 2.5,
    });
    const [bytes] = await database.query<{ bytes: Uint8Array }>(`SELECT '\\x6869'::bytea AS bytes`);
    expect(Buffer.from(bytes?.bytes ?? []).toString()).toBe('hi');
  });

  it('accepts values in the same format', async () => {
    const parameters = [
      JSON.stringify([{ a: 1 }]),
      new Date('2026-01-02T03:04:05Z'),
      ['x', 'y'],
      '2026-01-02',
      false,
      5_000_000_000,
    ];
    expect(
      await database.query(
        'SELECT $1::jsonb AS json, $2::timestamptz AS moment, $3::text[] AS words, $4::date AS day, $5::bool AS flag, $6::bigint AS large',
        parameters,
      ),
    ).toEqual([
      {
        json: [{ a: 1 }],
        moment: '2026-01-02T03:04:05.000Z',
        words: ['x', 'y'],
        day: '2026-01-02',
        flag: false,
        large: 5_000_000_000,
      },
    ]);
  });

  it('answers a statement by the columns of the day: after a change of the schema, and after its rollback', async () => {
    const all = (sql: Sql) => sql.query('SELECT * FROM house');
    const wider = (sql: Sql) => sql.execute('ALTER TABLE house ADD COLUMN rooms int; INSERT INTO house VALUES (2)');
    await database.query("INSERT INTO house VALUES (1, 'one')");
    expect(await all(database)).toEqual([{ id: 1, name: 'one' }]);
    const undone = database.transaction(async (sql) => {
      await wider(sql);
      expect(await all(sql)).toHaveLength(2);
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    expect(await all(database)).toEqual([{ id: 1, name: 'one' }]);
    await wider(database);
    expect(await all(database)).toContainEqual({ id: 2, name: null, rooms: null });
  });

  it('keeps only so many statements, and answers those it has let go', async () => {
    for (let n = 0; n < 450; n += 1)
      expect(await database.query(`SELECT $1::int + ${n % 225} AS sum`, [n])).toEqual([{ sum: n + (n % 225) }]);
    const [kept] = await database.query<{ count: number }>('SELECT count(*) FROM pg_prepared_statements');
    expect(kept?.count).toBeLessThanOrEqual(200);
  });

  it('has the text extensions', async () => {
    expect(await database.query("SELECT unaccent('Liège') AS plain, similarity('Gent', 'Gand') > 0 AS alike")).toEqual([
      { plain: 'Liege', alike: true },
    ]);
  });

  it('commits what succeeds and rolls back what fails', async () => {
    const answer = await database.transaction(async (sql) => {
      await sql.query("INSERT INTO house VALUES (1, 'committed')");
      return (await names(sql)).length;
    });
    expect(answer).toBe(1);
    await expect(
      database.transaction(async (sql) => {
        await sql.query("INSERT INTO house VALUES (2, 'dropped')");
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await names()).toEqual(['committed']);
  });

  it('passes on PostgreSQL’s error codes and does not commit after a failed statement', async () => {
    await expect(database.query('SELECT * FROM nowhere')).rejects.toMatchObject({ code: '42P01' });
    await expect(
      database.transaction(async (sql) => {
        await sql.query("INSERT INTO house VALUES (1, 'one')");
        await sql.query("INSERT INTO house VALUES (1, 'twice')").catch(() => undefined);
      }),
    ).rejects.toMatchObject({ code: '25P02' });
    expect(await names()).toEqual([]);
  });

  it('refuses the handle of a transaction that has ended', async () => {
    const escaped = await database.transaction((sql) => Promise.resolve(sql));
    await expect(escaped.query('SELECT 1')).rejects.toMatchObject({ code: 'TRANSACTION_CLOSED' });
  });

  it('refuses the outer handle inside a transaction, where it would wait for ever, and takes it again afterwards', async () => {
    const bypass = database.transaction(async (sql) => {
      await sql.query('SELECT 1');
      return database.query('SELECT 2');
    });
    await expect(bypass).rejects.toMatchObject({ code: 'TRANSACTION_BYPASSED' });
    expect(await database.transaction((sql) => sql.query('SELECT 3 AS n'))).toEqual([{ n: 3 }]);
    // A concurrent query outside the transaction waits, or has its own connection.
    const [inside, outside] = await Promise.all([
      database.transaction((sql) => sql.query('SELECT 4 AS n')),
      database.query('SELECT 5 AS n'),
    ]);
    expect([inside, outside]).toEqual([[{ n: 4 }], [{ n: 5 }]]);
  });

  it('isolates concurrent transactions from each other', async () => {
    await database.query("INSERT INTO house VALUES (0, '0')");
    const add = () =>
      database.transaction(async (sql) => {
        const [row] = await sql.query<{ name: string }>('SELECT name FROM house WHERE id = 0 FOR UPDATE');
        await sql.query('UPDATE house SET name = $1 WHERE id = 0', [String(Number(row?.name) + 1)]);
      });
    const [, reading] = await Promise.all([Promise.all(Array.from({ length: 20 }, add)), names()]);
    expect(reading).toHaveLength(1);
    expect(await names()).toEqual(['20']);
  });

  it('receives notifications after the commit, and none of a rollback', async () => {
    const received: string[] = [];
    const elsewhere = await place.again();
    const stop = await database.listen('Haus "News"', (payload) => received.push(payload));
    await elsewhere
      .transaction(async (sql) => {
        await sql.query('SELECT pg_notify($1, $2)', ['Haus "News"', 'never']);
        throw new Error('no');
      })
      .catch(() => undefined);
    await elsewhere.query('SELECT pg_notify($1, $2)', ['Haus "News"', 'sold']);
    await expect.poll(() => received).toEqual(['sold']);
    await stop();
    await elsewhere.query('SELECT pg_notify($1, $2)', ['Haus "News"', 'late']);
    await database.query('SELECT 1');
    expect(received).toEqual(['sold']);
  });

  it('runs migrations once, even if several processes start together', async () => {
    const first = [{ id: '1', sql: 'CREATE TABLE part_a (id int); INSERT INTO part_a VALUES (1)' }];
    const both = [...first, { id: '2', sql: 'ALTER TABLE part_a ADD COLUMN name text' }];
    const elsewhere = await place.again();
    const ran = await Promise.all([
      migrate(database, 'a', first),
      migrate(elsewhere, 'a', first),
      migrate(database, 'b', []),
    ]);
    expect(ran.flat()).toEqual(['1']);
    expect(await migrate(database, 'a', both)).toEqual(['2']);
    expect(await database.query('SELECT * FROM part_a')).toEqual([{ id: 1, name: null }]);
    const bad = [...both, { id: '3', sql: 'CREATE TABLE part_c (id int); SELECT nonsense' }];
    await expect(migrate(database, 'a', bad)).rejects.toMatchObject({ code: '42703' });
    expect(await database.query("SELECT to_regclass('part_c') AS part")).toEqual([{ part: null }]);
  });

  it('lets an earlier program start until a later one takes away what it uses (10.283)', async () => {
    const earlier = [{ id: '1', sql: 'CREATE TABLE part_d (id int)' }];
    const added = [...earlier, { id: '2', sql: 'ALTER TABLE part_d ADD COLUMN name text' }];
    const sql = 'ALTER TABLE part_d DROP COLUMN id';
    expect(await migrate(database, 'd', added)).toEqual(['1', '2']);
    expect(await migrate(database, 'd', earlier)).toEqual([]);
    await expect(migrate(database, 'd', [...added, { id: '3', sql }])).rejects.toThrow('DROP COLUMN id');
    expect(await migrate(database, 'd', [...added, { id: '3', sql, contracts: '0.0.0' }])).toEqual(['3']);
    await expect(migrate(database, 'd', earlier)).rejects.toMatchObject({ code: 'MIGRATION_UNKNOWN' });
  });

  it('knows nothing of what an earlier runner of migrations wrote but that older programs may not start', async () => {
    await database.execute(`CREATE TABLE IF NOT EXISTS migration (
      part text NOT NULL, id text NOT NULL, ran_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (part, id));
      ALTER TABLE migration DROP COLUMN IF EXISTS contracts;
      INSERT INTO migration (part, id) VALUES ('e', '1'), ('e', '2')`);
    const first = [{ id: '1', sql: 'SELECT 1' }];
    await expect(migrate(database, 'e', first)).rejects.toMatchObject({ code: 'MIGRATION_UNKNOWN' });
    expect(await migrate(database, 'e', [...first, { id: '2', sql: 'SELECT 1' }])).toEqual([]);
  });
});
