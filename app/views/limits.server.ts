import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { networkOf } from '~/platform/network.ts';

/** Views of one property that one address may count in a day: a household or a small office looks more than once. */
const mostPerProperty = 10;
/** Views of all properties that one address may count in a day. Behind one address of a phone network are many people. */
const mostPerAddress = 1_000;
/** Counts that are remembered; of more, those not needed for longest are forgotten. Some 20 MB at most. */
const remembered = 100_000;

/** Keeps anybody from inflating a figure. */
export interface ViewLimits {
  /**
   * Counts a view towards what its address may still count on that day.
   *
   * @param day ISO day, Europe/Brussels
   */
  allow(address: string, property: string, day: string): boolean;
}

/**
 * Remembers addresses as hashes under a salt of the day, in memory only: when the salt goes, nobody can tell any more who viewed what. Each
 * process counts for itself.
 *
 * @param isFull called once a day, when an address has counted all that it may: a program, or a proxy that is taken for all its visitors
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
