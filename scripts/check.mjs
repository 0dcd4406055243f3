// npm run check: lint, types and unit tests of what has changed since the branch left main: commits, edits and new
// files. It is for the time between two edits; npm test checks everything.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, requireNode, root, run } from './steps.mjs';

requireNode();
process.chdir(root);
await ensureInstalled(root, { needsDemo: true });
const began = performance.now();

const changed = [
  ...git('diff', '--name-only', '-z', leftMain()),
  ...git('ls-files', '--others', '--exclude-standard', '-z'),
];
const files = changed.filter((file) => existsSync(file));
const code = files.filter((file) => /\.([cm]?js|[jt]sx?)$/.test(file));
const compiles = changed.some((file) => /\.(tsx?|json)$/.test(file));
/** Whether the Studio's schema or a query has changed, from which types are generated. */
const describesContent = changed.some((file) =>
  /^(schemas|studio)\/|^app\/modules\/[^/]+\/(schema|words)\.ts$|^app\/content\/.*(queries|types\.generated)\.ts$/.test(
    file,
  ),
);
// A changed configuration would run all tests.
const tested = code.filter((file) => !/\b(vite|vitest)\.config\.ts$/.test(file));
// These read guides and titles of tests, which they do not import.
if (files.some((file) => /\.(md|(test|spec)\.tsx?)$/.test(file)))
  tested.push('tests/links-of-guides.test.ts', 'tests/requirements.test.ts');

const cache = 'node_modules/.cache/check';
/** @type {string[]} */
const failed = [];

// The compiler occupies one core; linters and tests have the other.
await Promise.all([
  (async () => {
    if (compiles) await compile('Types', 'site', '.');
    if (!describesContent) return;
    await ensureInstalled(path.join(root, 'studio'));
    await compile('Types of the Studio', 'studio', 'studio/tsconfig.check.json');
    await step('Types of the queries', 'studio/typegen.mjs', ['--check']);
  })(),
  (async () => {
    if (code.length > 0) {
      const cached = ['--cache', '--cache-location', `${cache}/eslint`];
      await step('ESLint', 'node_modules/eslint/bin/eslint.js', ['--no-warn-ignored', ...cached, ...code]);
      await step('oxlint', 'node_modules/oxlint/bin/oxlint');
    }
    if (files.length > 0)
      await step('Prettier', 'node_modules/prettier/bin/prettier.cjs', ['--check', '--ignore-unknown', ...files]);
    if (tested.length > 0)
      await step('Tests', 'node_modules/vitest/vitest.mjs', ['related', '--run', '--passWithNoTests', ...tested]);
  })(),
]);

const seconds = secondsSince(began);
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')} (${seconds})`);
else console.log(`\nAll is well with ${changed.length} changed files (${seconds})`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** The commit from which the branch left main; on main, or without one, the last commit. */
function leftMain() {
  try {
    return execFileSync('git', ['merge-base', 'HEAD', 'main'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'HEAD';
  }
}

/** The paths that a git command prints with `-z`. @returns {string[]} */
function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\0').filter(Boolean);
}

/** Checks the types of a project, and keeps what is known of its unchanged files. */
function compile(name, key, project) {
  const incremental = ['--incremental', '--tsBuildInfoFile', `${cache}/${key}.tsbuildinfo`];
  return step(name, 'node_modules/typescript/bin/tsc', ['--noEmit', '-p', project, ...incremental]);
}

/** Runs a program of ours or of node_modules and prints its time; what it says only if it fails. */
async function step(name, program, args = []) {
  const start = performance.now();
  // Tests run on the embedded database alone.
  const env = { NODE_ENV: 'test', TEST_DATABASE_URL: undefined };
  const code = await run(process.execPath, [program, ...args], { quiet: true, env });
  if (code !== 0) failed.push(name);
  console.log(`${name}: ${code === 0 ? '' : 'failed, '}${secondsSince(start)}`);
}

/** @param {number} start */
function secondsSince(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
