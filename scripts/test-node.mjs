// node scripts/test-node.mjs 24: the whole test run on another Node, from the registry's `node` package. A separate folder
// protects this one's packages.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './steps.mjs';
import { testOptions } from './test/options.mjs';

const { positionals, tokens } = parseArgs({ allowPositionals: true, options: testOptions, tokens: true });
const [version = '24', ...others] = positionals;
if (!/^\d+(\.\d+){0,2}$/.test(version) || others.length > 0) {
  console.error('Usage: node scripts/test-node.mjs <version, for example 24> [options of npm test]');
  process.exit(2);
}
// All other options are passed on to npm test unchanged.
const options = tokens.flatMap((token) =>
  token.kind === 'option' ? [token.value === undefined ? token.rawName : `${token.rawName}=${token.value}`] : [],
);
const folder = path.join(os.tmpdir(), `gevel-node-${version}`);
mkdirSync(folder, { recursive: true });
const must = (command, settings, ...rest) => {
  const { status } = spawnSync(command, rest, { stdio: 'inherit', shell: process.platform === 'win32', ...settings });
  if (status !== 0) process.exit(status ?? 1);
};
const bin = path.join(folder, 'node_modules/node/bin');
if (!existsSync(path.join(bin, 'node')))
  must('npm', {}, 'install', '--prefix', folder, '--no-audit', '--no-fund', `node@${version}`);

// A clone of the committed state, without this folder's builds and packages, which are made for its Node.
const clone = path.join(folder, 'clone');
if (existsSync(clone)) must('git', { cwd: clone }, 'pull', '--ff-only', '--quiet');
else must('git', {}, 'clone', '--quiet', root, clone);
const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
must('node', { env }, '--version');
must('node', { cwd: clone, env }, 'scripts/test.mjs', ...options);
