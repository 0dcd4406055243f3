/**
 * A lake behind HTTP, killed by `killed.test.ts` during writes. Argument: a data folder or a PostgreSQL URL. Prints
 * `serves <origin>` when it is ready.
 */
import { startTestLake } from '@gevel/lake/testing';
import { openDatabase } from '../../app/platform/database/open.ts';

const place = process.argv.at(-1) ?? '';
const open = () => openDatabase(place.startsWith('postgres') ? { databaseUrl: place } : { dataDir: place });
const database = await open();
const { origin } = await startTestLake(async () => ({
  database,
  databaseUrl: null,
  again: open,
  dispose: () => database.close(),
}));
process.stdout.write(`serves ${origin}\n`);
