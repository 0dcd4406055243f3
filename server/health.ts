import pTimeout, { TimeoutError } from 'p-timeout';
import { blobsCheck } from '~/platform/blobs/check.ts';
import { dataFolderCheck } from '~/platform/data-folder-check.ts';
import type { HealthCheck } from '~/platform/part.ts';
import type { Parts } from './parts.ts';
import { remembered } from './remembered.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Health {
  /** How each part is, or was a moment ago. */
  parts: () => Promise<CheckedPart[]>;
  stopping: () => boolean;
}

type Checks = Readonly<Record<string, HealthCheck>>;

/** Milliseconds; load balancers wait for at least two seconds. */
const patience = 1_500;
/** Milliseconds for which results are given again: anybody may ask, and asks the object store and the disk with it. */
const keptFor = 2_000;

/** The checks of a process: those of the platform, and of each part. */
export function healthChecks({ platform, all }: Pick<Parts, 'platform' | 'all'>): Checks {
  const { database, env, outbox, blobs } = platform;
  return {
    database: { needed: true, failure: () => database.query('SELECT 1').then(() => null) },
    files: dataFolderCheck(env.dataDirectory),
    ...(env.objectStore && { pictures: blobsCheck(blobs) }),
    mails: outbox.check,
    ...Object.assign({}, ...all.map(({ checks }) => checks)),
  };
}

export interface CheckedPart {
  name: string;
  needed: boolean;
  /** Null if it works. */
  failure: string | null;
}

/** Runs all checks at once; one that does not answer in time fails. */
export function runChecks(checks: Checks): Promise<CheckedPart[]> {
  return Promise.all(
    Object.entries(checks).map(async ([name, { needed, failure }]) => {
      const said = await pTimeout(failure(), {
        milliseconds: patience,
        message: `No answer within ${patience / 1_000} seconds`,
      }).catch((error: unknown) => (error instanceof TimeoutError ? error.message : `Fails: ${String(error)}`));
      return { name, needed, failure: said };
    }),
  );
}

/** The checks for whoever asks `/health/ready/`, who share their results. */
export const sharedChecks = (checks: Checks): Health['parts'] => remembered(() => runChecks(checks), keptFor);

/**
 * `/health/live/`: the process runs. `/health/open/`: it is not about to stop, which is what proxies before several
 * processes ask: a database that is down is down for all of them, and they still have pages to show. `/health/ready/`:
 * it can serve visitors; 503 if not, or if about to stop.
 */
export async function answerHealth(
  health: Health,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const path = (request.url ?? '').split('?', 1)[0]?.replace(/\/$/, '');
  if (path === '/health/live') return send(response, 200, { status: 'live' });
  if (path === '/health/open')
    return health.stopping() ? send(response, 503, { status: 'stopping' }) : send(response, 200, { status: 'open' });
  if (path !== '/health/ready') return false;
  const parts = await health.parts();
  const ready = !health.stopping() && parts.every((part) => !part.needed || part.failure === null);
  const report = Object.fromEntries(
    parts.map(({ name, failure }) => [name, failure === null ? 'ok' : withoutAddresses(failure)]),
  );
  return send(response, ready ? 200 : 503, {
    status: health.stopping() ? 'stopping' : ready ? 'ready' : 'not ready',
    ...report,
  });
}

function send(response: ServerResponse, status: number, body: object): true {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
  return true;
}

/** Removes addresses: the response is public and must not reveal internal hosts, or who writes to whom. */
function withoutAddresses(text: string): string {
  return text
    .replace(/(?<![a-z+.-])[a-z][a-z+.-]*:\/\/[^\s'")]+/gi, '…')
    .replace(/(?<![^\s<>"'])[^\s<>"'@]+@[^\s<>"']+/g, '…')
    .replace(/(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?|(?<![\da-f:])\[?[\da-f]*(?::[\da-f]*){3,}\]?(?::\d+)?/gi, '…')
    .replace(/(?:^|(?<=[\s'"]))\/[^\s'")]+/g, '…');
}
