// npm run bench -- views: what counting property views costs, and what a stop and a kill lose. Needs a build;
// bench/README.md has figures.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

// The script queries the database for what was stored, so vite-node runs it from the sources.
const here = import.meta.dirname;
const runner = path.join(here, '../node_modules/vite-node/vite-node.mjs');
const args = [runner, '-c', path.join(here, '../vitest.config.ts'), path.join(here, 'views.ts')];
const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'close');
process.exitCode = code;
