import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import pLimit from 'p-limit';
import type { Audit } from '~/platform/audit.ts';
import type { AuditActor } from '~/platform/audit-entry.ts';
import { copyBlobs } from '~/platform/blobs/copy.ts';
import { createFolderBlobs } from '~/platform/blobs/folder.ts';
import type { Blobs } from '~/platform/blobs.ts';
import { backup, unpackBackup } from '~/platform/database/backup.ts';
import type { TableRows } from '~/platform/database/count-rows.ts';
import { dumpPostgres, restoreDumpBeside } from '~/platform/database/postgres-backup.ts';
import { codeOf, failure } from '~/platform/failure.ts';
import type { Platform } from '~/platform/platform.ts';

/** The names in a backup. A database file is there under its name once the backup is complete. */
export const backupFiles = {
  embedded: 'database.tar.gz',
  postgres: 'database.pgdump',
  pictures: 'blobs',
  /** The keys of its pictures, a line each. */
  keys: 'blobs.txt',
} as const;
/** The pictures of all scheduled backups. */
const sharedPictures = 'scheduled-blobs';
const aboutFile = 'backup.json';

const about = z.object({
  /** When it was begun, as ISO. */
  madeAt: z.iso.datetime(),
  database: z.object({
    file: z.string(),
    bytes: z.number(),
    sha256: z.string(),
    rows: z.record(z.string(), z.number()),
  }),
  /** `different`: keys of pictures that an earlier copy holds with another size. */
  pictures: z.object({ count: z.number(), different: z.array(z.string()) }),
});

export type BackupAbout = z.infer<typeof about>;

export type BackupParts = Pick<Platform, 'database' | 'blobs' | 'folder' | 'now'> & {
  env: Pick<Platform['env'], 'databaseUrl'>;
  audit: Pick<Audit, 'record'>;
};

interface BackupOptions {
  /** The checkout's folder. */
  root: string;
  folder: string;
  /** The folder of the pictures; several backups may share it. By default one in the backup. */
  pictures?: string;
  /** Ends the work with PostgreSQL's programs. */
  signal?: AbortSignal | undefined;
  /** For the audit trail; the site itself by default. */
  who?: AuditActor;
}

/**
 * Makes a backup of database and pictures in a folder while the site runs, and restores the database on trial.
 *
 * @throws {Error} with `BACKUP_DAMAGED` if what was written cannot be restored; `BACKUP_ELSEWHERE` without PostgreSQL's
 *   programs; of the file system. The folder then holds no database file.
 */
export async function makeBackup(
  parts: BackupParts,
  { root, folder, pictures = path.join(folder, backupFiles.pictures), signal, who }: BackupOptions,
): Promise<BackupAbout> {
  const { database, blobs, env, audit, now } = parts;
  const madeAt = now().toISOString();
  const name = backupFiles[database.kind];
  const unfinished = path.join(folder, `${name}.unfinished`);
  await mkdir(folder, { recursive: true });
  try {
    // Before and after the database, so that pictures are there that were deleted or uploaded meanwhile.
    const before = await copyPictures(blobs, pictures);
    let rows: TableRows;
    if (env.databaseUrl === null) {
      rows = await oneAtATime(async () => {
        await backup(database, unfinished);
        return unpackOnTrial(unfinished, parts, root);
      });
    } else {
      const { databaseUrl } = env;
      rows = await dumpPostgres({ databaseUrl, file: unfinished, signal });
      refuseUnlessEqual(rows, await restoreDumpBeside({ databaseUrl, file: unfinished, signal }));
    }
    const after = await copyPictures(blobs, pictures);
    const keys = [...new Set([...before.keys, ...after.keys])];
    const made: BackupAbout = {
      madeAt,
      database: { file: name, bytes: (await stat(unfinished)).size, sha256: await hashOf(unfinished), rows },
      pictures: { count: keys.length, different: after.different },
    };
    await writeFile(path.join(folder, backupFiles.keys), keys.map((key) => `${key}\n`).join(''));
    await writeFile(path.join(folder, aboutFile), `${JSON.stringify(made, null, 2)}\n`);
    await rename(unfinished, path.join(folder, name));
    await audit.record({ kind: 'backed-up', who, subject: folder });
    return made;
  } catch (error) {
    for (const left of [unfinished, `${unfinished}.part`]) await rm(left, { force: true });
    await audit.record({ kind: 'backed-up', who, subject: folder, failed: true });
    throw error;
  }
}

/** An embedded database has one process, which is asked by the clock and by commands; its trials share a folder. */
const oneAtATime = pLimit(1);

