// Finds and runs the programs of a test run, and ends them with it.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { root, run } from '../steps.mjs';

/** Running child processes; an interrupted run ends these, each by its own process id. */
const running = new Set();

/**
 * The full path of the first of these programs that is installed; null if none is.
 *
 * @param {string[]} names
 * @returns {string | null}
 */
export function findProgram(...names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  for (const name of names) {
    for (const folder of folders) {
      const file = path.join(folder, name);
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        // Try the next folder.
      }
    }
  }
  return null;
}

/**
 * Runs a program like `run`, with a timeout in minutes; an interrupted test run ends it.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Parameters<typeof run>[2] & { minutes?: number }} [options]
 * @returns {Promise<number>}
 */
export async function runProgram(command, args, { minutes = 10, ...options } = {}) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  const timeout = setTimeout(
    () => {
      console.error(`${path.basename(command)} took more than ${minutes} minutes and was ended.`);
      child?.kill('SIGTERM');
      setTimeout(() => child?.kill('SIGKILL'), 10_000).unref();
    },
    minutes * 60 * 1000,
  );
  const started = (begun) => running.add((child = begun));
  try {
    return await run(command, args, { ...options, asks: false, started });
  } finally {
    clearTimeout(timeout);
    running.delete(child);
  }
}

/** Runs a program of node_modules by its JavaScript file. */
export function runTool(file, args, options) {
  return runProgram(process.execPath, [path.join(root, 'node_modules', file), ...args], options);
}

/** Installs Debian packages; false if that is not possible here. */
export async function aptInstall(...packages) {
  const command = aptCommand();
  if (command === null) return false;
  const [program, ...before] = command;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => runProgram(program, [...before, ...args], { env, quiet: true, minutes: 8 });
  const install = () => apt('install', '-y', '--no-install-recommends', ...packages);
  console.log(`Installing ${packages.join(', ')} (a minute or two)…`);
  // Package lists may be missing (a fresh image) or too old.
  if ((await apt('update')) !== 0) console.error('The package lists could not be renewed.');
  return (await install()) === 0;
}

/** apt-get as root, or through sudo if it requires no password. */
function aptCommand() {
  const apt = findProgram('apt-get');
  if (apt === null) return null;
  if (process.getuid?.() === 0) return [apt];
  const sudo = findProgram('sudo');
  if (sudo === null || spawnSync(sudo, ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return null;
  return [sudo, '-n', apt];
}

/** Ends all running programs; each ends its own children. */
export function endPrograms() {
  for (const child of running) child.kill('SIGTERM');
}
