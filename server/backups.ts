import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { copyBlobs } from '~/platform/blobs/copy.ts';
import { createFolderBlobs } from '~/platform/blobs/folder.ts';
import type { Blobs } from '~/platform/blobs.ts';
import { backup, unpackBackup } from '~/platform/database/backup.ts';
import type { TableRows } from '~/platform/database/count-rows.ts';
import { dumpPostgres, restoreDumpBeside } from '~/platform/database/postgres-backup.ts';
import { failure } from '~/platform/failure.ts';
import type { Platform } from '~/platform/platform.ts';

/** The names in a backup. A database file is there under its name once the backup is complete. */
export const backupFiles = { embedded: 'database.tar.gz', postgres: 'database.pgdump', pictures: 'blobs' } as const;
const aboutFile = 'backup.json';
const keysFile = 'blobs.txt';

const about = z.object({
  /** When it was begun, as ISO. */
  madeAt: z.iso.datetime(),
  database: z.object({
    file: z.string(),
    bytes: z.number(),
    sha256: z.string(),
    rows: z.record(z.string(), z.number()),
  }),
  pictures: z.object({ count: z.number() }),
});

export type BackupAbout = z.infer<typeof about>;

export type BackupParts = Pick<Platform, 'database' | 'blobs' | 'now'> & {
  env: Pick<Platform['env'], 'databaseUrl'>;
};

/**
 * Makes a backup of database and pictures in a folder while the site runs, and restores the database on trial.
 *
 * @param root the checkout's folder
 * @param pictures the folder of the pictures; several backups may share it
 * @throws {Error} with `BACKUP_DAMAGED` if what was written cannot be restored; `BACKUP_ELSEWHERE` without PostgreSQL's
 *   programs; of the file system. The folder then holds no database file.
 */
export async function makeBackup(
  { database, blobs, now, env }: BackupParts,
  root: string,
  folder: string,
  pictures = path.join(folder, backupFiles.pictures),
): Promise<BackupAbout> {
  const madeAt = now().toISOString();
  const name = backupFiles[database.kind];
  const unfinished = path.join(folder, `${name}.unfinished`);
  await mkdir(folder, { recursive: true });
  try {
    // The database first: blobs written meanwhile are then only extra, while the other order could miss one.
    let rows: TableRows;
    if (env.databaseUrl === null) {
      await backup(database, unfinished);
      rows = await unpackOnTrial(unfinished, root);
    } else {
      rows = await dumpPostgres(database, env.databaseUrl, unfinished);
      refuseUnlessEqual(rows, await restoreDumpBeside(env.databaseUrl, unfinished));
    }
    const keys = await copyPictures(blobs, pictures);
    const made: BackupAbout = {
      madeAt,
      database: { file: name, bytes: (await stat(unfinished)).size, sha256: await hashOf(unfinished), rows },
      pictures: { count: keys.length },
    };
    await writeFile(path.join(folder, keysFile), keys.map((key) => `${key}\n`).join(''));
    await writeFile(path.join(folder, aboutFile), `${JSON.stringify(made, null, 2)}\n`);
    await rename(unfinished, path.join(folder, name));
    return made;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Beside the backup, whose disk has room for it. */
async function unpackOnTrial(file: string, root: string): Promise<TableRows> {
  const dataDir = `${file}.trial`;
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

async function copyPictures(blobs: Blobs, folder: string): Promise<string[]> {
  const target = createFolderBlobs(folder);
  const keys: string[] = [];
  for await (const { key } of blobs.list()) keys.push(key);
  const { different } = await copyBlobs(blobs, target);
  if (different.length > 0)
    throw failure(
      'BACKUP_DAMAGED',
      `${different.length} pictures in ${folder} are not as they are here: ${different[0]}.`,
    );
  return keys;
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** The scheduled backups in a folder, newest first. */
export async function backupsIn(folder: string): Promise<(BackupAbout & { folder: string })[]> {
  const names = await readdir(folder).catch(() => []);
  const read = await Promise.all(
    names
      .filter((name) => nameForm.test(name))
      .map(async (name) => {
        const at = path.join(folder, name);
        const found = await readAbout(at);
        return found === null ? [] : [{ ...found, folder: at }];
      }),
  );
  return read.flat().toSorted((one, other) => other.madeAt.localeCompare(one.madeAt));
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
  } catch {
    return null;
  }
}

/** Makes a scheduled backup, and deletes those that are too many with the pictures that only they have. */
export async function makeScheduledBackup(
  parts: BackupParts,
  root: string,
  { folder, keep }: { folder: string; keep: number },
): Promise<BackupAbout> {
  const made = await makeBackup(
    parts,
    root,
    path.join(folder, nameAt(parts.now())),
    path.join(folder, backupFiles.pictures),
  );
  const kept = (await backupsIn(folder)).slice(0, keep);
  for (const name of await readdir(folder))
    if (nameForm.test(name) && !kept.some((each) => path.basename(each.folder) === name))
      await rm(path.join(folder, name), { recursive: true, force: true });
  const lists = await Promise.all(kept.map((each) => readFile(path.join(each.folder, keysFile), 'utf8')));
  const needed = new Set(lists.flatMap((list) => list.split('\n')));
  const pictures = createFolderBlobs(path.join(folder, backupFiles.pictures));
  for await (const { key } of pictures.list()) if (!needed.has(key)) await pictures.remove(key);
  return made;
}
