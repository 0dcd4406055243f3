import type { Log } from '~/platform/log.ts';

/** What Remix's router says of a path like `/%zz`, to which the site answers 404. */
const malformedPath = 'could not be decoded because it is';

/**
 * Packages warn on the console, but the log is read as JSON: this logs a warning like any other entry. Of a malformed path
 * the access log says all there is to know.
 *
 * @returns what puts the console back
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
