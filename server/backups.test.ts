import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolderBlobs } from '~/platform/blobs/folder.ts';
import { testDatabases, type TestDatabase } from '~/platform/database/test-databases.ts';
import { tooOld } from './backup-job.ts';
import { backupsIn, makeBackup, makeScheduledBackup, type BackupParts } from './backups.ts';

const root = path.join(import.meta.dirname, '..');

describe.each(testDatabases)('a backup of the $kind database', ({ create }) => {
  let place: TestDatabase;
  let folder: string;
  let parts: BackupParts;
  let now = new Date('2026-11-29T01:30:00Z');
  const pictures = () => createFolderBlobs(path.join(folder, 'pictures'));

  beforeAll(async () => {
    [place, folder] = await Promise.all([create(), fs.mkdtemp(path.join(os.tmpdir(), 'gevel-backups-'))]);
    const { database } = place;
    await database.execute(
      'CREATE TABLE house AS SELECT id FROM generate_series(1, 2000) AS id; CREATE TABLE empty ()',
    );
    parts = { database, blobs: pictures(), now: () => now, env: { databaseUrl: place.databaseUrl } };
  });
  afterAll(async () => {
    await place.dispose();
    await fs.rm(folder, { recursive: true, force: true });
  });
  const add = (text: string) => pictures().put(Buffer.from(text), { contentType: '' });

  it('is restored on trial, with all rows and pictures (10.267)', async () => {
    await add('one');
    const to = path.join(folder, 'by-hand');
    const made = await makeBackup(parts, root, to);
    expect(made.database.rows).toEqual({ empty: 0, house: 2_000 });
    expect(made.pictures.count).toBe(1);
    expect((await fs.readdir(to)).sort()).toEqual(['backup.json', 'blobs', 'blobs.txt', made.database.file].sort());
  });

  it('is none with a picture that is not as it was (10.267)', async () => {
    const key = await add('two');
    const to = path.join(folder, 'damaged');
    await createFolderBlobs(path.join(to, 'blobs')).put(Buffer.from('cut off'), { contentType: '', key });
    await expect(makeBackup(parts, root, to)).rejects.toMatchObject({ code: 'BACKUP_DAMAGED' });
    expect((await fs.readdir(to)).filter((name) => name.startsWith('database'))).toEqual([]);
  });

  it('is one of the newest that are kept, with the pictures that these have (10.268)', async () => {
    const to = path.join(folder, 'scheduled');
    const stored = async () => {
      const keys: string[] = [];
      for await (const { key } of createFolderBlobs(path.join(to, 'blobs')).list()) keys.push(key);
      return keys.length;
    };
    const days = ['2026-11-29T01:30:00Z', '2026-11-30T01:30:00Z', '2026-12-01T01:30:00Z'];
    const gone = await add('erased after the first backup');
    const counts: number[] = [];
    for (const day of days) {
      now = new Date(day);
      await makeScheduledBackup(parts, root, { folder: to, keep: 2 });
      counts.push(await stored());
      await pictures().remove(gone);
      // Interrupted by a power cut.
      await fs.mkdir(path.join(to, '2026-11-28T013000Z'), { recursive: true });
    }
    expect((await backupsIn(to)).map(({ madeAt }) => madeAt.slice(0, 10))).toEqual(['2026-12-01', '2026-11-30']);
    expect((await fs.readdir(to)).sort()).toEqual([
      '2026-11-28T013000Z',
      '2026-11-30T013000Z',
      '2026-12-01T013000Z',
      'blobs',
    ]);
    expect(counts).toEqual([3, 3, 2]);

    const schedule = { folder: to, cron: '30 2 * * *' };
    const at = (time: string) => tooOld(schedule, new Date(time));
    expect(await at('2026-12-03T01:29:00Z')).toBeNull();
    expect(await at('2026-12-03T01:31:00Z')).toBe('The last backup is of 2026-12-01 01:30 UTC');
    expect(await tooOld({ ...schedule, folder: path.join(folder, 'nowhere') }, now)).toBe('There is no backup yet');
  });
});

it.runIf(process.env.TEST_DATABASE_URL)('a dump that cannot be restored is no backup (10.267)', async () => {
  const { restoreDumpBeside } = await import('~/platform/database/postgres-backup.ts');
  const file = path.join(await fs.mkdtemp(path.join(os.tmpdir(), 'gevel-dump-')), 'database.pgdump');
  await fs.writeFile(file, 'PGDMP but nothing more');
  await expect(restoreDumpBeside(process.env.TEST_DATABASE_URL ?? '', file)).rejects.toMatchObject({
    code: 'BACKUP_DAMAGED',
  });
  await fs.rm(path.dirname(file), { recursive: true });
});
