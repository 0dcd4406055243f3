import { problem } from './answers.ts';
import type { Reader } from './readers.ts';
import { createShares } from './shares.ts';

/** Proxies and clients consider a silent connection dead; Sanity's client waits 45 s. */
const heartbeatMs = 20_000;
/** A client that is so far behind has stopped reading; it may reconnect and resume. */
const maxBufferedBytes = 8 * 1024 * 1024;

/** A listener ends when its tab is closed: nobody knows when. */
const again = { 'retry-after': '10' };

/** Limited, because each costs a socket and a filter per change, and anyone may open one. */
const maxStreams = 2_000;

export interface StreamedEvent {
  event: string;
  id?: string;
  data: object;
}

export interface Sender {
  send(event: StreamedEvent): void;
  /** Closes the stream; clients reconnect by themselves. */
  end(): void;
}

/** All open server-sent event streams of a lake. */
export interface EventStreams {
  /**
   * A response that lasts until the client disconnects.
   *
   * @param reader whose quota it counts towards
   * @param stillAllowed checked with every heartbeat: an ended session receives no more events
   * @param begin starts the sender and returns a function that stops it, or `undefined` to end the stream at once
   */
  open(
    reader: Reader,
    stillAllowed: () => Promise<boolean>,
    begin: (sender: Sender) => (() => void) | undefined,
  ): Response;
  /** Ends all streams, so that the server can stop. */
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
    // If the database fails for a moment, the next heartbeat checks again.
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
      if (ends.size >= maxStreams)
        return problem(503, 'Service Unavailable', 'Too many listeners are connected.', {}, again);
      const giveBack = shares.take(reader);
      if (giveBack === undefined)
        return problem(429, 'Too Many Requests', 'You have too many listeners already.', {}, again);
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
  // Keeps nginx from buffering events.
  'x-accel-buffering': 'no',
};

function formatted({ event, id, data }: StreamedEvent): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
