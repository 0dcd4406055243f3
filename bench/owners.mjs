// npm run bench -- owners: what the owners' portal pays for its figures with 10 million views on PostgreSQL, against
// counting them one by one. The number of views may be given: npm run bench -- owners 1000000
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ensurePostgres } from '../scripts/test/postgres.mjs';

const here = import.meta.dirname;
const postgres = await ensurePostgres();
if (postgres === null) {
  console.log('There is no PostgreSQL here, and this is about it.');
  process.exitCode = 1;
} else {
  try {
    const runner = path.join(here, '../node_modules/vite-node/vite-node.mjs');
    const script = path.join(here, 'owner-figures.ts');
    const args = [runner, '-c', path.join(here, '../vitest.config.ts'), script, ...process.argv.slice(2)];
    const env = { ...process.env, BENCH_DATABASE_URL: postgres.url };
    const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit', env }), 'close');
    process.exitCode = code;
  } finally {
    postgres.stop();
  }
}
