// The embedded database's worker thread. Plain JavaScript, because it is started by path and no bundler sees it. It
// answers one message at a time; the main thread handles order, transactions and time limits (embedded.ts).
import fs from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { goBehindPages } from '../behind-pages.mjs';
import { createPrepared } from './prepared.mjs';

/**
 * @typedef {{ directory: string | null, backupFile: string | null, pagesGoFirst: boolean }} Start
 * @typedef {{ id: number, operation: 'query', text: string, parameters: unknown[] }
 *   | { id: number, operation: 'execute', text: string }
 *   | { id: number, operation: 'listen' | 'unlisten', channel: string }
 *   | { id: number, operation: 'backup', file: string }
 *   | { id: number, operation: 'syncs' | 'goBehindPages' | 'close' }} Request
 */

/** Number of file syncs since this thread started. */
let syncs = 0;

/** PGlite's file system with a real fsync: the original has none, so a power cut would lose commits. */
class SyncingFS extends NodeFS {
  /** @type {NodeFS['init']} */
  async init(pg, options) {
    const { emscriptenOpts } = await super.init(pg, options);
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [
          (/** @type {any} */ module) => {
            module.NODEFS.stream_ops.fsync = (/** @type {{ nfd?: number }} */ stream) => {
              if (stream.nfd === undefined) return 0;
              fs.fsyncSync(stream.nfd);
              syncs += 1;
              return 0;
            };
            keepPrivate(module.NODEFS.node_ops);
          },
          ...(emscriptenOpts.preRun ?? []),
        ],
      },
    };
  }
}

/**
 * PGlite's file system creates every file with mode 0666, through a call that ignores the umask. Password hashes must
 * be readable by their owner only.
 *
 * @param {{ mknod: Function, setattr: Function }} operations of Emscripten's file system
 */
function keepPrivate(operations) {
  const { mknod, setattr } = operations;
  const ownerOnly = ~0o077;
  operations.mknod = (
    /** @type {object} */ parent,
    /** @type {string} */ name,
    /** @type {number} */ mode,
    /** @type {number} */ device,
  ) => mknod(parent, name, mode & ownerOnly, device);
  operations.setattr = (/** @type {object} */ node, /** @type {{ mode?: number }} */ attributes) =>
    setattr(node, attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ownerOnly });
}

/** PGlite's start parameters without `-F`, which turns fsync off; in-memory databases keep it. */
const durable = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];

const parsers = {
  20: Number, // bigint
  1700: Number, // numeric
  1082: (/** @type {string} */ day) => day,
  1114: (/** @type {string} */ moment) => moment.replace(' ', 'T'), // timestamp: no zone, none added
  1184: (/** @type {string} */ moment) => (moment.endsWith('infinity') ? moment : new Date(moment).toISOString()),
};

/** @param {string | null} directory @param {Blob=} tar */
async function open(directory, tar) {
  const database = await PGlite.create({
    ...(directory === null ? {} : { fs: new SyncingFS(directory), startParams: durable }),
    ...(tar === undefined ? {} : { loadDataDir: tar }),
    extensions: { pg_trgm, unaccent },
    parsers,
  });
  await database.exec('CREATE EXTENSION IF NOT EXISTS pg_trgm; CREATE EXTENSION IF NOT EXISTS unaccent;');
  return database;
}

/** @param {string} directory */
function syncTree(directory) {
  for (const entry of fs.readdirSync(directory, { withFileTypes: true, recursive: true })) {
    if (entry.isFile()) syncFile(path.join(entry.parentPath ?? entry.path, entry.name));
  }
}

/** @param {string} file */
function syncFile(file) {
  const descriptor = fs.openSync(file, 'r+');
  fs.fsyncSync(descriptor);
  fs.closeSync(descriptor);
}

/** Creates a cluster under a temporary name and renames it when complete: a killed process leaves no partial one. */
async function prepare(/** @type {string} */ directory, /** @type {string | null} */ backupFile) {
  const workshop = `${directory}.creating`;
  fs.rmSync(workshop, { recursive: true, force: true });
  const database = await open(workshop, contentsOf(backupFile));
  await database.close();
  syncTree(workshop);
  fs.renameSync(workshop, directory);
}

/** The major version of PostgreSQL inside PGlite, which cannot read the files of any other. */
const engineVersion = '18';

/**
 * Whether there is a database to open; if not, one has to be created. Throws if one exists but cannot be opened: it is
 * somebody's data, and starting afresh would look like a site that has lost everything. Completes an interrupted
 * restore (backup.ts) if it had moved the previous database away, and discards it otherwise.
 */
