import type { Dataset } from '../documents/dataset.ts';
import { startListener } from '../listening/listener.ts';
import { parseListenRequest } from '../listening/request.ts';
import { eventStream } from './event-stream.ts';
import type { Reader } from './readers.ts';

export interface ListenCall {
  url: URL;
  apiVersion: string;
  dataset: Dataset;
  reader: Reader;
  readerOf(request: Request): Promise<Reader | undefined>;
}

/** `GET /data/listen/:dataset`: server-sent events about the documents of a query. */
export function answerListen(request: Request, { url, apiVersion, dataset, reader, readerOf }: ListenCall): Response {
  // The polyfill of Sanity's client tells it in the query, as it may set no headers of its own.
  const lastEventId = request.headers.get('last-event-id') ?? url.searchParams.get('lastEventId') ?? undefined;
  const stillAllowed = async (): Promise<boolean> => (await readerOf(request))?.id === reader.id;
  return eventStream(stillAllowed, (send) => {
    try {
      const wanted = parseListenRequest(url.searchParams, apiVersion, reader);
      return startListener({ dataset, request: wanted, identity: reader.id, lastEventId, send });
    } catch (error) {
      // An `EventSource` cannot read the body of a 4xx, so the reason travels as an event.
      send({ event: 'channelError', data: { message: error instanceof Error ? error.message : String(error) } });
      return undefined;
    }
  });
}
