import type { Lake } from '@gevel/lake';
import type { Log } from './ports.ts';

const day = 24 * 60 * 60_000;
/** After the busiest minutes of a start; a process that is started anew each night gets to it as well. */
const firstAfter = 10 * 60_000;

/** Once a day lets the lake forget what is older than `days`. Returns the function that ends it. */
export function startForgetting(
  lake: Pick<Lake, 'forgetHistory'>,
  days: number,
  log: Pick<Log, 'info' | 'warn'>,
): () => void {
  if (days === 0) return () => undefined;
  const forget = async (): Promise<void> => {
    try {
      const transactions = await lake.forgetHistory(new Date(Date.now() - days * day));
      if (transactions > 0) log.info({ transactions, days }, 'Old history of the content was deleted');
    } catch (error) {
      log.warn({ err: error }, 'Old history of the content could not be deleted; it is tried again tomorrow');
    }
  };
  const first = setTimeout(() => void forget(), firstAfter).unref();
  const daily = setInterval(() => void forget(), day).unref();
  return () => {
    clearTimeout(first);
    clearInterval(daily);
  };
}
