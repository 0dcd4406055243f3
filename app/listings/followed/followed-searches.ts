import { idPattern } from '../domain/listing-id.ts';
import { kept } from '../saved/kept.ts';
import type { SeenHome } from './changes.ts';
import { maxFollowedHomes } from './follow-query.ts';
import { followedKey } from './followed-key.ts';

/** The results of a search at a moment, in milliseconds since 1970. */
export interface Snapshot {
  at: number;
  homes: readonly SeenHome[];
}

export interface FollowedSearch {
  /** Its canonical query with goal (`countQuery`), independent of order, view, language and page. */
  query: string;
  /** State at the end of the previous visit: changes are relative to it. */
  before: Snapshot;
  /** The state last seen. */
  latest: Snapshot;
}

/** Beyond this, the search that was followed first is dropped. */
const maxFollowed = 10;
/** Within half an hour it is the same visit: reloading or going back shows the same changes. */
const visitGap = 30 * 60_000;
const none: readonly FollowedSearch[] = [];

export const followed = kept(followedKey, parseFollowed);

/** Follows a search, starting from its current results. Times are milliseconds since 1970. */
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

/**
 * Records the current results of a followed search; on a new visit, changes become relative to the end of the last one.
 */
export function look(query: string, homes: readonly SeenHome[], now: number): void {
  const latest = { at: now, homes };
  followed.write(
    followed.value().map((each) => {
      if (each.query !== query) return each;
      return { query, latest, before: now - each.latest.at >= visitGap ? each.latest : each.before };
    }),
  );
}

/** Ignores invalid entries: storage may contain anything. */
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
    // A path on this site: two slashes would lead to another host.
    typeof path === 'string' &&
    /^\/(?!\/)/.test(path) &&
    (price === null || Number.isFinite(price))
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
