import { randomUUID } from 'node:crypto';
import type { Dataset } from '../documents/dataset.ts';
import type { SeenChange, SeenTransaction } from '../documents/transaction.ts';
import { createFilter, type DocumentFilter } from './filter.ts';
import type { ListenRequest } from './request.ts';

/** An event as sent by `EventSource` and the socket. */
export interface ListenerEvent {
  event: 'welcome' | 'welcomeback' | 'reset' | 'mutation' | 'channelError' | 'disconnect';
  id?: string;
  data: object;
}

export interface ListenerOptions {
  dataset: Dataset;
  request: ListenRequest;
  /** The result of `identity()`. */
  identity: string;
  /** The last event that the client received on an earlier connection. */
  lastEventId?: string;
  send(event: ListenerEvent): void;
  /** Called if the database fails; the client should reconnect in a moment. */
  lost(): void;
}

/** A client that missed more transactions is told to reset. */
export const maxReplayed = 1_000;

/** Reports changes of the documents of a query, until stopped. Throws if the query has no filter. */
export function startListener({ dataset, request, identity, lastEventId, send, lost }: ListenerOptions): () => void {
  const matches = createFilter(request.query, request.params, identity);
  let stopped = false;
  let unsubscribe = (): void => undefined;
  // Sequential, because events must be sent in the order of their transactions.
  let telling: Promise<void> = Promise.resolve();
  const tell = (transaction: SeenTransaction): void => {
    telling = telling
      .then(async () => {
        const events = await eventsFor(transaction, request, matches);
        if (!stopped) events.forEach(send);
      })
      .catch((error: unknown) => {
        if (!stopped)
          send({ event: 'channelError', data: { message: error instanceof Error ? error.message : String(error) } });
      });
  };

  const begin = async (): Promise<void> => {
    const from = request.enableResume && lastEventId !== undefined ? sequenceIn(lastEventId) : undefined;
    const missed = from === undefined || from > dataset.sequence ? undefined : await dataset.since(from, maxReplayed);
    if (stopped) return;
    const id = `${dataset.sequence}#`;
    const data = { listenerName: randomUUID() };
    if (missed !== undefined) send({ event: 'welcomeback', data });
    else if (request.enableResume && lastEventId !== undefined) send({ event: 'reset', id, data });
    else send({ event: 'welcome', id, data });
    missed?.forEach(tell);
    unsubscribe = dataset.subscribe(tell);
  };
  void dataset.current().then(begin).catch(lost);
  return () => {
    stopped = true;
    unsubscribe();
  };
}

/** The sequence number in an event id. A transaction that was sent only in part is sent again as a whole. */
function sequenceIn(eventId: string): number | undefined {
  const [, sequence, document] = /^(\d+)#(.*)$/.exec(eventId) ?? [];
  return sequence === undefined ? undefined : Number(sequence) - (document === '' ? 0 : 1);
}

async function eventsFor(
  transaction: SeenTransaction,
  request: ListenRequest,
  matches: DocumentFilter,
): Promise<ListenerEvent[]> {
  const seen = transaction.changes.filter(({ id }) => request.sees(id));
  const found = await Promise.all(
    seen.map(async (change) => {
      const was = change.before !== undefined && (await matches(change.before));
      const is = change.after !== undefined && (await matches(change.after));
      if (!was && !is) return [];
      return [{ change, transition: was && is ? 'update' : is ? 'appear' : 'disappear' }];
    }),
  );
  const events = found.flat();
  return events.map(({ change, transition }, at) => ({
    event: 'mutation',
    // A client that resumes within a transaction gets all of it again, and skips what it has by the event's id.
    id: `${transaction.sequence}#${change.id}`,
    data: {
      ...describe(transaction, change, request),
      transition,
      transactionTotalEvents: events.length,
      transactionCurrentEvent: at,
    },
  }));
}

function describe(transaction: SeenTransaction, change: SeenChange, request: ListenRequest): object {
  return {
    eventId: `${transaction.id}#${change.id}`,
    documentId: change.id,
    transactionId: transaction.id,
    identity: transaction.author,
    timestamp: transaction.timestamp,
    // Sent once queries return the change, whatever visibility the request had.
    visibility: 'query',
    ...(change.previousRev === null ? {} : { previousRev: change.previousRev }),
    resultRev: transaction.id,
    mutations: request.includeMutations ? change.mutations : [],
    ...(request.includeEffects ? { effects: change.effects } : {}),
    ...(request.includeResult && change.after !== undefined ? { result: change.after } : {}),
    ...(request.includePreviousRevision ? { previous: change.before ?? null } : {}),
  };
}
