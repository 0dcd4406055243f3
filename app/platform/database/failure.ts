/** An error that callers recognise by its `code`, never by its class. */
export type CodedError = Error & { readonly code: string };

/** Makes an error with a `code`; `cause` keeps what lies behind it. */
export function failure(code: string, message: string, cause?: unknown): CodedError {
  return Object.assign(new Error(message, cause === undefined ? undefined : { cause }), { code });
}

/** The `code` of anything thrown, or `undefined` where it carries none. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
