import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAudit, noAudit } from '~/platform/audit.ts';
import { createFolderBlobs } from '~/platform/blobs/folder.ts';
import { backup } from '~/platform/database/backup.ts';
import { openEmbedded, type EmbeddedDatabase } from '~/platform/database/embedded.ts';
import type { Parts } from '../parts.ts';
import { backupCommand, restoreCommand } from './backup.ts';
import type { Command, CommandHost } from './command.ts';

// The engine's first start on a folder takes seconds, and many on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

describe('a backup', () => {
  let folder: string;
  let good: Buffer;
  let dataDirectory: string;
  /** The database of the running site. */
  let running: EmbeddedDatabase;
  let closed = 0;

  beforeAll(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'gevel-restore-'));
    dataDirectory = path.join(folder, 'data');
    running = await openEmbedded({ dataDir: dataDirectory });
    await running.execute(
      "CREATE TABLE house AS SELECT id, 'Kerkstraat ' || id AS street FROM generate_series(1, 20000) AS id",
    );
    const file = path.join(folder, 'good.tar.gz');
    await backup(running, file);
    good = await fs.readFile(file);
    await running.execute('DELETE FROM house WHERE id > 1');
  });
  afterAll(async () => {
    await running.close();
    await fs.rm(folder, { recursive: true, force: true });
  });

  // The commands use nothing else of their host.
  const host = {
    get env() {
      return { dataDirectory, databaseUrl: null };
    },
    root: path.join(import.meta.dirname, '../..'),
    parts: () => ({
      platform: {
        database: running,
        blobs: createFolderBlobs(path.join(dataDirectory, 'blobs')),
        now: () => new Date(),
        folder: (...names: string[]) => path.join(dataDirectory, ...names),
        env: { databaseUrl: null, backups: null },
        audit: noAudit,
      },
    }),
    operator: 'ann',
    whileClosed: async (replace: () => Promise<unknown>, opened: (parts: Pick<Parts, 'platform'>) => Promise<void>) => {
      closed += 1;
      await running.close();
      try {
        await replace();
      } finally {
        running = await openEmbedded({ dataDir: dataDirectory });
      }
      const audit = await createAudit({ database: running, log: { error: vi.fn() }, days: 730 });
      await opened({ platform: { audit } as unknown as Parts['platform'] });
    },
  };
  const run = async (command: Command, from: string) => {
    const said: string[] = [];
    const code = await command(host as unknown as CommandHost, [from], (line) => said.push(String(line)));
    return { code, said: said.join('\n'), from };
  };
  const newFolder = () => fs.mkdtemp(path.join(folder, 'backup-'));
  const restore = async (bytes: Buffer, blobs: readonly string[] = []) => {
    const from = await newFolder();
    await fs.writeFile(path.join(from, 'database.tar.gz'), bytes);
    await writeBlobs(path.join(from, 'blobs'), blobs);
    return run(restoreCommand, from);
  };
  const houses = async () => (await running.query<{ n: number }>('SELECT count(*)::int AS n FROM house'))[0]?.n;

  /** The backup with a corrupted page of the largest table, as from a failing disk. */
  const withDamagedPage = () => {
    const tar = gunzipSync(good);
    const at = tar.indexOf('Kerkstraat 20000');
    tar.write('Kerkstraat 2x000', at);
    return gzipSync(tar);
  };

  it.each([
    ['is empty', () => Buffer.alloc(0)],
    ['is no archive', () => Buffer.from('<html>404</html>')],
    ['was cut off', () => good.subarray(0, good.length / 2)],
    ['is an archive without a database', () => gzipSync(Buffer.alloc(1_024))],
    ['has a damaged page', withDamagedPage],
  ])('leaves the site open and its data as it is where the backup %s', async (_what, bytes) => {
    const { code, said, from } = await restore(bytes());
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(
        /cannot be restored: .*database\.tar\.gz is damaged, or is no backup of this product.*\nWhat was there has not been changed\.$/,
      ),
    ]);
    expect(said).toContain(from);
    expect([closed, await houses()]).toEqual([0, 1]);
    expect((await fs.readdir(dataDirectory)).filter((name) => !name.startsWith('lock'))).toEqual(['database']);
  });

  it('leaves the site open and its data as it is where a picture of the backup cannot be written', async () => {
    await fs.mkdir(path.join(dataDirectory, 'blobs'));
    await fs.writeFile(path.join(dataDirectory, 'blobs/ee'), 'in the way');
    const { code, said } = await restore(good, ['ee'.repeat(20)]);
    await fs.rm(path.join(dataDirectory, 'blobs'), { recursive: true });
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/cannot be restored: .*\nWhat was there has not been changed\.$/),
    ]);
    expect([closed, await houses()]).toEqual([0, 1]);
    expect(await fs.readdir(dataDirectory)).not.toContain('database.creating');
  });

  it('is refused before it is opened where 64 of its bytes have changed since it was made (10.277)', async () => {
    const { from } = await run(backupCommand, await newFolder());
    const file = path.join(from, 'database.tar.gz');
    const bytes = await fs.readFile(file);
    await fs.writeFile(file, bytes.fill(0, 100_000, 100_064));
    const { code, said } = await run(restoreCommand, from);
    expect([code, said]).toEqual([
      1,
      expect.stringContaining(`${file} has changed since it was made: its hash is not the one in backup.json.`),
    ]);
    await fs.writeFile(path.join(from, 'backup.json'), '{"madeAt":');
    expect((await run(restoreCommand, from)).said).toContain('backup.json is damaged.');
    await fs.rm(path.join(from, 'backup.json'));
    expect((await run(restoreCommand, from)).said).toMatch(/^The backup has no backup\.json: /);
    expect([closed, await houses()]).toEqual([0, 1]);
    await fs.rm(path.join(dataDirectory, 'blobs'), { recursive: true, force: true });
  });

  it('is not read from a folder without one', async () => {
    const { code, said, from } = await run(restoreCommand, await newFolder());
    expect([code, said]).toEqual([1, `There is no backup in ${from}.`]);
  });

  it('is none where the pictures cannot be copied, and can be tried again; a second one asks for another folder', async () => {
    await writeBlobs(path.join(dataDirectory, 'blobs'), ['ab'.repeat(20)]);
    const to = await newFolder();
    await fs.writeFile(path.join(to, 'blobs'), 'in the way');
    const failed = await run(backupCommand, to);
    expect([failed.code, failed.said]).toEqual([1, expect.stringContaining(`There is no backup in ${to}`)]);
    expect(await fs.readdir(to)).toEqual(['blobs']);
    await fs.rm(path.join(to, 'blobs'));
    expect((await run(backupCommand, to)).code).toBe(0);
    expect((await fs.readdir(to, { recursive: true })).map((name) => path.basename(name)).sort()).toEqual(
      ['ab', 'ab', 'ab'.repeat(20), 'backup.json', 'blobs', 'blobs.txt', 'database.tar.gz'].sort(),
    );
    const again = await run(backupCommand, to);
    expect([again.code, again.said]).toEqual([1, expect.stringContaining('holds a backup already')]);
    await fs.rm(path.join(dataDirectory, 'blobs'), { recursive: true });
  });

  it('is put in place after one that was interrupted, and what that had unpacked is removed', async () => {
    await fs.mkdir(path.join(dataDirectory, 'database.creating/database'), { recursive: true });
    await fs.writeFile(path.join(dataDirectory, 'database.creating/database/PG_VERSION'), '18');
    const { code, said } = await restore(good);
    expect([code, said]).toEqual([0, expect.stringContaining('in place')]);
    expect([closed, await houses()]).toEqual([1, 20_000]);
    const left = (await fs.readdir(dataDirectory)).filter((name) => name.startsWith('database'));
    expect(left).toEqual(['database', expect.stringMatching(/^database\.before-restore-/)]);
  });

  it('says in the trail of what it brought back that it was put in place, and by whom (10.271)', async () => {
    const { code, from } = await restore(good);
    expect(code).toBe(0);
    const rows = await running.query('SELECT kind, who_kind, who_name, subject FROM audit_entry');
    expect(rows).toEqual([{ kind: 'restored', who_kind: 'command', who_name: 'ann', subject: from }]);
  });
});

/** Pictures as they are stored, each named by its key. */
async function writeBlobs(folder: string, keys: readonly string[]): Promise<void> {
  const blobs = createFolderBlobs(folder);
  await fs.mkdir(folder, { recursive: true });
  for (const key of keys) await blobs.put(Buffer.from(key), { contentType: '', key });
}
