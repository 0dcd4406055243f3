import { randomUUID } from 'node:crypto';
import { isRecord } from '../documents/document.ts';
import type { LakeDatabase, LakeLog } from '../ports.ts';

/** Who is where in the Studio, in the form of Sanity's own messages (`i` is the user, `m` what was said). */
export type PresenceEvent =
  | { type: 'rollCall'; i: string; session: string }
  | { type: 'state'; i: string; m: { sessionId: string; locations: unknown[] } }
  | { type: 'disconnect'; i: string; m: { session: string } };

/** Passes on where editors are. Nothing is stored: whoever comes asks the others by a roll call. */
export interface Presence {
  tell(dataset: string, event: PresenceEvent): void;
  hear(dataset: string, heard: (event: PresenceEvent) => void): () => void;
  close(): Promise<void>;
}

const channel = 'lake_presence';
/** PostgreSQL takes 8,000 bytes in a notification. */
const longestNotification = 7_800;

export async function createPresence(database: LakeDatabase, log: LakeLog): Promise<Presence> {
  const process = randomUUID();
  const hearers = new Map<string, Set<(event: PresenceEvent) => void>>();
  const pass = (dataset: string, event: PresenceEvent): void => hearers.get(dataset)?.forEach((heard) => heard(event));

  // Other processes have their own editors; what this one says itself it has passed on already.
  const stop = await database.listen(channel, (payload) => {
    const news: unknown = JSON.parse(payload);
    if (!isRecord(news) || news.process === process || typeof news.dataset !== 'string') return;
    // The boundary to other processes of this same program.
    pass(news.dataset, news.event as PresenceEvent);
  });
  return {
    tell: (dataset, event) => {
      pass(dataset, event);
      const payload = JSON.stringify({ process, dataset, event });
      if (database.kind !== 'postgres' || Buffer.byteLength(payload) > longestNotification) return;
      database
        .query('SELECT pg_notify($1, $2)', [channel, payload])
        .catch((err: unknown) => log.warn({ err }, 'presence did not reach the other processes'));
    },
    hear: (dataset, heard) => {
      const same = hearers.get(dataset) ?? new Set();
      hearers.set(dataset, same.add(heard));
      return () => same.delete(heard);
    },
    close: stop,
  };
}
