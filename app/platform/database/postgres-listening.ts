import pg from 'pg';
import type { Database } from '../database.ts';
import { createQueue } from './queue.ts';

interface Listener {
  onMessage(payload: string): void;
  reconnected?(): void;
}

/**
 * LISTEN on a dedicated connection, opened for the first listener. A lost connection is reopened (after 0.2 s, doubling
 * to 5 s) and its channels restored; then `reconnected` runs, so that listeners reread: notifications sent in between
 * are lost.
 */
export function createListening(databaseUrl: string): Pick<Database, 'listen' | 'close'> {
  const listeners = new Map<string, Set<Listener>>();
  const enqueue = createQueue();
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  const connect = async (): Promise<pg.Client> => {
    const fresh = new pg.Client({ connectionString: databaseUrl, keepAlive: true, connectionTimeoutMillis: 10_000 });
    fresh.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners.get(channel) ?? []) listener.onMessage(payload);
    });
    fresh.on('error', () => undefined); // 'end' follows
    await fresh.connect();
    for (const channel of listeners.keys()) await fresh.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    fresh.once('end', () => {
      if (client !== fresh) return;
      client = undefined;
      if (!closed) reconnectIn(200);
    });
    client = fresh;
    return fresh;
  };
  const reconnectIn = (delay: number): void => {
    retry = setTimeout(() => {
      enqueue(connect).then(
        () => {
          for (const each of listeners.values()) for (const listener of each) listener.reconnected?.();
        },
        () => closed || reconnectIn(Math.min(delay * 2, 5_000)),
      );
    }, delay);
    retry.unref();
  };

  return {
    listen: async (channel, onMessage, reconnected) => {
      const listener: Listener = { onMessage, reconnected };
      const known = listeners.get(channel) ?? new Set();
      listeners.set(channel, known.add(listener));
      await enqueue(async () => {
        if (client === undefined) await connect();
        else await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      });
      return async () => {
        known.delete(listener);
        if (known.size > 0 || listeners.get(channel) !== known) return;
        listeners.delete(channel);
        await enqueue(async () => client?.query(`UNLISTEN ${pg.escapeIdentifier(channel)}`)).catch(() => undefined);
      };
    },
    close: () => {
      closed = true;
      clearTimeout(retry);
      return enqueue(async () => {
        const last = client;
        client = undefined;
        await last?.end();
      });
    },
  };
}
