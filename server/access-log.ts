import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '~/platform/log.ts';

/**
 * Logs one line per response. The query string is left out: it can hold e-mail addresses and single-use tokens. `cache`
 * is the page cache's outcome, if it was consulted.
 */
export function logAccess(log: Log, request: IncomingMessage, response: ServerResponse, address: string): void {
  const began = performance.now();
  const path = pathOf(request);
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

/** Logs a response that is sent synchronously. `address` is only computed if the line is written. */
export function logQuickAccess(
  log: Log,
  request: IncomingMessage,
  { statusCode: status }: ServerResponse,
  address: () => string,
): void {
  if (!log.isLevelEnabled('info')) return;
  log.info({ method: request.method, path: pathOf(request), status, ms: 0, ip: address(), cache: 'hit' });
}

function pathOf({ url = '' }: IncomingMessage): string | undefined {
  return url.split('?', 1)[0];
}
