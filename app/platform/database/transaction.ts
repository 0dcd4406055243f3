import type { Sql } from '../database.ts';
import { failure } from '../failure.ts';

/**
 * Runs BEGIN, the work, then COMMIT or ROLLBACK on one connection, which the caller reserves meanwhile. The handle given to `work` is
 * closed afterwards: a forgotten `await` then fails with `TRANSACTION_CLOSED` instead of writing into the next transaction.
 */
export async function runTransaction<Result>(connection: Sql, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  let open = true;
  let failed = false;
  const guarded = async <Value>(run: () => Promise<Value>): Promise<Value> => {
    if (!open) throw failure('TRANSACTION_CLOSED', 'This transaction has ended; its handle can no longer be used.');
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
  try {
    const result = await work(handle);
    open = false;
    // PostgreSQL answers COMMIT of a failed transaction with a silent ROLLBACK; a preceding statement raises the error (25P02).
    if (failed) await connection.query('SELECT 1');
    await connection.execute('COMMIT');
    return result;
  } catch (error) {
    open = false;
    await connection.execute('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
