// npm run bench -- views: what counting views of properties costs, and what a stop and a kill leave. Needs a build; bench/README.md has
// figures.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

// It asks the database what was stored, for which vite-node reads the sources.
const here = import.meta.dirname;
const runner = path.join(here, '../node_modules/vite-node/vite-node.mjs');
const args = [runner, '-c', path.join(here, '../vitest.config.ts'), path.join(here, 'views.ts')];
const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'close');
process.exitCode = code;
