import type { Log } from '~/platform/log.ts';

/** Part of the warning that Remix's router prints for a path like `/%zz`, which the site answers with a 404. */
const malformedPath = 'could not be decoded because it is';

/**
 * Redirects `console.warn` of packages to the log, which is read as JSON. A malformed path is logged at debug level:
 * the access log already has it.
 *
 * @returns a function that restores the console
 */
export function logConsoleWarnings(log: Pick<Log, 'warn' | 'debug'>): () => void {
  const { warn } = console;
  console.warn = (...said: unknown[]) => {
    const message = said.map(String).join(' ');
    log[message.includes(malformedPath) ? 'debug' : 'warn']({ source: 'console' }, message);
  };
  return () => {
    console.warn = warn;
  };
}
