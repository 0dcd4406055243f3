/** Status of the page shown while the listings are unavailable (requirements 8.2, API_ERROR). */
export const listingsUnavailable = 503;
/** Value of the Retry-After header, in seconds. */
export const retryAfter = '60';

/** Thrown in loaders when the store fails. A `Response`, because an error's code does not reach the error page. */
export function unavailable(): Response {
  return new Response(null, { status: listingsUnavailable, headers: { 'Retry-After': retryAfter } });
}
