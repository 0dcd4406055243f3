import type { LakeSql } from '../ports.ts';
import { referencedBy, referenceMissing } from './failures.ts';
import { strongReferences } from './references.ts';
import type { SeenChange } from './transaction.ts';

/**
 * Refuses references to missing documents and deletions of referenced ones. Runs before the changes are stored.
 *
 * @param indexOf the index of the mutation that an error about a change should name
 */
export async function checkReferences(
  sql: LakeSql,
  dataset: string,
  changes: readonly SeenChange[],
  indexOf: (change: number) => number,
): Promise<void> {
  const after = new Map(changes.map(({ id, after }) => [id, after]));
  const named = changes.map((change) => newReferences(change));
  const unknown = [...new Set(named.flatMap((targets) => [...targets]))].filter((id) => !after.has(id));
  const existing = unknown.length === 0 ? new Set<string>() : await existingIds(sql, dataset, unknown);
  for (const [at, targets] of named.entries()) {
    const missing = [...targets].find((id) => (after.has(id) ? after.get(id) === undefined : !existing.has(id)));
    if (missing !== undefined) throw referenceMissing(indexOf(at), changes[at]?.id ?? '', missing);
  }
  await checkRemovals(sql, dataset, changes, indexOf);
}

async function checkRemovals(
  sql: LakeSql,
  dataset: string,
  changes: readonly SeenChange[],
  indexOf: (change: number) => number,
): Promise<void> {
  const removed = changes.flatMap(({ id, transition }) => (transition === 'disappear' ? [id] : []));
  if (removed.length === 0) return;
  const rows = await sql.query<{ source: string; target: string }>(
    'SELECT source, target FROM lake_reference WHERE dataset = $1 AND target = ANY($2::text[]) ORDER BY target, source LIMIT 1000',
    [dataset, removed],
  );
  const after = new Map(changes.map(({ id, after }) => [id, after]));
  // Documents that this transaction changes or deletes count in their new state.
  const holding = rows.filter(
    ({ source, target }) => !after.has(source) || strongReferences(after.get(source)).has(target),
  );
  const [first] = holding;
  if (first === undefined) return;
  const sources = holding.filter(({ target }) => target === first.target).map(({ source }) => source);
  throw referencedBy(indexOf(changes.findIndex(({ id }) => id === first.target)), first.target, sources);
}

async function existingIds(sql: LakeSql, dataset: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await sql.query<{ id: string }>(
    'SELECT id FROM lake_document WHERE dataset = $1 AND id = ANY($2::text[])',
    [dataset, [...ids]],
  );
  return new Set(rows.map(({ id }) => id));
}

/** References that a change adds; it is not to blame for existing ones. */
function newReferences({ before, after }: SeenChange): Set<string> {
  const targets = strongReferences(after);
  for (const id of strongReferences(before)) targets.delete(id);
  return targets;
}

/** Updates the index; costs nothing if a change leaves the references alone. */
export async function storeReferences(sql: LakeSql, dataset: string, changes: readonly SeenChange[]): Promise<void> {
  const differing = changes.filter(({ before, after }) => {
    const [old, fresh] = [strongReferences(before), strongReferences(after)];
    return old.size !== fresh.size || [...old].some((id) => !fresh.has(id));
  });
  if (differing.length === 0) return;
  const pairs = differing.flatMap(({ id, after }) =>
    [...strongReferences(after)].map((target) => ({ source: id, target })),
  );
  await sql.query('DELETE FROM lake_reference WHERE dataset = $1 AND source = ANY($2::text[])', [
    dataset,
    differing.map(({ id }) => id),
  ]);
  if (pairs.length === 0) return;
  await sql.query(
    `INSERT INTO lake_reference SELECT $1, r.source, r.target FROM jsonb_to_recordset($2::jsonb) AS r(source text, target text)`,
    [dataset, JSON.stringify(pairs)],
  );
}
