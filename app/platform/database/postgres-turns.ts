import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from '../database.ts';

/** An arbitrary number, shared by every process of the product. */
const turnLock = 7_406_002;
const askAgain = 250;

/**
 * Implements turns as an advisory lock on a dedicated connection; PostgreSQL frees it with the connection. The lock is
 * polled, because another process may load the demo for minutes, longer than a statement may take.
 */
export function createTurns(databaseUrl: string): Pick<Database, 'takeTurn' | 'close'> {
  const open = new Set<pg.Client>();
  const end = async (client: pg.Client): Promise<void> => {
    if (open.delete(client)) await client.end();
  };
  return {
    takeTurn: async () => {
      const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true, connectionTimeoutMillis: 10_000 });
      // The lock is lost with the connection; the work of the turn fails or succeeds by itself.
      client.on('error', () => undefined);
      await client.connect();
      open.add(client);
      try {
        for (;;) {
          const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [turnLock]);
          if (rows[0]?.mine === true) return () => end(client);
          await pause(askAgain);
        }
      } catch (error) {
        await end(client);
        throw error;
      }
    },
    close: async () => {
      await Promise.all([...open].map(end));
    },
  };
}