/** In the data folder, because a disk for backups may not be one for databases. */
async function unpackOnTrial(file: string, { folder }: Pick<Platform, 'folder'>, root: string): Promise<TableRows> {
  const dataDir = folder('scratch', 'backup-trial');
  await rm(dataDir, { recursive: true, force: true });
  try {
    const workerFile = pathToFileURL(path.join(root, 'app/platform/database/embedded.worker.mjs'));
    return (await unpackBackup(file, { dataDir, workerFile })).rows;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

function refuseUnlessEqual(rows: TableRows, restored: TableRows): void {
  const wrong = Object.keys({ ...rows, ...restored }).filter((name) => rows[name] !== restored[name]);
  if (wrong.length === 0) return;
  const lines = wrong.map((name) => `${name} has ${restored[name] ?? 'no'} rows instead of ${rows[name] ?? 'none'}`);
  throw failure('BACKUP_DAMAGED', `Restored on trial, ${lines.join(', ')}.`);
}

async function copyPictures(blobs: Blobs, folder: string): Promise<{ keys: string[]; different: string[] }> {
  const { copied, present, different } = await copyBlobs(blobs, createFolderBlobs(folder));
  return { keys: [...copied, ...present, ...different], different };
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

type FoundBackup = BackupAbout & { folder: string };

/**
 * The scheduled backups in a folder, newest first.
 *
 * @throws {Error} if the folder or a backup in it cannot be read
 */
export async function backupsIn(folder: string): Promise<FoundBackup[]> {
  const found: FoundBackup[] = [];
  for (const name of await readdir(folder)) {
    if (!nameForm.test(name)) continue;
    const at = path.join(folder, name);
    const read = await readAbout(at);
    if (read !== null) found.push({ ...read, folder: at });
  }
  return found.toSorted((one, other) => other.madeAt.localeCompare(one.madeAt));
}

/** `2026-11-29T023000Z`, which every file system takes. */
const nameForm = /^\d{4}-\d{2}-\d{2}T\d{6}Z$/;
const nameAt = (at: Date): string => at.toISOString().replaceAll(':', '').replace(/\.\d+/, '');

/** Null for a backup that is not complete. */
async function readAbout(folder: string): Promise<BackupAbout | null> {
  try {
    const found = about.parse(JSON.parse(await readFile(path.join(folder, aboutFile), 'utf8')));
    await stat(path.join(folder, found.database.file));
    return found;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Compares the database of a backup with the hash in its `backup.json`.
 *
 * @returns false if there is nothing to compare with, as in backups of before 2026-11
 * @throws {Error} with `BACKUP_DAMAGED` if they differ
 */
export async function checkHash(folder: string): Promise<boolean> {
  const made = await readAbout(folder).catch((error: unknown) => {
    throw failure('BACKUP_DAMAGED', `${path.join(folder, aboutFile)} is damaged`, error);
  });
  if (made === null) return false;
  const file = path.join(folder, made.database.file);
  if ((await hashOf(file)) === made.database.sha256) return true;
  throw failure('BACKUP_DAMAGED', `${file} has changed since it was made: its hash is not the one in ${aboutFile}`);
}

/**
 * Where the pictures of a backup are, and which are its own; null for one without.
 *
 * @throws {Error} of the file system
 */
export async function picturesOf(folder: string): Promise<{ folder: string; keys: ReadonlySet<string> | null } | null> {
  const shared = nameForm.test(path.basename(path.resolve(folder))) ? [path.join(folder, '..', sharedPictures)] : [];
  for (const place of [path.join(folder, backupFiles.pictures), ...shared]) {
    if (!(await unlessMissing(stat(place)))) continue;
    const list = await unlessMissing(readFile(path.join(folder, backupFiles.keys), 'utf8'));
    return { folder: place, keys: list === null ? null : keysIn(list) };
  }
  return null;
}

const keysIn = (list: string): Set<string> => new Set(list.split('\n').filter(Boolean));

async function unlessMissing<Value>(read: Promise<Value>): Promise<Value | null> {
  return read.catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  });
}

/**
 * Makes a scheduled backup in a folder that exists, and deletes those that are too many.
 *
 * @param pruningFailed is told why old backups could not be deleted; the new one counts all the same
 */
export async function makeScheduledBackup(
  parts: BackupParts,
  { root, folder, keep, signal }: BackupOptions & { keep: number },
  pruningFailed: (error: unknown) => void,
): Promise<BackupAbout> {
  if (!(await unlessMissing(stat(folder))))
    throw failure('BACKUP_ELSEWHERE', `There is no folder ${folder}: make it, or mount its disk.`);
  const own = path.join(folder, nameAt(parts.now()));
  try {
    const made = await makeBackup(parts, { root, folder: own, pictures: path.join(folder, sharedPictures), signal });
    await prune(folder, own, keep).catch(pruningFailed);
    return made;
  } catch (error) {
    await rm(own, { recursive: true, force: true });
    throw error;
  }
}

/** Deletes the backups beside `own` that are too many, incomplete ones, and the pictures that none has any more. */
async function prune(folder: string, own: string, keep: number): Promise<void> {
  const all = await backupsIn(folder);
  const others = all.filter((each) => each.folder !== own).slice(0, keep - 1);
  const kept = new Set([own, ...others.map((each) => each.folder)]);
  for (const name of await readdir(folder))
    if (nameForm.test(name) && !kept.has(path.join(folder, name)))
      await rm(path.join(folder, name), { recursive: true, force: true });
  const needed = new Set<string>();
  for (const each of kept)
    for (const key of keysIn(await readFile(path.join(each, backupFiles.keys), 'utf8'))) needed.add(key);
  const pictures = createFolderBlobs(path.join(folder, sharedPictures));
  for await (const { key } of pictures.list()) if (!needed.has(key)) await pictures.remove(key);
}
