import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '~/platform/log.ts';

/**
 * One line per answer. The query stays out of it: it can hold e-mail addresses and single-use tokens. `cache` is what the
 * page cache did, where it was asked.
 */
export function logAccess(log: Log, request: IncomingMessage, response: ServerResponse, address: string): void {
  const began = performance.now();
  const path = (request.url ?? '').split('?', 1)[0];
  response.once('close', () => {
    log.info({
      method: request.method,
      path,
      status: response.statusCode,
      ms: Math.round((performance.now() - began) * 10) / 10,
      ip: address,
      cache: response.getHeader('x-cache'),
      ...(response.writableFinished ? {} : { aborted: true }),
    });
  });
}
