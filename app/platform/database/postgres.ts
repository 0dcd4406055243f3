import pg from 'pg';
import type { Database, Sql } from '../database.ts';
import { codeOf, failure } from '../failure.ts';
import { createListening } from './postgres-listening.ts';
import { createTurns } from './postgres-turns.ts';
import { refuseInsideTransaction, runTransaction } from './transaction.ts';
import { valueTypes } from './values.ts';

export interface PostgresOptions {
  databaseUrl: string;
  /** Milliseconds a statement may take before the server cancels it and the call rejects with `QUERY_TIMEOUT`. */
  statementLimit?: number;
  /**
   * Milliseconds after which an unanswered statement's connection is given up, because the server no longer reacts. The
   * call rejects with `CONNECTION_LOST`.
   */
  silenceLimit?: number;
  /** Maximum number of connections, excluding the one that listens. */
  poolSize?: number;
}

/** Opens a running PostgreSQL (15 or later). Rejects if it cannot be reached. */
export async function openPostgres({
  databaseUrl,
  statementLimit = 30_000,
  silenceLimit = statementLimit + 5_000,
  poolSize = 10,
}: PostgresOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    types: valueTypes,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    query_timeout: silenceLimit,
    onConnect: async (client) => {
      await client.query(`SET TIME ZONE 'UTC'; SET statement_timeout = ${Math.round(statementLimit)}`);
    },
  });
  // The pool drops a connection that breaks while idle; without a listener Node would end the process.
  pool.on('error', () => undefined);
  const listening = createListening(databaseUrl);
  const turns = createTurns(databaseUrl);
  let closing: Promise<void> | undefined;

  const on = (connection: Pick<pg.Pool, 'query'> | Pick<pg.ClientBase, 'query'>): Sql => ({
    query: async <Row>(text: string, parameters: readonly unknown[] = []) => {
      const { rows } = await connection.query(text, [...parameters]).catch(rename);
      // The caller vouches for the row type of its SQL.
      return rows as Row[];
    },
    execute: async (text) => {
      await connection.query(text).catch(rename);
    },
  });
  const refuseUnlessUsable = (): void => {
    refuseInsideTransaction();
    if (closing !== undefined) throw failure('DATABASE_CLOSED', 'The database has been closed.');
  };

  const whole = on(pool);
  const database: Database = {
    kind: 'postgres',
    letPagesGoFirst: () => undefined,
    query: async (text, parameters) => (refuseUnlessUsable(), whole.query(text, parameters)),
    execute: async (text) => (refuseUnlessUsable(), whole.execute(text)),
    transaction: async (work) => {
      refuseUnlessUsable();
      const client = await pool.connect().catch(rename);
      let broken: Error | undefined;
      const noticeBreak = (error: Error): void => {
        broken = error;
      };
      client.on('error', noticeBreak);
      try {
        return await runTransaction(untilSilent(on(client), noticeBreak), work);
      } finally {
        client.off('error', noticeBreak);
        client.release(broken);
      }
    },
    listen: (channel, onMessage, reconnected) => listening.listen(channel, onMessage, reconnected),
    takeTurn: async () => (refuseUnlessUsable(), turns.takeTurn()),
    close: () => (closing ??= Promise.all([listening.close(), turns.close(), pool.end()]).then(() => undefined)),
  };
  await database.query('SELECT 1').catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  return database;
}

/** Sends nothing more over a connection that was given up, not even ROLLBACK, which would wait just as long. */
function untilSilent(sql: Sql, noticeBreak: (error: Error) => void): Sql {
  let lost: Error | undefined;
  const send = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    if (lost !== undefined) throw lost;
    return call().catch((error: unknown) => {
      if (codeOf(error) === 'CONNECTION_LOST' && error instanceof Error) noticeBreak((lost = error));
      throw error;
    });
  };
  return {
    query: (text, parameters) => send(() => sql.query(text, parameters)),
    execute: (text) => send(() => sql.execute(text)),
  };
}

const cancelled = '57014';
const broken = new Set(['57P01', '57P02', '57P03', '08006', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE']);

/** Maps the driver's errors to the port's codes; PostgreSQL's own five-character codes are unchanged. */
function rename(error: unknown): never {
  const code = codeOf(error);
  if (code === cancelled) throw failure('QUERY_TIMEOUT', 'A query took too long and was stopped.', error);
  if (code === undefined || broken.has(code)) {
    throw failure('CONNECTION_LOST', `PostgreSQL cannot be reached: ${String(error)}`, error);
  }
  throw error;
}
