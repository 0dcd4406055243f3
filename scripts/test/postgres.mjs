// A PostgreSQL for the contract tests: the given one, or a temporary cluster that lives as long as the run.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../free-port.mjs';
import { aptInstall, findProgram, runProgram } from './programs.mjs';

/** @typedef {{ url: string, stop: () => void }} Postgres */
/** @typedef {Postgres & { kill: () => Promise<void>, start: () => Promise<boolean> }} OwnPostgres */

/**
 * Finds or starts a PostgreSQL.
 *
 * @returns {Promise<Postgres | null>} null if none is available
 */
export async function ensurePostgres() {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: () => undefined };
  return startPostgres();
}

/**
 * Starts a separate PostgreSQL, which may be killed and restarted.
 *
 * @returns {Promise<OwnPostgres | null>} null if none is available
 */
export async function startPostgres() {
  let programs = programFolder();
  if (programs === null && (await aptInstall('postgresql'))) programs = programFolder();
  return programs === null ? null : startCluster(programs);
}

/** The folder of PostgreSQL's programs. Debian keeps them off the PATH, one folder per version; the newest wins. */
function programFolder() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => path.join(debian, version, 'bin'));
  const onPath = findProgram('initdb');
  if (onPath !== null) folders.push(path.dirname(onPath));
  return (
    folders.find((folder) => ['initdb', 'postgres', 'pg_ctl'].every((name) => existsSync(path.join(folder, name)))) ??
    null
  );
}

/** Starts a temporary cluster on 127.0.0.1: no socket, no password, removed at the end. */
async function startCluster(programs) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'gevel-postgres-'));
  const user = ordinaryUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const settings = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  const made = await runProgram(path.join(programs, 'initdb'), ['--pgdata', data, ...settings], {
    ...user,
    cwd: folder,
    quiet: true,
    minutes: 2,
  });
  if (made !== 0) {
    rmSync(folder, { recursive: true, force: true });
    return null;
  }
  const port = await freePort();
  const options = { listen_addresses: '127.0.0.1', port, unix_socket_directories: '', fsync: 'off' };
  const args = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let server = null;
  const start = async () => {
    server = spawn(path.join(programs, 'postgres'), ['-D', data, ...args], {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    return isReady(server);
  };
  const stop = () => {
    // Synchronous, because the run ends right after it, and PostgreSQL writes until it exits. Immediate, because the
    // data is not needed any more.
    if (server.exitCode === null && server.signalCode === null) {
      const how = ['stop', '--pgdata', data, '--mode=immediate', '--silent'];
      spawnSync(path.join(programs, 'pg_ctl'), how, { ...user, cwd: folder, stdio: 'ignore' });
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const kill = async () => {
    const gone = once(server, 'exit');
    server.kill('SIGKILL');
    await gone;
  };
  if (await start()) return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop, kill, start };
  stop();
  return null;
}

/** Resolves to true once the server accepts connections; to false if it ended instead. */
function isReady(server) {
  return new Promise((resolve) => {
    let said = '';
    server.stderr.on('data', (chunk) => {
      said += chunk;
      if (said.length > 20_000) said = said.slice(-10_000);
      if (!said.includes('ready to accept connections')) return;
      server.off('exit', tell);
      resolve(true);
    });
    const tell = () => {
      process.stderr.write(said);
      resolve(false);
    };
    server.once('error', () => resolve(false));
    server.once('exit', tell);
  });
}

/** PostgreSQL refuses to run as root, so it runs as `postgres`, or as `nobody`. */
function ordinaryUser() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((which) => spawnSync('id', [which, name], { encoding: 'utf8' }));
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  return undefined;
}
