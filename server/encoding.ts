import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { Encoding } from './page-cache.ts';

/** Browsers say in a few ways what they take. */
const knownEncodings = new LRUCache<string, Encoding>({ max: 100 });
/** Characters; longer headers are no browser's. */
const longestRemembered = 200;

/** The smallest that the browser takes; what it would like best of them it does not say (all have one weight). */
export function chosenEncoding(request: IncomingMessage): Encoding {
  const accepted = request.headers['accept-encoding']?.toString() ?? '';
  const known = knownEncodings.get(accepted);
  if (known !== undefined) return known;
  const taken = new Negotiator(request).encodings(['br', 'gzip', 'identity']);
  const chosen = taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity';
  if (accepted.length <= longestRemembered) knownEncodings.set(accepted, chosen);
  return chosen;
}
