import type { Dataset } from '../documents/dataset.ts';
import { startListener } from '../listening/listener.ts';
import { parseListenRequest } from '../listening/request.ts';
import type { OutsideQueries } from '../query/outside.ts';
import type { EventStreams } from './event-stream.ts';
import type { Reader } from './readers.ts';

export interface StreamCall {
  url: URL;
  apiVersion: string;
  dataset: Dataset;
  reader: Reader;
  parts: { readerOf(request: Request): Promise<Reader | undefined>; streams: EventStreams; queries: OutsideQueries };
}

/** `GET /data/listen/:dataset`: server-sent events about the documents of a query. */
export function answerListen(request: Request, { url, apiVersion, dataset, reader, parts }: StreamCall): Response {
  return parts.streams.open(
    reader,
    async () => (await parts.readerOf(request))?.id === reader.id,
    ({ send, end }) => {
      try {
        const wanted = parseListenRequest(url.searchParams, apiVersion, reader);
        const lastEventId = lastEventIdOf(request, url);
        return startListener({
          dataset,
          request: wanted,
          reader: reader.id,
          queries: parts.queries,
          lastEventId,
          send: (event) => {
            send(event);
            if (event.event === 'channelError') end();
          },
          lost: end,
        });
      } catch (error) {
        // An `EventSource` cannot read the body of a 4xx, so the reason is sent as an event.
        send({ event: 'channelError', data: { message: error instanceof Error ? error.message : String(error) } });
        return undefined;
      }
    },
  );
}

/** The id is in the query too, because the polyfill in Sanity's client cannot set custom headers. */
export const lastEventIdOf = (request: Request, url: URL): string | undefined =>
  request.headers.get('last-event-id') ?? url.searchParams.get('lastEventId') ?? undefined;
