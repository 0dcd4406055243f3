// npm run test:cluster [-- --before <commit>] [--grep caddy]: the long form of tests/durability/cluster.spec.ts. Three processes behind
// nginx, then Caddy, begin with the build of the release before (the newest tag, or without one the commit before this)
// and are updated under load.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled, requireNode, root, run } from './steps.mjs';

requireNode();
const { values } = parseArgs({ options: { before: { type: 'string' }, grep: { type: 'string' } } });
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
const before = values.before ?? (git('tag', '--sort=-creatordate', '--merged', 'HEAD~1').split('\n')[0] || 'HEAD~1');
const commit = git('rev-parse', '--verify', `${before}^{commit}`);

await ensureInstalled();
await ensureBuilt({ exactly: true });
const folder = mkdtempSync(path.join(os.tmpdir(), 'gevel-before-'));
try {
  console.log(`Building the release before, ${before} (${commit.slice(0, 8)}), in ${folder}…`);
  execFileSync('git', ['clone', '--quiet', '--no-checkout', root, folder], { stdio: 'inherit' });
  execFileSync('git', ['checkout', '--quiet', commit], { cwd: folder, stdio: 'inherit' });
  process.exitCode = await run(process.execPath, ['scripts/build.mjs'], { cwd: folder });
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', 'tests/durability/cluster.spec.ts'];
  const options = ['--project', 'faults', ...(values.grep === undefined ? [] : ['--grep', values.grep])];
  if (process.exitCode === 0)
    process.exitCode = await run(process.execPath, [...playwright, ...options], {
      env: { CLUSTER: 'long', CLUSTER_BEFORE: folder },
    });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
