// Programs that a test run starts: found on the PATH, run to their end, and ended with the run.
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { root } from '../steps.mjs';

/** What runs now; a run that is interrupted ends these, each by its own process id. */
const running = new Set();

/**
 * The full path of the first of these programs that is installed; null where none is.
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
        // The next folder may have it.
      }
    }
  }
  return null;
}

/**
 * Runs a program to its end and resolves to its exit code.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, minutes?: number, uid?: number, gid?: number, cwd?: string, quiet?: boolean }} [options]
 *   quiet: its output is shown only if it fails
 * @returns {Promise<number>}
 */
export function runProgram(command, args, { env = {}, minutes = 10, uid, gid, cwd = root, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      ...(uid === undefined ? {} : { uid, gid }),
      shell: process.platform === 'win32',
    });
    const said = [];
    child.stdout?.on('data', (chunk) => said.push(chunk));
    child.stderr?.on('data', (chunk) => said.push(chunk));
    running.add(child);
    const timeout = setTimeout(
      () => {
        console.error(`${path.basename(command)} took more than ${minutes} minutes and was ended.`);
        child.kill('SIGTERM');
        setTimeout(() => child.kill('SIGKILL'), 10_000).unref();
      },
      minutes * 60 * 1000,
    );
    const end = (code) => {
      clearTimeout(timeout);
      running.delete(child);
      resolve(code);
    };
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      end(127);
    });
    child.once('close', (code) => {
      if (quiet && code !== 0) process.stderr.write(Buffer.concat(said));
      end(code ?? 1);
    });
  });
}

/** Runs a program of node_modules by its JavaScript file. */
export function runTool(file, args, options) {
  return runProgram(process.execPath, [path.join(root, 'node_modules', file), ...args], options);
}

/** Installs Debian packages; false where that is not possible here. */
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

/** apt-get as root, or by sudo where that asks for no password. */
function aptCommand() {
  const apt = findProgram('apt-get');
  if (apt === null) return null;
  if (process.getuid?.() === 0) return [apt];
  const sudo = findProgram('sudo');
  if (sudo === null || spawnSync(sudo, ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return null;
  return [sudo, '-n', apt];
}

/** Ends what still runs; each ends its own children. */
export function endPrograms() {
  for (const child of running) child.kill('SIGTERM');
}
