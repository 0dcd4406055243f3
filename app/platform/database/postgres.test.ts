// Requirements 10.208
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { backup } from './backup.ts';
import { openDatabase } from './open.ts';
import { openPostgres } from './postgres.ts';
import { testDatabases, type TestDatabase } from './test-databases.ts';

const server = process.env.TEST_DATABASE_URL ?? '';

describe('an unreachable PostgreSQL', () => {
  it('fails with a code', async () => {
    await expect(openDatabase({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toMatchObject({
      code: 'CONNECTION_LOST',
    });
  });
});

describe('a PostgreSQL that goes silent', () => {
  /** Speaks just enough of the protocol for opening; then it accepts statements and stays silent. */
  const server = createServer((socket) => {
    const said = (kind: string, ...body: Buffer[]) => {
      const content = Buffer.concat(body);
      const head = Buffer.alloc(5);
      head.write(kind);
      head.writeInt32BE(4 + content.byteLength, 1);
      return Buffer.concat([head, content]);
    };
    const ready = said('Z', Buffer.from('I'));
    socket.on('error', () => undefined);
    socket.once('data', () => socket.write(Buffer.concat([said('R', Buffer.alloc(4)), ready])));
    socket.on('data', (sent) => {
      if (sent.toString('latin1').startsWith('Q') && !isSilent)
        socket.write(Buffer.concat([said('C', Buffer.from('SET\0')), ready]));
    });
  });
  let isSilent = false;
  let database: Database;

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    database = await openPostgres({ databaseUrl: `postgres://site@127.0.0.1:${port}/site`, silenceLimit: 300 });
    isSilent = true;
  });
  afterAll(async () => {
    await database?.close();
    server.close();
  });

  it('is waited for so long and no longer', async () => {
    await expect(database.query('SELECT 1')).rejects.toMatchObject({ code: 'CONNECTION_LOST' });
  });

  it('is asked nothing more in a transaction, and the next call gets a new connection', async () => {
    isSilent = false;
    const transaction = database.transaction(async (sql) => {
      await sql.query('SELECT 1');
      isSilent = true;
      await sql.query('SELECT 2');
    });
    await expect(transaction).rejects.toMatchObject({ code: 'CONNECTION_LOST' });
    isSilent = false;
    expect(await database.query('SELECT 3')).toEqual([]);
  });
});

describe.each(testDatabases.filter(({ kind }) => kind === 'postgres'))('on $kind', ({ create }) => {
  let place: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    place = await create();
    database = place.database;
  });
  afterAll(() => place?.dispose());

  it('listens again after its connection was cut, and reports that it may have missed something', async () => {
    const received: string[] = [];
    let reconnections = 0;
    const stop = await database.listen(
      'news',
      (payload) => received.push(payload),
      () => (reconnections += 1),
    );
    await database.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'",
    );
    await expect.poll(() => reconnections, { timeout: 10_000 }).toBe(1);
    await database.query("SELECT pg_notify('news', 'again')");
    await expect.poll(() => received).toEqual(['again']);
    await stop();
  });

  it('recovers after idle connections were cut, and fails a cut transaction with a code', async () => {
    let begin: (pid: number) => void = () => undefined;
    // Terminated from outside the transaction, because inside only its own connection may be used.
    const gone = new Promise<number>((resolve) => (begin = resolve)).then((pid) =>
      database.query('SELECT pg_terminate_backend($1)', [pid]),
    );
    const cut = database.transaction(async (sql) => {
      const [row] = await sql.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      begin(row?.pid ?? 0);
      await gone;
      await sql.query('SELECT 1');
    });
    await expect(cut).rejects.toMatchObject({ code: 'CONNECTION_LOST' });
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('leaves backups to PostgreSQL’s own tools', async () => {
    await expect(backup(database, '/nowhere')).rejects.toMatchObject({
      code: 'BACKUP_ELSEWHERE',
      message: expect.stringContaining('pg_dump'),
    });
  });

  it('cancels a query that takes too long', async () => {
    const hasty = await openPostgres({ databaseUrl: server, statementLimit: 200 });
    await expect(hasty.query('SELECT pg_sleep(5)')).rejects.toMatchObject({ code: 'QUERY_TIMEOUT' });
    await hasty.close();
    await expect(hasty.query('SELECT 1')).rejects.toMatchObject({ code: 'DATABASE_CLOSED' });
  });
});
