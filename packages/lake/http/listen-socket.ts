/*
 * All listeners of a browser tab over one WebSocket, because a browser opens only six connections to a host and a
 * Studio needs more. Messages are JSON:
 *
 *   client  {"subscribe": {"id": "7", "apiVersion": "2025-02-19", "search": "query=…&includeResult=true", "lastEventId": "41#page"}}
 *           {"unsubscribe": "7"}
 *   server  {"id": "7", "event": "mutation", "eventId": "42#page", "data": {…}}
 *           {"heartbeat": true}
 *
 * `search`, events and their data are those of `GET /data/listen/:dataset`; `lastEventId` resumes if `enableResume` is
 * set.
 */
import { z } from 'zod';
import type { Dataset } from '../documents/dataset.ts';
import { startListener } from '../listening/listener.ts';
import { parseListenRequest } from '../listening/request.ts';
import type { OutsideQueries } from '../query/outside.ts';
import type { Reader } from './readers.ts';
import type { Connection, Protocol } from './socket-protocol.ts';

const maxListeners = 500;

const subscription = z.object({
  id: z.string().max(100),
  apiVersion: z.string().max(20),
  search: z.string(),
  lastEventId: z.string().max(200).optional(),
});
const message = z.union([z.strictObject({ subscribe: subscription }), z.strictObject({ unsubscribe: z.string() })]);

export function listenOverSocket(
  connection: Connection,
  dataset: Dataset,
  reader: Reader,
  queries: OutsideQueries,
): Protocol {
  const listeners = new Map<string, () => void>();

  const subscribe = ({ id, apiVersion, search, lastEventId }: z.infer<typeof subscription>): void => {
    const send = ({ event, id: eventId, data }: { event: string; id?: string; data: object }): void =>
      connection.send(JSON.stringify({ id, event, eventId, data }));
    listeners.get(id)?.();
    try {
      if (listeners.size >= maxListeners) throw new Error(`One connection carries at most ${maxListeners} listeners.`);
      const request = parseListenRequest(new URLSearchParams(search), apiVersion, reader);
      const lost = (): void => connection.close(1012, 'The store of the lake does not answer at the moment.');
      listeners.set(id, startListener({ dataset, request, reader: reader.id, queries, lastEventId, send, lost }));
    } catch (error) {
      send({ event: 'channelError', data: { message: error instanceof Error ? error.message : String(error) } });
    }
  };

  return {
    heartbeat: JSON.stringify({ heartbeat: true }),
    message: (text) => {
      const read = message.safeParse(parsed(text));
      if (!read.success) return connection.close(1007, 'The message is not understood.');
      if ('subscribe' in read.data) return subscribe(read.data.subscribe);
      listeners.get(read.data.unsubscribe)?.();
      listeners.delete(read.data.unsubscribe);
    },
    closed: () => listeners.forEach((stop) => stop()),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
