import type { Database, Sql } from './database.ts';
import { migrate } from './database/migrations.ts';

/** A counter: `content:<document type>` for published content, `drafts:<type>` for the rest, `listings`. */
export type RevisionName = `content:${string}` | `drafts:${string}` | 'listings';

/**
 * Counters that tell whether a cached value (a page, a path table) is still current. They are rows raised in the
 * transaction that writes, so a process sees new data with an old counter only until the notification arrives.
 */
export interface Revisions {
  /** From memory; 0 if never raised. Read it before loading: a change meanwhile then counts as a miss. */
  current(name: string): number;
  /**
   * Raises counters inside the writing transaction. Call the returned function right after the commit, before notifying
   * anyone, so that this process sees its own write. `commit` does both; use `raise` only in someone else's
   * transaction.
   */
  raise(sql: Sql, names: readonly RevisionName[]): Promise<() => void>;
  /** Runs a transaction; when it resolves, its revisions are current in this process. */
  commit<Result>(
    work: (sql: Sql, raise: (names: readonly RevisionName[]) => Promise<void>) => Promise<Result>,
  ): Promise<Result>;
  /** Called when counters have risen, in whichever process. Returns a function that unsubscribes. */
  onChange(listener: (names: readonly string[]) => void): () => void;
  refresh(): Promise<void>;
  close(): Promise<void>;
}

const channel = 'revision';
/** Catches notifications lost with a connection whose failure went undetected. */
const rereadEvery = 5_000;

/** Reads the counters and keeps them in sync with the other processes on the same PostgreSQL. */
export async function createRevisions(database: Database): Promise<Revisions> {
  await migrate(database, 'revisions', [
    { id: '1-revision', sql: 'CREATE TABLE revision (name text PRIMARY KEY, n bigint NOT NULL)' },
  ]);
  const known = new Map<string, number>();
  const listeners = new Set<(names: readonly string[]) => void>();
  const learn = (rows: readonly { name: string; n: number }[]): void => {
    // Reads may overtake each other, and a counter only grows.
    const risen = rows.filter(({ name, n }) => n > (known.get(name) ?? 0));
    for (const { name, n } of risen) known.set(name, n);
    if (risen.length > 0) for (const listener of listeners) listener(risen.map(({ name }) => name));
  };
  const refresh = async (): Promise<void> => learn(await database.query('SELECT name, n FROM revision'));
  // The next reread makes up for a failed one.
  const refreshQuietly = (): void => void refresh().catch(() => undefined);

  const stopListening = await database.listen(channel, refreshQuietly, refreshQuietly);
  await refresh();
  const timer = database.kind === 'postgres' ? setInterval(refreshQuietly, rereadEvery) : undefined;
  timer?.unref();

  const raise: Revisions['raise'] = async (sql, names) => {
    if (names.length === 0) return () => undefined;
    // Sorted, because two transactions that raise the same names in different orders would deadlock.
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
