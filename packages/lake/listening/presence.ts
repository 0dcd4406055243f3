import { randomUUID } from 'node:crypto';
import { isRecord } from '../documents/document.ts';
import type { LakeDatabase, LakeLog } from '../ports.ts';

/** Where someone is in the Studio, in the format of Sanity's messages (`i` is the user, `m` the message). */
export type PresenceEvent =
  | { type: 'rollCall'; i: string; session: string }
  | { type: 'state'; i: string; m: { sessionId: string; locations: unknown[] } }
  | { type: 'disconnect'; i: string; m: { session: string } };

/** Broadcasts where editors are. Nothing is stored: a new client asks the others with a roll call. */
export interface Presence {
  publish(dataset: string, event: PresenceEvent): void;
  subscribe(dataset: string, listener: (event: PresenceEvent) => void): () => void;
  close(): Promise<void>;
}

const channel = 'lake_presence';
/** PostgreSQL limits a notification to 8,000 bytes. */
const maxNotificationBytes = 7_800;

export async function createPresence(database: LakeDatabase, log: LakeLog): Promise<Presence> {
  const process = randomUUID();
  const listeners = new Map<string, Set<(event: PresenceEvent) => void>>();
  const pass = (dataset: string, event: PresenceEvent): void =>
    listeners.get(dataset)?.forEach((listener) => listener(event));

  // For the editors of other processes; this process has already delivered its own events.
  const stop = await database.listen(channel, (payload) => {
    const news: unknown = JSON.parse(payload);
    if (!isRecord(news) || news.process === process || typeof news.dataset !== 'string') return;
    // Sent by another process of the same program.
    pass(news.dataset, news.event as PresenceEvent);
  });
  return {
    publish: (dataset, event) => {
      pass(dataset, event);
      const payload = JSON.stringify({ process, dataset, event });
      if (database.kind !== 'postgres' || Buffer.byteLength(payload) > maxNotificationBytes) return;
      database
        .query('SELECT pg_notify($1, $2)', [channel, payload])
        .catch((err: unknown) => log.warn({ err }, 'presence did not reach the other processes'));
    },
    subscribe: (dataset, listener) => {
      const same = listeners.get(dataset) ?? new Set();
      listeners.set(dataset, same.add(listener));
      return () => same.delete(listener);
    },
    close: stop,
  };
}
