/** Runs SQL. Parameters are `$1, $2…`; `bigint` and `numeric` columns arrive as numbers, `jsonb` as values, dates as ISO text. */
export interface Sql {
  query<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** Several statements at once, without parameters (migrations, `COPY`-free bulk clean-ups). */
  execute(text: string): Promise<void>;
}

/**
 * The product's one database port: embedded (PGlite in a worker thread) or PostgreSQL, with the same SQL for both.
 * Inside `transaction` use only the handle that is passed in: there is one embedded connection, and the outer handle would
 * wait for itself. Never wait for a network or a file inside one.
 */
export interface Database extends Sql {
  readonly kind: 'embedded' | 'postgres';
  /** Commits when `work` resolves, rolls back and rethrows when it rejects. */
  transaction<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result>;
  /** LISTEN/NOTIFY. On PostgreSQL each process hears every process; `reconnected` runs after a lost connection came back. */
  listen(channel: string, heard: (payload: string) => void, reconnected?: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
