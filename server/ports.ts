import type { AppLoadContext } from '@remix-run/node';
import type { Logger } from 'pino';

export type Log = Logger;

/** What one request may use, and what it has read when it is done. */
export interface RequestContext {
  context: AppLoadContext;
  /** Revisions taken before reading; `degraded` where an old copy was served. */
  freshness: { stillCurrent(): boolean; cacheable: boolean };
}

/** Makes the load context of one request; `drafts` for a preview whose visitor has proved to be allowed it. */
export type RequestContextMaker = (options?: { drafts: boolean }) => RequestContext;
