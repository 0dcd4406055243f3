/*
 * Presence in the protocol of the Studio's `@sanity/bifur-client`: JSON-RPC 2.0 over a WebSocket. A subscription is
 * answered with its id, followed by notifications; `♥` is the heartbeat.
 */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Presence } from '../listening/presence.ts';
import type { Reader } from './readers.ts';
import type { Connection, Protocol } from './socket-protocol.ts';

const call = z.object({ id: z.string().max(100), method: z.string(), params: z.looseObject({}).default({}) });
const session = z.object({ session: z.string().max(100) });
const announcement = z.object({
  data: z.object({ sessionId: z.string().max(100), locations: z.array(z.unknown()).max(50) }),
});
const unsubscription = z.object({ subscriptionId: z.string() });

/** A Studio window has one of each. */
const most = 50;

const tooMany = { code: -32000, message: `One connection carries at most ${most} subscriptions and sessions.` };
const invalidParams = { code: -32602, message: 'Invalid params' };

export function presenceOverSocket(
  connection: Connection,
  presence: Presence,
  dataset: string,
  reader: Reader,
): Protocol {
  const subscriptions = new Map<string, () => void>();
  const sessions = new Set<string>();
  const i = reader.id;
  const say = (message: object): void => connection.send(JSON.stringify({ jsonrpc: '2.0', ...message }));

  /** Performs a call; `undefined` for an unknown method. Throws a ZodError for invalid parameters. */
  const perform = (method: string, params: unknown): unknown => {
    switch (method) {
      case 'presence_subscribe': {
        if (subscriptions.size >= most) return tooMany;
        const subscription = randomUUID();
        const tell = (result: object): void =>
          say({ method: 'presence_subscription', params: { subscription, result } });
        subscriptions.set(subscription, presence.subscribe(dataset, tell));
        return subscription;
      }
      case 'presence_unsubscribe': {
        const { subscriptionId } = unsubscription.parse(params);
        subscriptions.get(subscriptionId)?.();
        return subscriptions.delete(subscriptionId);
      }
      case 'presence_rollcall':
        presence.publish(dataset, { type: 'rollCall', i, ...session.parse(params) });
        return true;
      case 'presence_announce': {
        const { data } = announcement.parse(params);
        if (sessions.size >= most && !sessions.has(data.sessionId)) return tooMany;
        sessions.add(data.sessionId);
        presence.publish(dataset, { type: 'state', i, m: data });
        return true;
      }
      case 'presence_disconnect': {
        const left = session.parse(params);
        sessions.delete(left.session);
        presence.publish(dataset, { type: 'disconnect', i, m: left });
        return true;
      }
      // The user is known from the request that opened the connection.
      case 'authorization':
        return true;
      default:
        return undefined;
    }
  };

  return {
    heartbeat: '♥',
    message: (text) => {
      const read = call.safeParse(parsed(text));
      if (!read.success) return say({ id: null, error: { code: -32600, message: 'Invalid Request' } });
      const { id, method, params } = read.data;
      try {
        const result = perform(method, params);
        if (result === undefined) say({ id, error: { code: -32601, message: `Method not found: ${method}` } });
        else if (result === tooMany) say({ id, error: tooMany });
        else say({ id, result });
      } catch (error) {
        if (!(error instanceof z.ZodError)) throw error;
        say({ id, error: invalidParams });
      }
    },
    closed: () => {
      subscriptions.forEach((stop) => stop());
      // A closed window cannot announce that itself.
      for (const left of sessions) presence.publish(dataset, { type: 'disconnect', i, m: { session: left } });
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
