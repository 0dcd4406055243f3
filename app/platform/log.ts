import pino, { type Logger } from 'pino';

export type Log = Logger;

/**
 * What a busy site gathers before it writes: sixty lines of the access log or so. The writer measures all of it for each line, so more is
 * slower.
 */
const gatheredBytes = 8_192;
/** Milliseconds after which a line is written even where no others come; a process that is killed loses those of that time. */
const longestWait = 200;

/**
 * One JSON line per event on standard output. Credentials in query strings (such as those of CRM feeds) never reach it. Lines are
 * written together: one by one they cost a page of the cache as much as all else. A process that ends, by itself or by an error, writes what is left.
 */
export function createLog(level: string): Log {
  const output = pino.destination({ sync: false, minLength: gatheredBytes, periodicFlush: longestWait });
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, output);
}

/** Logs a problem in the content or a feed once per process: it would otherwise be logged with every request. */
export function onceLogger(log: Log): (key: string, details: object, message: string) => void {
  const seen = new Set<string>();
  return (key, details, message) => {
    if (seen.has(key)) return;
    seen.add(key);
    log.warn(details, message);
  };
}
