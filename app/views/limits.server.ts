import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { networkOf } from '~/platform/network.ts';

/** Maximum counted views of one property per address and day: a household or a small office looks more than once. */
const mostPerProperty = 10;
/** Maximum counted views of all properties per address and day. Phone networks have many people behind one address. */
const mostPerAddress = 1_000;
/** Maximum number of counts in memory, at most about 20 MB; the least recently used are dropped. */
const remembered = 100_000;

/** Prevents anybody from inflating a figure. */
export interface ViewLimits {
  /**
   * Counts a view against the limits of its address on that day.
   *
   * @param day ISO day, Europe/Brussels
   * @returns false if a limit is exceeded
   */
  allow(address: string, property: string, day: string): boolean;
}

/**
 * Stores addresses as hashes with a daily salt, in memory only: once the salt is discarded, nobody can tell who viewed
 * what. Each process counts separately.
 *
 * @param isFull called once a day when an address reaches its limit: a program, or a proxy whose visitors all share one
 * address
 */
export function createViewLimits(isFull: () => void): ViewLimits {
  const counts = new LRUCache<string, number>({ max: remembered });
  let today = '';
  let salt = randomBytes(32);
  let hasTold = false;
  const take = (key: string, most: number): boolean => {
    const hash = createHash('sha256').update(salt).update(key).digest('base64url').slice(0, 16);
    const before = counts.get(hash) ?? 0;
    if (before >= most) return false;
    counts.set(hash, before + 1);
    return true;
  };
  return {
    allow: (address, property, day) => {
      if (day !== today) {
        today = day;
        salt = randomBytes(32);
        counts.clear();
        hasTold = false;
      }
      const network = networkOf(address);
      if (!take(`${network} ${property}`, mostPerProperty)) return false;
      if (take(network, mostPerAddress)) return true;
      if (!hasTold) isFull();
      hasTold = true;
      return false;
    },
  };
}
