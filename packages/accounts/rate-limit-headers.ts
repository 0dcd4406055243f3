/** A limit, and how far one caller has used it. */
export interface LimitState {
  /** ASCII, as it stands in the header. */
  name: string;
  most: number;
  /** Seconds of its window. */
  within: number;
  /** Undefined if the caller is not to know. */
  left?: { requests: number; seconds: number } | undefined;
}

/**
 * The headers that tell a caller of limits, as structured fields (draft-ietf-httpapi-ratelimit-headers-10): what is
 * allowed, and what is left of it.
 */
export function rateLimitHeaders(states: readonly LimitState[]): Record<string, string> {
  const policies = states.map(({ name, most, within }) => `"${name}";q=${most};w=${within}`);
  const left = states.flatMap(({ name, left: each }) =>
    each === undefined ? [] : [`"${name}";r=${Math.max(0, each.requests)};t=${Math.max(0, each.seconds)}`],
  );
  return {
    ...(policies.length > 0 ? { 'RateLimit-Policy': policies.join(', ') } : {}),
    ...(left.length > 0 ? { RateLimit: left.join(', ') } : {}),
  };
}
