import { AsyncLocalStorage } from 'node:async_hooks';
import type { Sql } from '../database.ts';
import { failure } from '../failure.ts';

/** The transaction that the calling code runs in. */
const current = new AsyncLocalStorage<{ open: boolean }>();
let running = 0;

/**
 * Called before every statement outside a transaction's handle. On the single embedded connection such a statement and
 * the transaction would wait for each other, so it fails on every database, with `TRANSACTION_BYPASSED`.
 */
export function refuseInsideTransaction(): void {
  if (current.getStore()?.open === true)
    throw failure(
      'TRANSACTION_BYPASSED',
      'Inside a transaction only its own handle can be used; read other things before it begins.',
    );
}

/**
 * Runs BEGIN, `work`, then COMMIT or ROLLBACK on one connection, which the caller reserves for it. The handle is closed
 * afterwards, so that a forgotten `await` fails with `TRANSACTION_CLOSED` instead of writing into the next transaction.
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
    // PostgreSQL answers COMMIT of a failed transaction with a silent ROLLBACK; a statement before it raises the error
    // (25P02).
    if (failed) await connection.query('SELECT 1');
    await connection.execute('COMMIT');
    return result;
  } catch (error) {
    state.open = false;
    await connection.execute('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    running -= 1;
    // While enabled, Node tracks every promise and request of the process, even outside transactions.
    if (running === 0) current.disable();
  }
}
