import { codeOf, Failure } from '~/platform/failure.ts';

/** What is said of a start or a command that failed. Known mistakes get their sentence; anything else its stack. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (codeOf(error) === 'EADDRINUSE') return 'The port is taken by another program: set PORT to a free one.';
  return error instanceof Failure && error.isForPeople ? error.message : (error.stack ?? error.message);
}
