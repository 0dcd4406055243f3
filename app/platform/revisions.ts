import type { Database, Sql } from './database.ts';
import { migrate } from './database/migrations.ts';

/** A counter's name: `content:<document type>` for published content, `drafts:<type>` for the rest, `listings` for the store. */
export type RevisionName = `content:${string}` | `drafts:${string}` | 'listings';

/**
 * Counters that say whether something kept (a page, a path table) is still true. They are rows raised in the transaction that
 * writes, so no process can see new data under an old number for longer than a notification takes.
 */
export interface Revisions {
  /** From memory; 0 for what was never raised. Take it before loading: what changes meanwhile then counts as a miss. */
  current(name: string): number;
  /**
   * Inside the writing transaction. Call the function it resolves to right after the commit, before anyone is told: this process
   * then knows its own write. `commit` does both; use `raise` only where the transaction belongs to someone else.
   */
  raise(sql: Sql, names: readonly RevisionName[]): Promise<() => void>;
  /** A transaction whose revisions are up to date here when it resolves. */
  commit<Result>(
    work: (sql: Sql, raise: (names: readonly RevisionName[]) => Promise<void>) => Promise<Result>,
  ): Promise<Result>;
  /** Calls back when counters have risen, whoever raised them. Returns what stops it. */
  onChange(listener: (names: readonly string[]) => void): () => void;
  /** Rereads all counters. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

const channel = 'revision';
/** Catches a notification lost with a connection that nobody noticed breaking. */
const rereadEvery = 5_000;

/** Reads the counters and keeps them in step with the other processes on the same PostgreSQL. */
export async function createRevisions(database: Database): Promise<Revisions> {
  await migrate(database, 'revisions', [
    { id: '1-revision', sql: 'CREATE TABLE revision (name text PRIMARY KEY, n bigint NOT NULL)' },
  ]);
  const known = new Map<string, number>();
  const listeners = new Set<(names: readonly string[]) => void>();
  const learn = (rows: readonly { name: string; n: number }[]): void => {
    // Answers may overtake each other; a counter only grows.
    const risen = rows.filter(({ name, n }) => n > (known.get(name) ?? 0));
    for (const { name, n } of risen) known.set(name, n);
    if (risen.length > 0) for (const listener of listeners) listener(risen.map(({ name }) => name));
  };
  const refresh = async (): Promise<void> => learn(await database.query('SELECT name, n FROM revision'));
  // The next reread repairs a failed one.
  const refreshQuietly = (): void => void refresh().catch(() => undefined);

  const stopListening = await database.listen(channel, refreshQuietly, refreshQuietly);
  await refresh();
  const timer = database.kind === 'postgres' ? setInterval(refreshQuietly, rereadEvery) : undefined;
  timer?.unref();

  const raise: Revisions['raise'] = async (sql, names) => {
    if (names.length === 0) return () => undefined;
    // Sorted: two transactions that raise the same names in another order would block each other.
    const sorted = [...new Set(names)].sort();
    const rows = await sql.query<{ name: string; n: number }>(
      `INSERT INTO revision (name, n) SELECT name, 1 FROM unnest($1::text[]) AS name ORDER BY name
       ON CONFLICT (name) DO UPDATE SET n = revision.n + 1 RETURNING name, n`,
      [sorted],
    );
    await sql.query('SELECT pg_notify($1, $2)', [channel, '']);
    return () => learn(rows);
  };

  return {
    current: (name) => known.get(name) ?? 0,
    raise,
    commit: async (work) => {
      const settlements: (() => void)[] = [];
      const result = await database.transaction((sql) =>
        work(sql, async (names) => void settlements.push(await raise(sql, names))),
      );
      for (const settle of settlements) settle();
      return result;
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    refresh,
    close: async () => {
      clearInterval(timer);
      await stopListening();
    },
  };
}
