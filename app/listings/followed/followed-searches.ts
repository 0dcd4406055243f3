import { idPattern } from '../domain/listing-id.ts';
import { kept } from '../saved/kept.ts';
import type { SeenHome } from './changes.ts';
import { maxFollowedHomes } from './follow-query.ts';
import { followedKey } from './followed-key.ts';

/** What a search found at a moment, in milliseconds since 1970. */
export interface Snapshot {
  at: number;
  homes: readonly SeenHome[];
}

/** A search that this browser follows. */
export interface FollowedSearch {
  /** Its canonical query with its goal (`countQuery`): the same in any order, view and language, and on any page. */
  query: string;
  /** As the visit before this one left it: what changed is told from then. */
  before: Snapshot;
  /** As it was last seen. */
  latest: Snapshot;
}

/** Beyond it the search that was followed first is let go. */
const maxFollowed = 10;
/** Whoever looks again within half an hour is still on the same visit: a reload, or going back, tells the same. */
const visitGap = 30 * 60_000;
const none: readonly FollowedSearch[] = [];

export const followed = kept(followedKey, parseFollowed);

/** Begins to follow a search from what it finds now. Times are milliseconds since 1970. */
export function follow(query: string, homes: readonly SeenHome[], now: number): void {
  const snapshot = { at: now, homes };
  const others = followed.value().filter((each) => each.query !== query);
  followed.write([{ query, before: snapshot, latest: snapshot }, ...others].slice(0, maxFollowed));
}

export function isFollowed(query: string): boolean {
  return followed.value().some((each) => each.query === query);
}

export function unfollow(query: string): void {
  followed.write(followed.value().filter((each) => each.query !== query));
}

/** Remembers what a followed search finds now, and on a new visit tells changes from how the last one left it. */
export function look(query: string, homes: readonly SeenHome[], now: number): void {
  const latest = { at: now, homes };
  followed.write(
    followed.value().map((each) => {
      if (each.query !== query) return each;
      return { query, latest, before: now - each.latest.at >= visitGap ? each.latest : each.before };
    }),
  );
}

/** What is no followed search is ignored: anything may be in a browser's storage. */
function parseFollowed(stored: unknown): readonly FollowedSearch[] {
  if (!Array.isArray(stored)) return none;
  const read = stored.flatMap((each: unknown) => {
    if (!isRecord(each) || typeof each['query'] !== 'string') return [];
    const [before, latest] = [snapshotOf(each['before']), snapshotOf(each['latest'])];
    return before && latest ? [{ query: each['query'], before, latest }] : [];
  });
  return read.slice(0, maxFollowed);
}

function snapshotOf(stored: unknown): Snapshot | null {
  if (!isRecord(stored) || typeof stored['at'] !== 'number' || !Array.isArray(stored['homes'])) return null;
  return { at: stored['at'], homes: stored['homes'].filter(isSeenHome).slice(0, maxFollowedHomes) };
}

function isSeenHome(stored: unknown): stored is SeenHome {
  if (!isRecord(stored)) return false;
  const { id, title, path, price } = stored;
  return (
    typeof id === 'string' &&
    idPattern.test(id) &&
    typeof title === 'string' &&
    // A path of this site: two slashes would lead to another.
    typeof path === 'string' &&
    /^\/(?!\/)/.test(path) &&
    (price === null || Number.isFinite(price))
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