function isThere(/** @type {string} */ directory) {
  const whole = `${directory}.restored`;
  if (fs.existsSync(whole)) {
    if (fs.existsSync(directory)) fs.rmSync(whole, { recursive: true });
    else fs.renameSync(whole, directory);
  }
  const versionFile = path.join(directory, 'PG_VERSION');
  if (fs.existsSync(versionFile)) {
    const version = fs.readFileSync(versionFile, 'utf8').trim();
    if (version === engineVersion) {
      refuseEmptied(directory);
      return true;
    }
    throw unfit(
      `${directory} was made by PostgreSQL ${version}, and this version of the product reads ${engineVersion}: start the version that made it, make a backup, and restore that here.`,
    );
  }
  if (!fs.existsSync(directory)) {
    const folder = path.dirname(directory);
    const name = `${path.basename(directory)}.before-restore-`;
    const aside = fs.existsSync(folder) && fs.readdirSync(folder).find((each) => each.startsWith(name));
    if (!aside) return false;
    throw unfit(
      `${directory} is missing, but ${path.join(folder, aside)} is there: rename that to ${path.basename(directory)} to go on with it, or move it elsewhere to begin afresh.`,
    );
  }
  if (fs.readdirSync(directory).length === 0) {
    fs.rmdirSync(directory);
    return false;
  }
  throw unfit(
    `${directory} holds something that is no database of this product (it has no PG_VERSION): put a backup in place with npm run gevel -- restore, or move the folder elsewhere to begin afresh.`,
  );
}

/** Detects what a full disk or a power cut may leave behind; the engine would only report that it was aborted. */
function refuseEmptied(/** @type {string} */ directory) {
  const control = path.join(directory, 'global/pg_control');
  const bytes = fs.existsSync(control) ? fs.readFileSync(control) : Buffer.alloc(0);
  if (bytes.some((byte) => byte !== 0)) return;
  throw unfit(
    `${directory} is damaged: its file global/pg_control is empty. Move the folder elsewhere, and put a backup in place with npm run gevel -- restore.`,
  );
}

function unfit(/** @type {string} */ message) {
  return Object.assign(new Error(message), { code: 'DATA_DIR_UNFIT' });
}

/** @param {string | null} backupFile */
function contentsOf(backupFile) {
  return backupFile === null ? undefined : new Blob([fs.readFileSync(backupFile)], { type: 'application/x-gzip' });
}

/** @param {Start} start */
async function begin({ directory, backupFile }) {
  if (directory === null) return open(null, contentsOf(backupFile));
  if (backupFile !== null || !isThere(directory)) await prepare(directory, backupFile);
  return open(directory);
}

/** Statements that never change the schema. A rollback may, by undoing a change. */
const changesNothing = new Set(['BEGIN', 'COMMIT']);

/**
 * @param {import('@electric-sql/pglite').PGlite} database
 * @param {ReturnType<typeof createPrepared>} prepared
 * @param {Request} request
 */
async function answer(database, prepared, request) {
  switch (request.operation) {
    case 'query':
      return prepared.query(request.text, request.parameters);
    case 'execute':
      try {
        await database.exec(request.text);
      } finally {
        if (!changesNothing.has(request.text)) await prepared.forget();
      }
      return null;
    case 'listen':
    case 'unlisten':
      await database.exec(`${request.operation} "${request.channel.replaceAll('"', '""')}"`);
      return null;
    case 'backup': {
      await database.exec('CHECKPOINT');
      const tar = await database.dumpDataDir('gzip');
      fs.writeFileSync(`${request.file}.part`, Buffer.from(await tar.arrayBuffer()), { mode: 0o600 });
      syncFile(`${request.file}.part`);
      fs.renameSync(`${request.file}.part`, request.file);
      return fs.statSync(request.file).size;
    }
    case 'syncs':
      return syncs;
    case 'goBehindPages':
      goBehindPages();
      return null;
    case 'close':
      await database.close();
      return null;
  }
}

/** The fields of an error that can cross to another thread and that callers act on. */
function describe(/** @type {any} */ error) {
  const text = (/** @type {unknown} */ value) => (typeof value === 'string' ? value : undefined);
  return {
    message: text(error?.message) ?? String(error),
    code: text(error?.code),
    detail: text(error?.detail),
    constraint: text(error?.constraint),
    // A WebAssembly trap leaves the engine in an unknown state, so the main thread replaces this thread.
    fatal: error?.name === 'RuntimeError',
  };
}

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker thread only.');

try {
  if (workerData.pagesGoFirst) goBehindPages();
  const database = await begin(workerData);
  database.onNotification((channel, payload) => port.postMessage({ kind: 'notification', channel, payload }));
  // A generic plan takes twice as long for a search by price as one for the actual parameters.
  await database.exec('SET plan_cache_mode = force_custom_plan');
  const prepared = createPrepared(database);
  let last = Promise.resolve();
  port.on('message', (/** @type {Request} */ request) => {
    last = last.then(async () => {
      try {
        port.postMessage({ kind: 'answer', id: request.id, value: await answer(database, prepared, request) });
      } catch (error) {
        port.postMessage({ kind: 'failure', id: request.id, error: describe(error) });
      }
    });
  });
  port.postMessage({ kind: 'ready' });
} catch (error) {
  port.postMessage({ kind: 'failed-to-start', error: describe(error) });
  port.close();
}
