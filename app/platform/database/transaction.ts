import { AsyncLocalStorage } from 'node:async_hooks';
import type { Sql } from '../database.ts';
import { failure } from '../failure.ts';

/** The transaction in which the calling code runs. */
const current = new AsyncLocalStorage<{ open: boolean }>();
let running = 0;

/**
 * Called before anything else is asked of the database. On the one embedded connection it would wait for the transaction, which waits for it,
 * and everybody else with them; so it is a failure on every database, `TRANSACTION_BYPASSED`.
 */
export function refuseInsideTransaction(): void {
  if (current.getStore()?.open === true)
    throw failure(
      'TRANSACTION_BYPASSED',
      'Inside a transaction only its own handle can be used; read other things before it begins.',
    );
}

/**
 * Runs BEGIN, the work, then COMMIT or ROLLBACK on one connection, which the caller reserves meanwhile. The handle given to `work` is
 * closed afterwards: a forgotten `await` then fails with `TRANSACTION_CLOSED` instead of writing into the next transaction.
 */
export async function runTransaction<Result>(connection: Sql, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  const state = { open: true };
  let failed = false;
  const guarded = async <Value>(run: () => Promise<Value>): Promise<Value> => {
    if (!state.open)
      throw failure('TRANSACTION_CLOSED', 'This transaction has ended; its handle can no longer be used.');
    try {
      return await run();
    } catch (error) {
      failed = true;
      throw error;
    }
  };
  const handle: Sql = {
    query: (text, parameters) => guarded(() => connection.query(text, parameters)),
    execute: (text) => guarded(() => connection.execute(text)),
  };

  await connection.execute('BEGIN');
  running += 1;
  try {
    const result = await current.run(state, () => work(handle));
    state.open = false;
    // PostgreSQL answers COMMIT of a failed transaction with a silent ROLLBACK; a preceding statement raises the error (25P02).
    if (failed) await connection.query('SELECT 1');
    await connection.execute('COMMIT');
    return result;
  } catch (error) {
    state.open = false;
    await connection.execute('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    running -= 1;
    // Node follows every promise and every request of the process for it, also where there is none to tell of.
    if (running === 0) current.disable();
  }
}
