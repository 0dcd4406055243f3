import { expect, it } from 'vitest';
import type { Sql } from '../database.ts';
import { refuseInsideTransaction, runTransaction } from './transaction.ts';

const connection: Sql = { query: async () => ({ rows: [], affectedRows: 0 }) as never, execute: async () => undefined };

it('a transaction that ends takes the guard of no other one away', async () => {
  let end = () => {};
  const longer = runTransaction(connection, async () => {
    await new Promise<void>((resolve) => (end = resolve));
    expect(refuseInsideTransaction).toThrow(expect.objectContaining({ code: 'TRANSACTION_BYPASSED' }));
    // It is still refused after another transaction has begun and ended.
    await runTransaction(connection, async () => undefined);
    expect(refuseInsideTransaction).toThrow(expect.objectContaining({ code: 'TRANSACTION_BYPASSED' }));
  });
  await runTransaction(connection, async () => undefined);
  end();
  await longer;
  expect(refuseInsideTransaction).not.toThrow();
});
