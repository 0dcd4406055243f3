/** Status of the page shown while the listings do not answer (requirements §8, API_ERROR). */
export const listingsUnavailable = 503;
/** Seconds after which to ask again. */
export const retryAfter = '60';

/** What a loader gets instead of a failure of the store: the answer itself, since an error's code does not reach the error page. */
export function unavailable(): Response {
  return new Response(null, { status: listingsUnavailable, headers: { 'Retry-After': retryAfter } });
}
