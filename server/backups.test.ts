import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { noAudit } from '~/platform/audit.ts';
import { createFolderBlobs } from '~/platform/blobs/folder.ts';
import { openPostgres } from '~/platform/database/postgres.ts';
import { restoreDumpBeside } from '~/platform/database/postgres-backup.ts';
import { testDatabases, type TestDatabase } from '~/platform/database/test-databases.ts';
import { tooOld } from './backup-job.ts';
import { backupsIn, makeBackup, makeScheduledBackup, picturesOf, type BackupParts } from './backups.ts';

const root = path.join(import.meta.dirname, '..');

// The engine's first start on a folder takes seconds, and many on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

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
    parts = {
      database,
      blobs: pictures(),
      folder: (...names) => path.join(folder, 'data', ...names),
      now: () => now,
      env: { databaseUrl: place.databaseUrl },
      audit: noAudit,
    };
  });
  afterAll(async () => {
    await place.dispose();
    await fs.rm(folder, { recursive: true, force: true });
  });
  const add = (text: string) => pictures().put(Buffer.from(text), { contentType: '' });

  it('is restored on trial, with all rows and pictures, beside another at the same time (10.267)', async () => {
    const key = await add('one');
    const to = path.join(folder, 'by-hand');
    await createFolderBlobs(path.join(to, 'blobs')).put(Buffer.from('cut off'), { contentType: '', key });
    const beside = makeBackup(parts, { root, folder: path.join(folder, 'beside') });
    const made = await makeBackup(parts, { root, folder: to });
    expect((await beside).database.rows).toEqual(made.database.rows);
    expect(made.database.rows).toEqual({ empty: 0, house: 2_000 });
    expect(made.pictures).toEqual({ count: 1, different: [key] });
    expect((await fs.readdir(to)).sort()).toEqual(['backup.json', 'blobs', 'blobs.txt', made.database.file].sort());
    expect(await picturesOf(to)).toEqual({ folder: path.join(to, 'blobs'), keys: new Set([key]) });
  });

  it('is one of the newest that are kept, with the pictures that these have (10.268)', async () => {
    const to = path.join(folder, 'scheduled');
    const stored = async () => {
      const keys: string[] = [];
      for await (const { key } of createFolderBlobs(path.join(to, 'scheduled-blobs')).list()) keys.push(key);
      return keys.length;
    };
    const days = ['2026-11-29T01:30:00Z', '2026-11-30T01:30:00Z', '2026-12-01T01:30:00Z'];
    const gone = await add('erased after the first backup');
    const counts: number[] = [];
    await expect(makeScheduledBackup(parts, { root, folder: to, keep: 2 }, () => undefined)).rejects.toMatchObject({
      code: 'BACKUP_ELSEWHERE',
    });
    await fs.mkdir(to);
    for (const day of days) {
      now = new Date(day);
      await makeScheduledBackup(parts, { root, folder: to, keep: 2 }, (error) => expect.fail(String(error)));
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
      'scheduled-blobs',
    ]);
    expect(counts).toEqual([2, 2, 1]);
    const shared = path.join(to, 'scheduled-blobs');
    expect((await picturesOf(path.join(to, '2026-12-01T013000Z')))?.folder).toBe(shared);

    const schedule = { folder: to, cron: '30 2 * * *' };
    const at = (time: string) => tooOld(schedule, new Date(time));
    expect(await at('2026-12-03T01:29:00Z')).toBeNull();
    expect(await at('2026-12-03T01:31:00Z')).toBe('The last backup is of 2026-12-01 01:30 UTC');
    // After a night with a wrong clock.
    expect(await at('2026-11-01T00:00:00Z')).toBe('There is no backup yet');

    // What cannot be read is not taken for what is not complete.
    await fs.writeFile(path.join(to, '2026-11-30T013000Z', 'backup.json'), '{');
    let failed: unknown;
    await makeScheduledBackup(parts, { root, folder: to, keep: 1 }, (error) => (failed = error));
    expect(failed).toBeInstanceOf(Error);
    expect(await fs.readdir(to)).toContain('2026-11-30T013000Z');
  });
});

it.runIf(process.env.TEST_DATABASE_URL)(
  'a dump that cannot be restored is no backup, and leaves no database (10.267)',
  async () => {
    const databaseUrl = process.env.TEST_DATABASE_URL ?? '';
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'gevel-dump-'));
    const file = path.join(folder, 'database.pgdump');
    await fs.writeFile(file, 'PGDMP but nothing more');
    await expect(restoreDumpBeside({ databaseUrl, file })).rejects.toMatchObject({ code: 'BACKUP_DAMAGED' });
    const server = await openPostgres({ databaseUrl });
    expect(await server.query("SELECT datname FROM pg_database WHERE datname LIKE 'gevel_backup_check_%'")).toEqual([]);
    await server.close();
    await fs.rm(folder, { recursive: true });
  },
);
