import pino, { type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** Lines of a busy site that are written together. */
const gatheredLines = 64;
/** Milliseconds after which a line is written even where no others come; a process that is killed loses those of that time. */
const longestWait = 200;

/**
 * One JSON line per event on standard output. Credentials in query strings (such as those of CRM feeds) never reach it. Lines are
 * written together: one by one they cost a page of the cache as much as all else. A process that ends, by itself or by an error, writes what is left.
 */
export function createLog(level: string): Log {
  return pino(
    { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime },
    gathering(pino.destination({ sync: false })),
  );
}

/** The writer gathers by itself as well, but measures for each line all that it has gathered. */
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
        // A silent log needs no end. Before pino's own, which writes what its writer has and closes it.
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

/** Logs a problem in the content or a feed once per process: it would otherwise be logged with every request. */
export function onceLogger(log: Log): (key: string, details: object, message: string) => void {
  const seen = new Set<string>();
  return (key, details, message) => {
    if (seen.has(key)) return;
    seen.add(key);
    log.warn(details, message);
  };
}
