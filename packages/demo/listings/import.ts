import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addPriceChanges } from '~/listings/store/price-changes.ts';
import type { Database } from '~/platform/database.ts';
import { demoFeed, pastFeed } from './feed.ts';
import { demoPriceChanges } from './price-changes.ts';

interface DemoListingsServices {
  database: Database;
  /** For the feeds' files. */
  scratchFolder: string;
  /** Imports the CRM export in a file. */
  importFile: (file: string) => Promise<unknown>;
}

/**
 * Imports the demo agency's listings as they are on a given day: first those that have since been removed, to create
 * tombstones, then the current ones. Does nothing if these or other listings exist; an import cut short by a kill is
 * repeated.
 *
 * @param today ISO day
 */
export async function importDemoListings(
  { database, scratchFolder, importFile }: DemoListingsServices,
  today: string,
  report: (line: string) => void,
): Promise<void> {
  // Generating a feed takes a tenth of a second, and on nearly every start the listings exist already.
  const [gone] = await database.query<{ n: number }>('SELECT count(*)::int AS n FROM listing_tombstone');
  if (gone === undefined || gone.n > 0) return;
  const past = pastFeed({ today });
  if (!(await isStillToDo(database, past))) return;
  report('Loading the listings of the demo agency…');
  const now = demoFeed({ today });
  const folder = await mkdtemp(path.join(scratchFolder, 'demo-listings-'));
  try {
    for (const [name, feed] of Object.entries({ past, now })) {
      const file = path.join(folder, `${name}.json`);
      await writeFile(file, JSON.stringify(feed));
      await importFile(file);
    }
    await addPriceChanges(database, demoPriceChanges(now, today));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** True if there are no listings, or only those of the first of the two imports. */
async function isStillToDo(
  database: Database,
  past: { PropertyList: readonly { ID: number | string }[] },
): Promise<boolean> {
  const known = await database.query<{ id: string }>('SELECT id FROM listing LIMIT $1', [past.PropertyList.length + 1]);
  const ofPast = new Set(past.PropertyList.map(({ ID }) => String(ID).toLowerCase()));
  return known.every(({ id }) => ofPast.has(id));
}
