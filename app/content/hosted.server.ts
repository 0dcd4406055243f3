import type { ListenEvent, SanityClient, SanityDocument } from '@sanity/client';
import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook';
import { z } from 'zod';
import type { Log } from '~/platform/log.ts';
import type { RevisionName } from '~/platform/revisions.ts';
import { contentTypes } from './source.ts';

/** The counters of a changed document; if its type is unknown, those of everything the site reads. */
function countersOf(id: string, type: string | undefined): RevisionName[] {
  const kind = /^(drafts|versions)\./.test(id) ? 'drafts' : 'content';
  const types = type === undefined ? contentTypes : [type];
  return types.map((each): RevisionName => `${kind}:${each}`);
}

interface FollowOptions {
  client: SanityClient;
  /** Raises counters, which invalidates the caches that depend on them. */
  raise: (names: readonly RevisionName[]) => Promise<void>;
  log: Log;
  /** Milliseconds before a lost connection is retried. */
  retryAfter?: number;
}

/**
 * Listens to Sanity's hosted Content Lake: what an editor publishes is on the site at once. The embedded lake
 * needs no listener: it raises the counters in its own transactions.
 *
 * @returns a function that stops listening
 */
export function followHostedContent({ client, raise, log, retryAfter = 5_000 }: FollowOptions): () => void {
  let stopped = false;
  let interrupted = false;
  let stop: () => void = () => undefined;

  const raiseQuietly = (names: readonly RevisionName[]) =>
    void raise(names).catch((error: unknown) => log.error({ err: error }, 'A change of the content was not noted'));
  const hear = (event: ListenEvent<SanityDocument>): void => {
    if (event.type === 'mutation') raiseQuietly(countersOf(event.documentId, event.result?._type));
    if (event.type === 'reconnect') interrupted = true;
    if (event.type === 'welcome' && interrupted) {
      interrupted = false;
      // Changes during the interruption were missed.
      raiseQuietly([...countersOf('', undefined), ...countersOf('drafts.', undefined)]);
    }
  };
  const listen = (): void => {
    const subscription = client
      .listen<SanityDocument>(
        '*',
        {},
        { events: ['welcome', 'mutation', 'reconnect'], visibility: 'query', includeResult: true },
      )
      .subscribe({
        next: hear,
        error: (error: unknown) => {
          log.warn({ err: error }, 'The Content Lake reports no changes; trying again');
          interrupted = true;
          const timer = setTimeout(() => stopped || listen(), retryAfter);
          timer.unref();
          stop = () => clearTimeout(timer);
        },
      });
    stop = () => subscription.unsubscribe();
  };
  listen();
  return () => {
    stopped = true;
    stop();
  };
}

const changed = z.object({ _id: z.string(), _type: z.string().optional() });

/**
 * The counters to raise for a webhook of the hosted lake. Its projection must contain `_id` and `_type`.
 *
 * @param body the raw body, because the signature covers its bytes
 * @returns null if the signature does not match this secret, or the body is invalid
 */
export async function webhookChange(headers: Headers, body: string, secret: string): Promise<RevisionName[] | null> {
  const signature = headers.get(SIGNATURE_HEADER_NAME);
  if (signature === null || !(await isValidSignature(body, signature, secret).catch(() => false))) return null;
  const document = changed.safeParse(parseJson(body));
  return document.success ? countersOf(document.data._id, document.data._type) : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
