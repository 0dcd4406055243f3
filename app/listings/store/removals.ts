import type { Database } from '~/services/database.ts';
import { failure } from '~/services/database/failure.ts';
import type { Feed } from '../feeds/feed.ts';

/** Why a complete run removed nothing from a list, if it did not dare to. */
export type HeldBack = 'empty' | 'unreadable ids' | null;

/** Below so many fewer, an agency may really have sold more than half, or ended most of its projects. */
const shrinkNoticed = { listing: 10, project: 5 } as const;

type Kind = keyof typeof shrinkNoticed;

/**
 * A CRM that answers with a part of what it has is not told from an agency that shrank: somebody has to say so.
 *
 * @param named how many things the run speaks of at most
 * @throws {Error} with the code `FEED_SHRUNK`
 */
export async function refuseShrunk(database: Database, feed: Feed, kind: Kind, named: number): Promise<void> {
  // An empty run removes nothing anyway, and says so.
  if (named === 0) return;
  const [stored] = await database.query<{ before: number; explained: number }>(
    `SELECT count(*)::int AS before, (count(*) FILTER (WHERE id = ANY ($1::text[])))::int AS explained FROM ${kind}`,
    [feed.deletions.map(({ id }) => id)],
  );
  const { before = 0, explained = 0 } = stored ?? {};
  if (named * 2 >= before || before - named < shrinkNoticed[kind] || explained >= before - named) return;
  throw failure(
    'FEED_SHRUNK',
    `it holds ${named} ${kind}s where the site has ${before}. Nothing was changed; say --accept-shrink if it is right.`,
  );
}

/** An empty or half-read answer of the CRM is more likely a fault than an agency that sold out over night. */
export function reasonToHoldBack({ setAside }: Feed, kind: Kind, read: number): HeldBack {
  if (read === 0) return 'empty';
  return setAside.some((each) => each.kind === kind && each.id === null) ? 'unreadable ids' : null;
}

/** How many things a run names, readable or not. One that comes again counts once. */
export function namedIn({ setAside }: Feed, kind: Kind, read: Iterable<string>): number {
  return new Set([...read, ...setAside.flatMap((each) => (each.kind === kind ? (each.id ?? []) : []))]).size;
}
