import pino, { type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** Maximum number of lines per write. */
const gatheredLines = 64;
/** Milliseconds after which lines are written at the latest; a killed process loses those of that time. */
const longestWait = 200;

/**
 * Logs one JSON line per event to standard output. Credentials in query strings (such as those of CRM feeds) are never
 * logged. Lines are batched: writing each one separately costs as much as serving a cached page. A process that exits,
 * even by an error, writes the remaining lines.
 */
export function createLog(level: string): Log {
  return pino(
    { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime },
    gathering(pino.destination({ sync: false })),
  );
}

/** Batches lines. The destination buffers as well, but measures its whole buffer for each line. */
function gathering(output: ReturnType<typeof pino.destination>): DestinationStream {
  let lines = '';
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  const write = () => {
    clearTimeout(timer);
    if (count > 0) output.write(lines);
    [lines, count, timer] = ['', 0, undefined];
  };
  let isFirst = true;
  return {
    write(line) {
      if (isFirst) {
        // Registered on first use, because a silent log needs no flush. Prepended, to run before pino's own handler
        // flushes and closes.
        process.prependListener('beforeExit', write);
        process.prependListener('exit', write);
      }
      isFirst = false;
      lines += line;
      count += 1;
      if (count === gatheredLines) write();
      else timer ??= setTimeout(write, longestWait).unref();
    },
  };
}

/** Logs a problem of the content or a feed once per process, rather than with every request. */
export function onceLogger(log: Log): (key: string, details: object, message: string) => void {
  const seen = new Set<string>();
  return (key, details, message) => {
    if (seen.has(key)) return;
    seen.add(key);
    log.warn(details, message);
  };
}
