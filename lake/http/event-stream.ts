/** Proxies and clients take a quiet connection for a dead one; Sanity's client waits 45 s. */
const heartbeatMs = 20_000;
/** A client that far behind has stopped reading; it may come back and resume. */
const mostWaitingBytes = 8 * 1024 * 1024;

export interface StreamedEvent {
  event: string;
  id?: string;
  data: object;
}

const open = new Set<() => void>();

/** Ends all streams, so that the server can stop; clients connect again by themselves. */
export function endEventStreams(): void {
  for (const end of open) end();
}

/**
 * Server-sent events until the client goes.
 *
 * @param stillAllowed asked with every heartbeat: a session that has ended hears no more
 * @param begin starts the sender and gives what stops it, or `undefined` to end the stream at once
 */
export function eventStream(
  stillAllowed: () => Promise<boolean>,
  begin: (send: (event: StreamedEvent) => void) => (() => void) | undefined,
): Response {
  const encoder = new TextEncoder();
  let finish = (): void => undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        let ended = false;
        const end = (): void => {
          finish();
          controller.close();
        };
        const write = (text: string): void => {
          if (ended) return;
          controller.enqueue(encoder.encode(text));
          if ((controller.desiredSize ?? 0) <= 0) end();
        };
        const stops: (() => void)[] = [];
        finish = () => {
          ended = true;
          clearInterval(heartbeat);
          open.delete(end);
          for (const stop of stops.splice(0)) stop();
        };
        const heartbeat = setInterval(() => {
          write(':\n\n');
          stillAllowed()
            .then((allowed) => {
              if (allowed || ended) return;
              write(formatted({ event: 'disconnect', data: { reason: 'The session has ended.' } }));
              end();
            })
            // The store is away for a moment: ask again with the next beat.
            .catch(() => undefined);
        }, heartbeatMs);
        heartbeat.unref();
        open.add(end);
        write(':\n\n');
        const stop = begin((event) => write(formatted(event)));
        if (stop !== undefined) stops.push(stop);
        if (ended) finish();
        else if (stop === undefined) end();
      },
      cancel: () => finish(),
    },
    { highWaterMark: mostWaitingBytes, size: (chunk) => chunk.byteLength },
  );
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-content-type-options': 'nosniff',
      // nginx would hold events back.
      'x-accel-buffering': 'no',
    },
  });
}

function formatted({ event, id, data }: StreamedEvent): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
