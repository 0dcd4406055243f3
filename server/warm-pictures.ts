import type { Server } from 'node:http';
import type { Log } from '~/platform/log.ts';
import { watchVisits } from './visits-seen.ts';

interface Options {
  server: Server;
  /** The anonymous response to a path and query. */
  read: (url: string) => Promise<Buffer>;
  log: Pick<Log, 'debug'>;
}

/** The pages that a visitor is likely to open first, in the default language: home, for sale, for rent. */
const firstPages = ['/', '/for-sale/', '/for-rent/'];
/** Pictures wider than a card are rendered on request. */
const widest = 800;
/** The server counts as idle after this many milliseconds without requests. */
const idleAfterMs = 2_000;
const maxPictures = 240;

/**
 * Renders the first pages' pictures in advance: one at a time, and only while the server is idle.
 *
 * @returns a function that stops it
 */
export function warmPictures({ server, read, log }: Options): () => void {
  let stopped = false;
  const visits = watchVisits(server);

  const run = async () => {
    let made = 0;
    for (const page of firstPages) {
      for (const picture of picturesOf((await read(page)).toString('utf8'))) {
        while (!stopped && visits.sinceLast() < idleAfterMs) await visits.quiet(idleAfterMs, idleAfterMs);
        if (stopped || made >= maxPictures) return;
        await read(picture);
        made += 1;
      }
    }
    log.debug({ made }, 'The pictures of the first pages are there');
  };
  run()
    .catch((error: unknown) => log.debug({ err: error }, 'The pictures of the first pages could not be made ahead'))
    .finally(() => visits.stop());
  return () => {
    stopped = true;
  };
}

/** The pictures that a page may load, without duplicates, narrow ones first. */
export function picturesOf(html: string): string[] {
  const found = [...html.matchAll(/(\/images\/[^\s"]+) (\d+)w/g)].map(([, url = '', width]) => ({
    url: url.replaceAll('&amp;', '&'),
    width: Number(width),
  }));
  const wanted = found.filter(({ width }) => width <= widest).sort((a, b) => a.width - b.width);
  return [...new Set(wanted.map(({ url }) => url))];
}
