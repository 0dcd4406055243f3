// Steps shared by scripts. Node's built-ins only, because they run before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Whether this is a release, such as deploy/Dockerfile makes: built, without sources, with nothing to install or build. */
export const isRelease = !existsSync(path.join(root, 'vite.config.ts'));

/**
 * Runs a program to its end and resolves to its exit code.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {object} [options]
 * @param {Record<string, string | undefined>} [options.env] added to this process's
 * @param {string} [options.cwd]
 * @param {boolean} [options.quiet] shows its output only if it fails
 * @param {boolean} [options.asks] lets it read from the terminal
 * @param {number} [options.uid]
 * @param {number} [options.gid]
 * @param {(child: import('node:child_process').ChildProcess) => void} [options.started]
 * @returns {Promise<number>}
 */
export function run(command, args, { env = {}, cwd = root, quiet = false, asks = !quiet, uid, gid, started } = {}) {
  return new Promise((resolve) => {
    const output = quiet ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: [asks ? 'inherit' : 'ignore', output, output],
      ...(uid === undefined ? {} : { uid, gid }),
      shell: process.platform === 'win32',
    });
    /** @type {Buffer[]} */
    const said = [];
    child.stdout?.on('data', (chunk) => said.push(chunk));
    child.stderr?.on('data', (chunk) => said.push(chunk));
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(127);
    });
    child.once('close', (code) => {
      if (quiet && code !== 0) process.stderr.write(Buffer.concat(said));
      resolve(code ?? 1);
    });
    started?.(child);
  });
}

/** Runs a program of node_modules by its JavaScript file, so that Windows needs no shell. */
function runNode(file, args, options) {
  return run(process.execPath, [path.join(root, 'node_modules', file), ...args], options);
}

/**
 * Runs a step of a start or a test run and prints its duration; ends the process if it fails.
 *
 * @param {string} title
 * @param {() => Promise<number>} work resolves to an exit code
 */
