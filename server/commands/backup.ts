import { access, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { copyBlobs } from '~/platform/blobs/copy.ts';
import { createFolderBlobs } from '~/platform/blobs/folder.ts';
import { openBlobs } from '~/platform/platform.ts';
import { openDataFolder } from '~/platform/data-folder.ts';
import { backup, unpackBackup, type UnpackedBackup } from '~/platform/database/backup.ts';
import type { Command } from './command.ts';

export const backupUsage = ['Usage: backup <folder>   (it is made; it must not hold a backup yet)'];
export const restoreUsage = ['Usage: restore <folder>'];

const databaseFile = 'database.tar.gz';
const blobFolder = 'blobs';

/** `backup <folder>`: makes a consistent copy of database and pictures while the site runs. */
export const backupCommand: Command = async ({ parts }, args, report) => {
  const [folder] = args;
  if (folder === undefined) {
    for (const line of backupUsage) report(line);
    return 2;
  }
  const { database, blobs } = parts().platform;
  if (database.kind === 'postgres') {
    report('The data is in PostgreSQL: back it up with pg_dump, and copy its pictures (blobs:copy --help).');
    return 1;
  }
  if (await exists(path.join(folder, databaseFile))) {
    report(`${folder} holds a backup already: name another folder.`);
    return 1;
  }
  await mkdir(folder, { recursive: true });
  // The final name means that the backup is complete, so the file is renamed last.
  const file = path.join(folder, databaseFile);
  const unfinished = `${file}.unfinished`;
  let bytes: number;
  try {
    // The database first: blobs written meanwhile are then only extra, while the other order could miss one.
    bytes = await backup(database, unfinished);
    await copyBlobs(blobs, createFolderBlobs(path.join(folder, blobFolder)));
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    const reason = error instanceof Error ? error.message : String(error);
    report(`There is no backup in ${folder}: ${reason.replace(/\.?$/, '.')}`);
    return 1;
  }
  report(`The backup is in ${folder} (database: ${Math.round(bytes / 1024)} kB).`);
  return 0;
};

/**
 * `restore <folder>`: restores a backup; a running site closes briefly. Previous data is kept beside it. Everything
 * that is slow or may fail, including reading the whole backup, happens before the site closes.
 */
export const restoreCommand: Command = async ({ env, whileClosed, root }, args, report) => {
  const [folder] = args;
  if (folder === undefined) {
    for (const line of restoreUsage) report(line);
    return 2;
  }
  if (env.databaseUrl !== null) {
    report('The data is in PostgreSQL: restore it with pg_restore.');
    return 1;
  }
  const file = path.join(folder, databaseFile);
  if (!(await exists(file))) {
    report(`There is no backup in ${folder}.`);
    return 1;
  }
  let unpacked: UnpackedBackup | undefined;
  try {
    await openDataFolder(env.dataDirectory);
    unpacked = await unpackBackup(file, {
      dataDir: env.dataDirectory,
      workerFile: pathToFileURL(path.join(root, 'app/platform/database/embedded.worker.mjs')),
    });
    // Blobs are named by their content: those of the backup overwrite nothing, and are only extra if the restore fails.
    const blobs = path.join(folder, blobFolder);
    if (await exists(blobs)) await copyBlobs(createFolderBlobs(blobs), openBlobs(env));
    else report(`The backup has no folder ${blobFolder}: pictures stay as they are here.`);
    await whileClosed(unpacked.putInPlace);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    report(`The backup in ${folder} cannot be restored: ${reason.replace(/\.?$/, '.')}`);
    report('What was there has not been changed.');
    return 1;
  } finally {
    await unpacked?.discard();
  }
  report('The backup is in place.');
  return 0;
};

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
