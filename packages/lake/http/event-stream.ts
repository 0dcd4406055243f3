import { problem } from './answers.ts';
import type { Reader } from './readers.ts';
import { createShares } from './shares.ts';

/** Proxies and clients take a quiet connection for a dead one; Sanity's client waits 45 s. */
const heartbeatMs = 20_000;
/** A client that far behind has stopped reading; it may come back and resume. */
const maxBufferedBytes = 8 * 1024 * 1024;

/** Each costs a socket and a filter per change; anyone may open one. */
const maxStreams = 2_000;

export interface StreamedEvent {
  event: string;
  id?: string;
  data: object;
}

export interface Sender {
  send(event: StreamedEvent): void;
  /** Closes the stream; a client connects again by itself. */
  end(): void;
}

/** All open streams of server-sent events of a lake. */
export interface EventStreams {
  /**
   * An answer that lasts until the client goes.
   *
   * @param reader whose share it is of
   * @param stillAllowed asked with every heartbeat: a session that has ended receives no more events
   * @param begin starts the sender and gives what stops it, or `undefined` to end the stream at once
   */
  open(
    reader: Reader,
    stillAllowed: () => Promise<boolean>,
    begin: (sender: Sender) => (() => void) | undefined,
  ): Response;
  /** Ends all of them, so that the server can stop. */
  endAll(): void;
}

export function createEventStreams(): EventStreams {
  const ends = new Set<() => void>();
  const shares = createShares();

  const pump = (
    controller: ReadableStreamDefaultController<Uint8Array>,
    stillAllowed: () => Promise<boolean>,
    begin: (sender: Sender) => (() => void) | undefined,
    giveBack: () => void,
  ): (() => void) => {
    const encoder = new TextEncoder();
    const stops = [giveBack];
    let finished = false;
    const finish = (): void => {
      finished = true;
      clearInterval(heartbeat);
      ends.delete(end);
      for (const stop of stops.splice(0)) stop();
    };
    const end = (): void => {
      if (finished) return;
      finish();
      controller.close();
    };
    const write = (text: string): void => {
      if (finished) return;
      controller.enqueue(encoder.encode(text));
      if ((controller.desiredSize ?? 0) <= 0) end();
    };
    const beat = async (): Promise<void> => {
      write(':\n\n');
      if (await stillAllowed()) return;
      write(formatted({ event: 'disconnect', data: { reason: 'The session has ended.' } }));
      end();
    };
    // If the store is away for a moment, the next beat asks again.
    const heartbeat = setInterval(() => void beat().catch(() => undefined), heartbeatMs);
    heartbeat.unref();
    ends.add(end);
    write(':\n\n');
    const stop = begin({ send: (event) => write(formatted(event)), end });
    if (stop === undefined) end();
    else if (finished) stop();
    else stops.push(stop);
    return finish;
  };

  return {
    open: (reader, stillAllowed, begin) => {
      if (ends.size >= maxStreams) return problem(503, 'Service Unavailable', 'Too many listeners are connected.');
      const giveBack = shares.take(reader);
      if (giveBack === undefined) return problem(429, 'Too Many Requests', 'You have too many listeners already.');
      let finish = (): void => undefined;
      const body = new ReadableStream<Uint8Array>(
        {
          start: (controller) => {
            finish = pump(controller, stillAllowed, begin, giveBack);
          },
          cancel: () => finish(),
        },
        { highWaterMark: maxBufferedBytes, size: (chunk) => chunk.byteLength },
      );
      return new Response(body, { headers: streamHeaders });
    },
    endAll: () => {
      for (const end of ends) end();
    },
  };
}

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-content-type-options': 'nosniff',
  // nginx would hold events back.
  'x-accel-buffering': 'no',
};

function formatted({ event, id, data }: StreamedEvent): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
