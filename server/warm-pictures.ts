import { request, type IncomingMessage, type Server } from 'node:http';
import type { Log } from './ports.ts';

interface Options {
  server: Server;
  /** Where this process reaches itself: `127.0.0.1:3000`. */
  ownHost: string;
  /** The Host header under which it serves. */
  knownAs: string;
  log: Log;
}

/** What a visitor is likely to open first: home, what is for sale, what is for rent, in the default language. */
const firstPages = ['/', '/for-sale/', '/for-rent/'];
/** Pictures wider than a card are made when somebody opens them. */
const widest = 800;
/** The machine is idle when nobody has asked for anything for so long, in milliseconds. */
const quiet = 2_000;
/** So many pictures are enough to begin with. */
const farEnough = 240;
const patience = 30_000;

/**
 * Makes the pictures of the first pages before anybody asks for them: one at a time, and only while nobody else is served.
 *
 * @returns stops it
 */
export function warmPictures({ server, ownHost, knownAs, log }: Options): () => void {
  let stopped = false;
  let lastVisit = 0;
  const onRequest = ({ headers }: IncomingMessage) => {
    if (headers[ownMark] === undefined) lastVisit = Date.now();
  };
  server.on('request', onRequest);
  const get = (path: string) => read(new URL(path, `http://${ownHost}`), knownAs);

  const run = async () => {
    let made = 0;
    for (const page of firstPages) {
      for (const picture of picturesOf(await get(page))) {
        while (!stopped && Date.now() - lastVisit < quiet) await pause(quiet);
        if (stopped || made >= farEnough) return;
        await get(picture);
        made += 1;
      }
    }
    log.debug({ made }, 'The pictures of the first pages are there');
  };
  run()
    .catch((error: unknown) => log.debug({ err: error }, 'The pictures of the first pages could not be made ahead'))
    .finally(() => server.off('request', onRequest));
  return () => {
    stopped = true;
  };
}

/** A header of our own requests, so that they do not count as visitors. */
const ownMark = 'x-warming';

/** The pictures a page may ask for, each once, the narrow ones first. */
export function picturesOf(html: string): string[] {
  const found = [...html.matchAll(/(\/images\/[^\s"]+) (\d+)w/g)].map(([, url = '', width]) => ({
    url: url.replaceAll('&amp;', '&'),
    width: Number(width),
  }));
  const wanted = found.filter(({ width }) => width <= widest).sort((a, b) => a.width - b.width);
  return [...new Set(wanted.map(({ url }) => url))];
}

/** What a URL of ours answers, behind at most a few redirects. */
function read(url: URL, host: string, redirects = 3): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { Host: host, [ownMark]: '1' }, timeout: patience }, (response) => {
      const { location } = response.headers;
      if (location?.startsWith('/') && redirects > 0) {
        response.resume();
        read(new URL(location, url), host, redirects - 1).then(resolve, reject);
        return;
      }
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
      response.on('error', reject);
    });
    asked.on('timeout', () => asked.destroy(new Error('It took too long')));
    asked.on('error', reject);
    asked.end();
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}
