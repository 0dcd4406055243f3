import type { Server } from 'node:http';

/** Knows when the last visitor asked for something, for work that is done while there is none. */
export interface VisitsSeen {
  /** Milliseconds since the last request. */
  sinceLast(): number;
  /** Resolves once there was no request for `quiet` milliseconds, or after `most`. */
  quiet(quiet: number, most: number): Promise<void>;
  stop(): void;
}

export function watchVisits(server: Server): VisitsSeen {
  let lastVisit = 0;
  const onRequest = () => {
    lastVisit = Date.now();
  };
  server.on('request', onRequest);
  const sinceLast = () => Date.now() - lastVisit;
  return {
    sinceLast,
    quiet: async (quiet, most) => {
      for (const until = Date.now() + most; sinceLast() < quiet && Date.now() < until;) await pause(quiet / 4);
    },
    stop: () => void server.off('request', onRequest),
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
