// The embedded database's own thread. Plain JavaScript, because it is started by path and no bundler sees it.
// It answers one message at a time; order, transactions and time limits are the main thread's (embedded.ts).
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

/** How often a file was really synced to the disk since this thread began. */
let syncs = 0;

/** PGlite's file system, except that fsync does what it says: the original has none, and a power cut would lose commits. */
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
 * PGlite's file system gives every file the mode 0666, by a call that no umask reaches; password hashes are for their owner alone.
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

/** PGlite's own start without `-F` (which turns fsync off); memory keeps it. */
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

/**
 * A cluster is made beside its place and renamed when whole: a process killed half-way leaves nothing that looks like one.
 */
async function prepare(/** @type {string} */ directory, /** @type {string | null} */ backupFile) {
  const workshop = `${directory}.creating`;
  fs.rmSync(workshop, { recursive: true, force: true });
  const database = await open(workshop, contentsOf(backupFile));
  await database.close();
  syncTree(workshop);
  fs.renameSync(workshop, directory);
}

/** The version of PostgreSQL inside PGlite: it cannot read the files of another. */
const engineVersion = '18';

/**
 * Whether there is a database to open; false where one has to be made. What is there and cannot be opened is somebody's data: to
 * begin afresh beside it would look like a site that has lost everything. A restore that was interrupted (backup.ts) is finished if it
 * had moved the previous database out of the way, and forgotten if not.
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
    `${directory} holds something that is no database of this product (it has no PG_VERSION): put a backup in place with npm run restore, or move the folder elsewhere to begin afresh.`,
  );
}

/** What a full disk or a power cut may leave: the engine would only say that it was aborted. */
function refuseEmptied(/** @type {string} */ directory) {
  const control = path.join(directory, 'global/pg_control');
  const bytes = fs.existsSync(control) ? fs.readFileSync(control) : Buffer.alloc(0);
  if (bytes.some((byte) => byte !== 0)) return;
  throw unfit(
    `${directory} is damaged: its file global/pg_control is empty. Move the folder elsewhere, and put a backup in place with npm run restore.`,
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

/** What changes no schema. A rollback does, by undoing what did. */
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

/** Only what can cross to another thread and what a caller decides by. */
function describe(/** @type {any} */ error) {
  const text = (/** @type {unknown} */ value) => (typeof value === 'string' ? value : undefined);
  return {
    message: text(error?.message) ?? String(error),
    code: text(error?.code),
    detail: text(error?.detail),
    constraint: text(error?.constraint),
    // A trap inside WebAssembly leaves the engine in an unknown state: the main thread then replaces this thread.
    fatal: error?.name === 'RuntimeError',
  };
}

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker thread only.');

try {
  if (workerData.pagesGoFirst) goBehindPages();
  const database = await begin(workerData);
  database.onNotification((channel, payload) => port.postMessage({ kind: 'notification', channel, payload }));
  // A plan for all parameters takes a search by price twice as long as one for those that are asked for.
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
