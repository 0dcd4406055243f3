// npm test: installs what the tests need, then runs lint, types, unit and contract tests, the Studio's checks, build,
// browser journeys. The last line is the summary. `npm test -- --only=unit,types` runs some of the steps; `--quick` leaves
// out PostgreSQL, the Studio and all journeys but a few; `--no-skips` makes a skip a failure.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, requireNode, root } from './steps.mjs';
import { ensureChromium } from './test/chromium.mjs';
import { testOptions } from './test/options.mjs';
import { ensurePostgres } from './test/postgres.mjs';
import { endPrograms, runProgram, runTool } from './test/programs.mjs';
import { Tally } from './test/tally.mjs';

process.chdir(root);
const tally = new Tally();
const reports = mkdtempSync(path.join(os.tmpdir(), 'gevel-test-'));
const { values: asked } = parseArgs({ options: testOptions });
const quick = asked.quick === true;
const only = asked.only?.split(',') ?? (quick ? ['lint', 'types', 'unit', 'build', 'browser'] : undefined);
/** Shared with `npm run check`. */
const cache = 'node_modules/.cache/check';
const contents = ['../packages/demo/content/content.ndjson', '../server/new-agency.ndjson'];
const noSkips = asked['no-skips'] === true;
/** @type {import('./test/postgres.mjs').Postgres | null} */
let postgres = null;

// However the run ends, its child processes are stopped and the summary is the last line.
process.once('exit', (code) => {
  endPrograms();
  postgres?.stop();
  rmSync(reports, { recursive: true, force: true });
  if (code !== 0 && tally.failed.length === 0 && !(noSkips && tally.skipped.length > 0))
    tally.add('The run was cut short', false);
  console.log(`\n${[...tally.costliest(), '', ...tally.lines()].join('\n')}`);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));

requireNode();
// The journeys use the demo agency, whatever the environment file says.
process.env.GEVEL_DEMO = '1';
/** @type {Awaited<ReturnType<typeof ensureChromium>>} */
let chromium = { found: false, path: null, shell: null };
const studio = path.join(root, 'studio');
// Some unit tests run the Studio's own validation.
const studioInstalled = Promise.resolve(['studio', 'build', 'unit'].some(wanted) ? ensureInstalled(studio) : undefined);
let built = true;
// Most of these wait for the network or leave a core idle: together they take hardly longer than the longest.
const installed = ensureInstalled(root, { needsDemo: true });
await Promise.all([
  installed.then(() =>
    Promise.all([
      step('lint', 'Lint', async (name) => {
        const codes = await Promise.all([
          runTool('eslint/bin/eslint.js', ['.', ...(quick ? ['--cache', '--cache-location', `${cache}/eslint`] : [])]),
          runTool('oxlint/bin/oxlint', []),
          runTool('knip/bin/knip.js', []),
          runTool('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.']),
        ]);
        tally.add(
          name,
          codes.every((code) => code === 0),
        );
      }),
      step('types', 'Types', async (name) => {
        const kept = quick ? ['--incremental', '--tsBuildInfoFile', `${cache}/site.tsbuildinfo`] : [];
        tally.add(name, (await runTool('typescript/bin/tsc', ['--noEmit', ...kept])) === 0);
      }),
      findPrograms(),
    ]).then(() => build()),
  ),
  // The Studio has its own packages. Its content checks run without opening it: its types, the types that the site's
  // queries get from its schema, and the validation rules for the demo's editors.
  step('studio', 'Studio and content types', async (name) => {
    // It takes the lake's browser code from the site's packages.
    await Promise.all([installed, studioInstalled]);
    for (const [what, ...args] of [
      ['types of the schema', 'typecheck'],
      ['types of the queries', 'typegen', '--', '--check'],
      ['content of the demo and of a new agency', 'validate', '--', ...contents],
    ]) {
      const code = await runProgram('npm', ['run', '--silent', ...args], { cwd: studio, quiet: true });
      tally.add(`${name}: ${what}`, code === 0);
    }
  }),
]);

await step('unit', 'Unit and contract tests', async () => {
  await studioInstalled;
  const report = path.join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  // Whether data outlives a killed process takes minutes to say.
  const some = quick ? ['--exclude', '**/kill*.test.ts'] : [];
  const code = await runTool('vitest/vitest.mjs', ['run', ...reporters, ...some], {
    env: { NODE_ENV: 'test', TEST_DATABASE_URL: postgres?.url },
    minutes: 15,
  });
  tally.addVitest(report, code);
  postgres?.stop();
});

await step('browser', 'Browser journeys', async (name) => {
  if (!built) return console.log(`${name}: not run, because the build failed.`);
  if (!chromium.found) return tally.add('A browser for the journeys', false);
  const report = path.join(reports, 'playwright.json');
  const some = quick ? ['journey', 'no-js', '--project', 'journeys'] : [];
  const code = await runTool('@playwright/test/cli.js', ['test', ...some], {
    env: {
      CHROMIUM_PATH: chromium.path ?? '',
      CHROMIUM_SHELL_PATH: chromium.shell ?? '',
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
    // Half an hour on two idle cores; a busy machine takes twice as long.
    minutes: 60,
  });
  tally.addPlaywright(report, code);
});

process.exit(tally.failed.length > 0 || (noSkips && tally.skipped.length > 0) ? 1 : 0);

function build() {
  return step('build', 'Build', async (name) => {
    for (const [what, script] of [
      ['site', 'scripts/build.mjs'],
      ['Studio', 'scripts/studio.mjs'],
    ]) {
      if (what === 'Studio' && quick) continue;
      if (what === 'Studio') await studioInstalled;
      // The journeys edit in the embedded lake, whatever the environment file says.
      const code = await runProgram(process.execPath, [script], { env: { SANITY_PROJECT_ID: '' } });
      tally.add(`${name}: ${what}`, code === 0);
      built &&= code === 0;
    }
  });
}

/** Finds or installs the system packages for the tests, sequentially because of apt's lock. */
async function findPrograms() {
  if (wanted('unit') && !quick) {
    postgres = await ensurePostgres();
    if (postgres === null) {
      console.log('PostgreSQL: skipped');
      tally.skip('PostgreSQL');
    }
  }
  if (wanted('browser')) chromium = await ensureChromium({ withShell: true });
}

function wanted(key) {
  return !only || only.includes(key);
}

/** Runs a step and prints its time; skips steps that were not requested. */
async function step(key, name, work) {
  if (!wanted(key)) return;
  const began = performance.now();
  console.log(`\n${name}…`);
  await work(name);
  const seconds = (performance.now() - began) / 1000;
  console.log(`${name}: ${seconds.toFixed(0)} s`);
  // Each file of these two is timed separately.
  if (key !== 'unit' && key !== 'browser') tally.addCost(name, seconds);
}
