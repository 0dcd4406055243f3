import { randomUUID } from 'node:crypto';
import type { Dataset } from '../documents/dataset.ts';
import type { SeenChange, SeenTransaction } from '../documents/transaction.ts';
import type { OutsideQueries } from '../query/outside.ts';
import { TaskUnavailable } from '../query/failures.ts';
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
  /** The reader's id. */
  reader: string;
  queries: OutsideQueries;
  /** The last event that the client received on an earlier connection. */
  lastEventId?: string;
  send(event: ListenerEvent): void;
  /** Called if the database fails; the client should reconnect in a moment. */
  lost(): void;
}

/** A client that missed more transactions is told to reset. */
export const maxReplayed = 1_000;

/** Reports changes of the documents of a query, until stopped, or until the query fails: then a `channelError` is last. */
export function startListener(options: ListenerOptions): () => void {
  const { dataset, request, reader, queries, lastEventId, send, lost } = options;
  const { query, params } = request;
  const controller = new AbortController();
  const { signal } = controller;
  const matches = (transaction: SeenTransaction | null) =>
    queries.match({ query, params, reader, signal }, transaction);
  let unsubscribe = (): void => undefined;
  const stop = (): void => {
    controller.abort();
    unsubscribe();
  };
  // Sequential, because events must be sent in the order of their transactions.
  let telling: Promise<void> = Promise.resolve();
  const fail = (error: unknown): void => {
    if (signal.aborted) return;
    stop();
    // The client connects again, and resumes.
    if (error instanceof TaskUnavailable) return lost();
    send({ event: 'channelError', data: { message: error instanceof Error ? error.message : String(error) } });
  };
  let untold = 0;
  const tell = (transaction: SeenTransaction): void => {
    untold += 1;
    if (untold > maxReplayed) return fail(new TaskUnavailable('The listener is too slow.'));
    telling = telling
      .then(async () => {
        untold -= 1;
        if (signal.aborted || !transaction.changes.some(({ id }) => request.sees(id))) return;
        const events = eventsFor(transaction, request, await matches(transaction));
        if (!signal.aborted) events.forEach(send);
      })
      .catch(fail);
  };

  const begin = async (): Promise<void> => {
    await dataset.current();
    const from = request.enableResume && lastEventId !== undefined ? sequenceIn(lastEventId) : undefined;
    const missed = from === undefined || from > dataset.sequence ? undefined : await dataset.since(from, maxReplayed);
    if (signal.aborted) return;
    const id = `${dataset.sequence}#`;
    const data = { listenerName: randomUUID() };
    if (missed !== undefined) send({ event: 'welcomeback', data });
    else if (request.enableResume && lastEventId !== undefined) send({ event: 'reset', id, data });
    else send({ event: 'welcome', id, data });
    missed?.forEach(tell);
    unsubscribe = dataset.subscribe(tell, () => fail(new TaskUnavailable('What has changed is not known.')));
  };
  void matches(null).then(() => begin().catch(lost), fail);
  return stop;
}

/** The sequence number in an event id. A transaction that was sent only in part is sent again as a whole. */
function sequenceIn(eventId: string): number | undefined {
  const [, sequence, document] = /^(\d+)#(.*)$/.exec(eventId) ?? [];
  return sequence === undefined ? undefined : Number(sequence) - (document === '' ? 0 : 1);
}

function eventsFor(
  transaction: SeenTransaction,
  request: ListenRequest,
  matches: readonly (readonly [boolean, boolean])[],
): ListenerEvent[] {
  const events = transaction.changes.flatMap((change, at) => {
    const [was, is] = matches[at] ?? [false, false];
    if (!request.sees(change.id) || (!was && !is)) return [];
    return [{ change, transition: was && is ? 'update' : is ? 'appear' : 'disappear' }];
  });
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
