import { rateLimitHeaders } from '@gevel/accounts';
import type { RateLimits, UsedLimit } from '~/platform/rate-limits.ts';

/** A limit that a request was counted for. */
export interface CountedLimit extends UsedLimit {
  /** Whether it counts the caller's own network; others count what a person or a target has been sent by anybody. */
  isCallers: boolean;
}

/** Limits that note what one request is counted for. */
export function notedLimits(limits: RateLimits, network: string): { limits: RateLimits; counted: CountedLimit[] } {
  const counted: CountedLimit[] = [];
  return {
    counted,
    limits: {
      ...limits,
      take: (limit, who) =>
        limits.take(limit, who, (used) => counted.push({ ...used, isCallers: network !== '' && who === network })),
    },
  };
}

/**
 * The headers about limits of an answer. Of a limit that others share, a refusal tells only the length of its window:
 * what is left of it would say what others did.
 */
export function limitHeaders(counted: readonly CountedLimit[], status: number): Record<string, string> {
  const headers = rateLimitHeaders(counted.filter(({ isCallers }) => isCallers));
  if (status !== 429) return headers;
  const exceeded = counted.find(({ left }) => left.requests < 0);
  const seconds = exceeded === undefined ? 1 : exceeded.isCallers ? exceeded.left.seconds : exceeded.within;
  return { ...headers, 'Retry-After': String(Math.max(1, seconds)) };
}
