import { access } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { copyBlobs } from '~/platform/blobs/copy.ts';
import { createFolderBlobs } from '~/platform/blobs/folder.ts';
import { openBlobs } from '~/platform/platform.ts';
import { openDataFolder } from '~/platform/data-folder.ts';
import { unpackBackup, type UnpackedBackup } from '~/platform/database/backup.ts';
import type { Environment } from '~/platform/environment.ts';
import { backupFiles, checkHash, makeBackup, picturesOf } from '../backups.ts';
import { operatorOf, type Command, type Report } from './command.ts';

export const backupUsage = ['Usage: backup <folder>   (it is made; it must not hold a backup yet)'];
export const restoreUsage = ['Usage: restore <folder>'];

/** `backup <folder>`: makes a consistent copy of database and pictures while the site runs, and restores it on trial. */
export const backupCommand: Command = async ({ parts, root, ...host }, args, report) => {
  const [folder] = args;
  if (folder === undefined) {
    for (const line of backupUsage) report(line);
    return 2;
  }
  const { platform } = parts();
  const scheduled = platform.env.backups?.folder;
  if (path.resolve(folder) === scheduled) {
    report(`${folder} is for the scheduled backups: name another folder.`);
    return 1;
  }
  if (await exists(path.join(folder, backupFiles[platform.database.kind]))) {
    report(`${folder} holds a backup already: name another folder.`);
    return 1;
  }
  try {
    const { database, pictures } = await makeBackup(platform, { root, folder, who: operatorOf(host) });
    const rows = Object.values(database.rows).reduce((sum, each) => sum + each, 0);
    report(
      `The backup is in ${folder} (database: ${Math.round(database.bytes / 1024)} kB; ${pictures.count} pictures).`,
    );
    report(`It was restored on trial, and its ${rows} rows can be read.`);
    tellDifferent(pictures.different, report);
    return 0;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    report(`There is no backup in ${folder}: ${reason.replace(/\.?$/, '.')}`);
    return 1;
  }
};

function tellDifferent(keys: readonly string[], report: Report): void {
  if (keys.length === 0) return;
  report(`${keys.length} pictures are there with another size, and were left: one of both is damaged.`);
  for (const key of keys) report(`  ${key}`);
}

/**
 * `restore <folder>`: restores a backup; a running site closes briefly. Previous data is kept beside it. Everything
 * that is slow or may fail, including reading the whole backup, happens before the site closes.
 */
export const restoreCommand: Command = async ({ env, whileClosed, root, ...host }, args, report) => {
  const [folder] = args;
  if (folder === undefined) {
    for (const line of restoreUsage) report(line);
    return 2;
  }
  if (env.databaseUrl !== null) {
    return restoreForPostgres(env, folder, operatorOf(host).name, report);
  }
  const file = path.join(folder, backupFiles.embedded);
  if (!(await exists(file))) {
    report(`There is no backup in ${folder}.`);
    return 1;
  }
  let unpacked: UnpackedBackup | undefined;
  try {
    await tellUnlessChecked(folder, report);
    await openDataFolder(env.dataDirectory);
    unpacked = await unpackBackup(file, {
      dataDir: env.dataDirectory,
      workerFile: pathToFileURL(path.join(root, 'app/platform/database/embedded.worker.mjs')),
    });
    // Blobs are named by their content: those of the backup overwrite nothing, and are only extra if the restore fails.
    await restorePictures(env, folder, report);
    await whileClosed(unpacked.putInPlace, ({ platform }) =>
      platform.audit.record({ kind: 'restored', who: operatorOf(host), subject: folder }),
    );
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

/** Only the operator knows who else uses the server, so the database itself is restored by PostgreSQL's program. */
async function restoreForPostgres(env: Environment, folder: string, operator: string, report: Report): Promise<number> {
  const file = path.join(folder, backupFiles.postgres);
  if (!(await exists(file))) {
    report(`There is no backup of PostgreSQL in ${folder}.`);
    return 1;
  }
  try {
    await tellUnlessChecked(folder, report);
    await restorePictures(env, folder, report);
  } catch (error) {
    report(`The backup cannot be restored: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
  report(
    'The pictures are in place. The database goes into a new one, so that nothing of the present one is left in it:',
  );
  report('  createdb gevel_restored');
  report(`  pg_restore --exit-on-error --no-owner --no-privileges --dbname gevel_restored ${file}`);
  report('Then end all processes of the site, let DATABASE_URL name it, and start them.');
  const text = (value: string) => `'${value.replaceAll("'", "''")}'`;
  const values = ['restored', 'command', operator, folder].map(text).join(', ');
  report('Once they run, say so in the audit trail:');
  report(`  psql gevel_restored -c "INSERT INTO audit_entry (kind, who_kind, who_name, subject) VALUES (${values})"`);
  return 0;
}

async function tellUnlessChecked(folder: string, report: Report): Promise<void> {
  if (!(await checkHash(folder)))
    report('The backup has no backup.json: whether its database has changed since it was made cannot be told.');
}

/** The backup's own pictures: those that others share its folder with may have been erased since. */
async function restorePictures(env: Environment, folder: string, report: Report): Promise<void> {
  const pictures = await picturesOf(folder);
  if (pictures === null) {
    report(`The backup has no folder ${backupFiles.pictures}: pictures stay as they are here.`);
    return;
  }
  const { keys } = pictures;
  const { copied, present, different } = await copyBlobs(
    createFolderBlobs(pictures.folder),
    openBlobs(env),
    keys === null ? {} : { only: keys },
  );
  const missing = (keys?.size ?? 0) - copied.length - present.length - different.length;
  if (missing > 0) report(`${missing} pictures of the backup are missing in ${pictures.folder}.`);
  tellDifferent(different, report);
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
