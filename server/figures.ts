import { opendir, lstat } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '~/platform/database.ts';

/** Figures that both `/metrics` and the status report (server/status.ts) tell. */

export interface LakeQueryCounts {
  running: number;
  waiting: number;
  /** Ended because they exceeded a limit, since the start. */
  stopped: number;
}

/** How many jobs, mails or deliveries of leads there are in each state. */
export async function countByState(
  database: Pick<Database, 'query'>,
  table: 'job' | 'mail' | 'lead_delivery',
): Promise<ReadonlyMap<string, number>> {
  const rows = await database.query<{ state: string; count: number }>(
    `SELECT state, count(*) AS count FROM ${table} GROUP BY state`,
  );
  return new Map(rows.map(({ state, count }) => [state, count]));
}

/** The size of a folder's files in bytes. File by file: it may hold a hundred thousand, and pages go first. */
export async function folderBytes(folder: string): Promise<number> {
  let bytes = 0;
  for await (const entry of await opendir(folder)) {
    const inside = path.join(folder, entry.name);
    // A cache may delete a file meanwhile.
    if (entry.isDirectory()) bytes += await folderBytes(inside).catch(() => 0);
    else if (entry.isFile())
      bytes += await lstat(inside).then(
        ({ size }) => size,
        () => 0,
      );
  }
  return bytes;
}
