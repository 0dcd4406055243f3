import type { AppLoadContext } from '@remix-run/node';
import type { Logger } from 'pino';
import type { ResolvedRequest } from '~/site/resolve-request.ts';

export type Log = Logger;

/** What one request may use, and what it has read when it is done. */
export interface RequestContext {
  context: AppLoadContext;
  /** Revisions taken before reading; `degraded` where an old copy was served. */
  freshness: { stillCurrent(): boolean; cacheable: boolean };
}

export interface ContextOptions {
  request: Request;
  resolved: ResolvedRequest;
  /** For a preview whose visitor has proved to be allowed it. */
  drafts?: boolean;
}

/** Makes the load context of one request. */
export type RequestContextMaker = (options: ContextOptions) => RequestContext;
