import pino, { type Logger } from 'pino';

export type Log = Logger;

/** One JSON line per event on standard output. Credentials in query strings (such as those of CRM feeds) never reach it. */
export function createLog(level: string): Log {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
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
