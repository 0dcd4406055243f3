import type { Database } from '~/platform/database.ts';
import { failure } from '~/platform/failure.ts';
import type { Feed } from '../domain/feed.ts';

/** Why a complete run removed nothing; null if removals were applied. */
export type HeldBack = 'empty' | 'unreadable ids' | null;

/** A smaller difference may be real: an agency can sell more than half, or finish most of its projects. */
const shrinkNoticed = { listing: 10, project: 5 } as const;

type Kind = keyof typeof shrinkNoticed;

/**
 * Rejects a run that is much smaller than the store: a truncated response cannot be told from an agency that shrank, so
 * an operator has to confirm it.
 *
 * @param read the ids in the run; or the maximum number of them while they are unknown
 * @throws {Error} with the code `FEED_SHRUNK`
 */
export async function refuseShrunk(
  database: Database,
  feed: Feed,
  kind: Kind,
  read: ReadonlySet<string> | number,
): Promise<void> {
  // An unreadable record only protects the stored listing with its id.
  const unreadable = feed.setAside.flatMap((each) =>
    each.kind === kind && each.id !== null && !(read instanceof Set && read.has(each.id)) ? [each.id] : [],
  );
  const [stored] = await database.query<{ before: number; explained: number; unreadable: number }>(
    `SELECT count(*)::int AS before, (count(*) FILTER (WHERE id = ANY ($1::text[])))::int AS explained,
       (count(*) FILTER (WHERE id = ANY ($2::text[])))::int AS unreadable FROM ${kind}`,
    [feed.deletions.map(({ id }) => id), unreadable],
  );
  const { before = 0, explained = 0 } = stored ?? {};
  const named = typeof read === 'number' ? read : read.size + (stored?.unreadable ?? 0);
  // An empty run removes nothing anyway; `reasonToHoldBack` reports it.
  if (named === 0) return;
  if (named * 2 >= before || before - named < shrinkNoticed[kind] || explained >= before - named) return;
  throw failure(
    'FEED_SHRUNK',
    `it holds ${named} ${kind}s where the site has ${before}. Nothing was changed; say --accept-shrink if it is right.`,
  );
}

/** An empty or partly unreadable response is more likely a fault than an agency that sold out overnight. */
export function reasonToHoldBack({ setAside }: Feed, kind: Kind, read: number): HeldBack {
  if (read === 0) return 'empty';
  return setAside.some((each) => each.kind === kind && each.id === null) ? 'unreadable ids' : null;
}
