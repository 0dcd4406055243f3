import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { Encoding } from './page-cache.ts';

/** Cache by header value: browsers send only a few different ones. */
const knownEncodings = new LRUCache<string, Encoding>({ max: 100 });
/** Length in characters; browsers send no longer header. */
const longestRemembered = 200;

/** Chooses the smallest encoding that the browser accepts; browsers give all the same weight. */
export function chosenEncoding(request: IncomingMessage): Encoding {
  const accepted = request.headers['accept-encoding']?.toString() ?? '';
  const known = knownEncodings.get(accepted);
  if (known !== undefined) return known;
  const taken = new Negotiator(request).encodings(['br', 'gzip', 'identity']);
  const chosen = taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity';
  if (accepted.length <= longestRemembered) knownEncodings.set(accepted, chosen);
  return chosen;
}
