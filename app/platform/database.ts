/**
 * Runs SQL. Parameters are `$1, $2…`; pass `jsonb` as `JSON.stringify(value)`, because PostgreSQL's driver would turn a
 * JavaScript array into an SQL one. `bigint` and `numeric` are returned as numbers, `jsonb` as values, `date` as
 * `2026-11-21`, `timestamptz` as `2026-11-21T09:30:00.000Z`, `bytea` as bytes.
 *
 * Failures have a `code`: PostgreSQL's five characters (`23505`…), or `QUERY_TIMEOUT`, `CONNECTION_LOST`,
 * `TRANSACTION_CLOSED`, `DATABASE_CLOSED`.
 */
export interface Sql {
  query<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** Several statements at once, without parameters (migrations, `COPY`-free bulk clean-ups). */
  execute(text: string): Promise<void>;
}

/**
 * The product's only database port: embedded (PGlite in a worker thread) or PostgreSQL, with the same SQL for both.
 * Inside `transaction` use only the handle passed in: there is one embedded connection, so the outer handle would
 * deadlock. Never wait for the network or a file inside a transaction.
 */
export interface Database extends Sql {
  readonly kind: 'embedded' | 'postgres';
  /**
   * Commits when `work` resolves; rolls back and rethrows when it rejects. If a statement failed and the error was
   * caught, the commit is impossible and the call rejects with `25P02`.
   */
  transaction<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result>;
  /**
   * LISTEN/NOTIFY. On PostgreSQL a process receives the notifications of all processes; `reconnected` runs after a lost
   * connection is restored.
   */
  listen(channel: string, onMessage: (payload: string) => void, reconnected?: () => void): Promise<() => Promise<void>>;
  /**
   * Waits until no other process on this database has the turn: only one at a time creates the tables and the first
   * content. The turn ends with the returned function, with `close`, or when the process dies.
   */
  takeTurn(): Promise<() => Promise<void>>;
  /**
   * From now on the pages' thread has priority over the embedded database's if cores are scarce. Until then there are
   * no pages: the start waits for the database.
   */
  letPagesGoFirst(): void;
  /** Waits for running statements, then closes files and connections. A second call does nothing. */
  close(): Promise<void>;
}