async function step(title, work) {
  const began = performance.now();
  console.log(`${title}…`);
  const code = await work();
  if (code !== 0) {
    console.error(`${title}: failed.`);
    process.exit(code);
  }
  console.log(`${title}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (fits) return;
  console.error(`Gevel needs Node 20.19 or newer, 22.12 or newer, or 24; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Whether the demo agency is enabled: unless GEVEL_DEMO disables it, as in app/platform/environment.ts. */
export const wantsDemo = () => !['0', 'false'].includes(process.env.GEVEL_DEMO ?? '');

/** A site without the demo needs all other workspaces. */
const withoutDemo = ['--workspace=@gevel/accounts', '--workspace=@gevel/lake', '--include-workspace-root'];

/**
 * Installs the packages of package-lock.json if it has changed since the last time; without the demo and its packages
 * if it is disabled.
 *
 * @param {string} [folder]
 * @param {{ needsDemo?: boolean }} [options] needsDemo: an installation without the demo is not enough
 */
export async function ensureInstalled(folder = root, { needsDemo = false } = {}) {
  if (isRelease) return;
  const lock = path.join(folder, 'package-lock.json');
  const stamp = path.join(folder, 'node_modules', '.installed');
  const wanted = createHash('sha256').update(readFileSync(lock)).update(process.versions.modules).digest('hex');
  const leanly = `${wanted} without the demo`;
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (installed === wanted || (installed === leanly && !needsDemo)) return;
  // In a second worktree that links to the packages of the first, installing would empty the first.
  if (lstatSync(path.join(folder, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const where = path.relative(root, folder) || 'the project';
  const lean = folder === root && !wantsDemo() && !needsDemo;
  await step(`Installing what ${where} needs (a minute or two)`, () =>
    run('npm', ['ci', ...(lean ? withoutDemo : []), '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
    }),
  );
  writeFileSync(stamp, lean ? leanly : wanted);
}

const sources = ['app', 'server', 'packages/accounts', 'packages/lake', 'public', 'vite'];
const configuration = ['package-lock.json', 'remix.config.js', 'vite.config.ts', 'tsconfig.json'];

/**
 * Builds the site if a source is newer than the build, with the demo agency if enabled. A build with the demo also
 * serves a site without it, and one without it reports what it lacks, so neither is replaced under a site that may be
 * running.
 *
 * @param {{ exactly?: boolean }} [options] exactly: rebuild if the demo is included but not enabled, or vice versa
 */
export async function ensureBuilt({ exactly = false } = {}) {
  if (isRelease) return;
  const stamp = path.join(root, 'build', '.built');
  const built = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  const withIt = wantsDemo();
  const others = exactly ? [] : [!withIt];
  if (built !== '' && [withIt, ...others].some((demo) => built === stateOfSources(demo))) return;
  if (withIt && !existsSync(path.join(root, 'packages/demo'))) {
    console.error(
      'The demo agency (packages/demo/) is not in this checkout. Set GEVEL_DEMO=0: in .env, or GEVEL_DEMO=0 npm start.',
    );
    process.exit(1);
  }
  const wanted = stateOfSources(withIt);
  if (withIt) await ensureInstalled(root, { needsDemo: true });
  const env = { NODE_ENV: 'production', GEVEL_DEMO: withIt ? '1' : '0' };
  await step('Building the site', () =>
    runNode('@remix-run/dev/dist/cli.js', ['vite:build', '--logLevel', 'warn'], { env, quiet: true }),
  );
  await step('Compressing files', () => run(process.execPath, [path.join(root, 'scripts/compress.mjs')]));
  await step('Weighing the pages', () => run(process.execPath, [path.join(root, 'scripts/budget.mjs')]));
  rmSync(compiled, { recursive: true, force: true });
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeRevision();
  writeFileSync(stamp, wanted);
}

/** Writes the commit that was built, for the status (server/status.ts), where this is a checkout of git. */
function writeRevision() {
  const isCheckout = existsSync(path.join(root, '.git'));
  const git = isCheckout ? spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }) : null;
  writeFileSync(path.join(root, 'build/revision'), git?.stdout ?? '');
}

/** @param {boolean} demo */
function stateOfSources(demo) {
  // The demo's folder may be deleted if it is not needed.
  if (demo && !existsSync(path.join(root, 'packages/demo'))) return 'no demo to build';
  return `${fingerprintOf(demo ? [...sources, 'packages/demo'] : sources, configuration)} ${demo ? 'with' : 'without'} the demo`;
}

/**
 * Hashes size and modification time of each source: cheap, and enough to detect an edit or a checkout.
 *
 * @param {readonly string[]} folders
 * @param {readonly string[]} files
 */
export function fingerprintOf(folders, files) {
  const hash = createHash('sha256');
  /** @param {string} file */
  const add = (file) => {
    const { size, mtimeMs } = statSync(path.join(root, file));
    hash.update(`${file}:${size}:${mtimeMs};`);
  };
  for (const folder of folders) for (const file of filesIn(folder)) add(file);
  for (const file of files) add(file);
  return hash.digest('hex');
}

const compiled = path.join(root, 'build', '.compiled');

/** Reuses compiled code of earlier starts, from Node 22 on. If the folder is not writable, code is compiled again. */
export function keepCompiledCode() {
  module.enableCompileCache?.(compiled);
}

/** Loads .env beside package.json, if it exists; variables already set take precedence. */
export function loadEnvironmentFile() {
  const file = path.join(root, '.env');
  if (!existsSync(file)) return;
  try {
    accessSync(file, constants.R_OK);
  } catch {
    // A supervisor that may read it can pass what is in it.
    console.warn(`${file} may not be read by this user, and is left out.`);
    return;
  }
  process.loadEnvFile(file);
}

/** Folders of built or installed files, which are not sources. */
const notSources = ['node_modules', 'dist', 'dist.next', '.sanity'];

/** @returns {string[]} */
function filesIn(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return notSources.includes(entry.name) ? [] : filesIn(file);
      return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [file] : [];
    });
}

/**
 * Runs one of our scripts in the background and ends it with this process.
 *
 * @param {string} script
 * @param {() => void} done called if it succeeds
 */
export function runBehind(script, done) {
  const child = spawn(process.execPath, [path.join(root, script)], { cwd: root, stdio: 'inherit' });
  child.once('exit', (code) => code === 0 && done());
  child.unref();
  process.once('exit', () => child.kill());
  return child;
}
