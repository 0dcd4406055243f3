// npm run bench -- listings: the listings store's response times with 10,000 to 1,000,000 listings, on the embedded
// database and on PostgreSQL, against the plainest SQL over the same data; and imports. Sizes may be given:
// embedded:10000 postgres:1000000 import command:50000.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePostgres } from '../scripts/test/postgres.mjs';

const everything = [
  'embedded:10000',
  'embedded:100000',
  'postgres:100000',
  'postgres:1000000',
  'choices:embedded:100000',
  'choices:postgres:100000',
  'import',
  'command:50000',
];
const { positionals: asked } = parseArgs({ allowPositionals: true });
const scripts = { import: 'listings-import.ts', command: 'listings-command.ts', choices: 'listings-choices.ts' };
const here = import.meta.dirname;

const postgres = await ensurePostgres();
if (postgres === null) console.log('There is no PostgreSQL here: only the embedded database is measured.');
try {
  // A process each, so that one run's memory use does not affect the next.
  for (const what of asked.length > 0 ? asked : everything) {
    if (what.includes('postgres') && postgres === null) continue;
    const runner = path.join(here, '../node_modules/vite-node/vite-node.mjs');
    const script = scripts[what.split(':')[0]] ?? 'listings-queries.ts';
    const args = [runner, '-c', path.join(here, '../vitest.config.ts'), path.join(here, script), what];
    const env = { ...process.env, BENCH_DATABASE_URL: postgres?.url ?? '' };
    const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit', env }), 'close');
    if (code !== 0) process.exitCode = 1;
  }
} finally {
  postgres?.stop();
}
