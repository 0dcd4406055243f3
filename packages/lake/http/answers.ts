/** Headers of every API response: it is data, never a page. */
const dataHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

export const json = (body: unknown, status = 200): Response => jsonText(JSON.stringify(body), status);

const jsonText = (body: string, status = 200): Response => new Response(body, { status, headers: dataHeaders });

/** JSON in pieces, some of them in UTF-8 already. */
export const jsonBytes = (...pieces: readonly (string | Uint8Array)[]): Response =>
  new Response(Buffer.concat(pieces.map((piece) => Buffer.from(piece as Uint8Array))), { headers: dataHeaders });

/** Sanity's format for errors of a request (as opposed to errors of a query). */
export const problem = (
  statusCode: number,
  error: string,
  message: string,
  extra: object = {},
  headers: Record<string, string> = {},
): Response => {
  const body = JSON.stringify({ statusCode, error, message, ...extra });
  return new Response(body, { status: statusCode, headers: { ...dataHeaders, ...headers } });
};

export const badRequest = (message: string): Response => problem(400, 'Bad Request', message);
export const notFound = (message: string): Response => problem(404, 'Not Found', message);
export const notImplemented = (what: string): Response =>
  problem(501, 'Not Implemented', `The embedded Content Lake does not support ${what}.`);
export const unauthorized = (): Response =>
  problem(401, 'Unauthorized', 'Session not found: the token is not known here.', { errorCode: 'SIO-401-ANF' });
