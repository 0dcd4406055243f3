// npm run bench -- alerts: matching one listing against 100,000 saved searches, on the embedded database and on
// PostgreSQL.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePostgres } from '../scripts/test/postgres.mjs';

const everything = ['embedded:100000', 'postgres:100000'];
const { positionals: asked } = parseArgs({ allowPositionals: true });
const here = import.meta.dirname;

const postgres = await ensurePostgres();
if (postgres === null) console.log('There is no PostgreSQL here: only the embedded database is measured.');
try {
  // A process each, so that one run's memory use does not affect the next.
  for (const what of asked.length > 0 ? asked : everything) {
    if (what.startsWith('postgres') && postgres === null) continue;
    const runner = path.join(here, '../node_modules/vite-node/vite-node.mjs');
    const args = [runner, '-c', path.join(here, '../vitest.config.ts'), path.join(here, 'alerts.ts'), what];
    const env = { ...process.env, BENCH_DATABASE_URL: postgres?.url ?? '' };
    const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit', env }), 'close');
    if (code !== 0) process.exitCode = 1;
  }
} finally {
  postgres?.stop();
}
