import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { backup, unpackBackup } from './backup.ts';
import { openEmbedded } from './embedded.ts';

let folder: string;

// The engine's first start on a folder takes seconds, and many on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'gevel-embedded-'));
  const first = await openEmbedded({ dataDir: path.join(folder, 'fresh') });
  await first.close();
});
/** Creates a data folder with an empty database. */
async function freshFolder(name: string): Promise<string> {
  const dataDir = path.join(folder, name);
  await fs.cp(path.join(folder, 'fresh'), dataDir, { recursive: true });
  return dataDir;
}
afterAll(() => fs.rm(folder, { recursive: true, force: true }));

describe('the embedded database on a folder', () => {
  it('persists its data, refuses a second process and can be reopened after close', async () => {
    const dataDir = await freshFolder('data');
    const first = await openEmbedded({ dataDir });
    await first.execute('CREATE TABLE house (id int)');
    await expect(openEmbedded({ dataDir })).rejects.toMatchObject({ code: 'DATA_DIR_IN_USE' });
    await first.query('INSERT INTO house VALUES (1)');
    await first.close();
    await expect(first.query('SELECT 1')).rejects.toMatchObject({ code: 'DATABASE_CLOSED' });
    const second = await openEmbedded({ dataDir });
    expect(await second.query('SELECT id FROM house')).toEqual([{ id: 1 }]);
    await second.close();
  });

  it('syncs every commit to disk', async () => {
    const database = await openEmbedded({ dataDir: path.join(folder, 'data') });
    const before = await database.syncs();
    for (let id = 10; id < 15; id += 1) await database.query('INSERT INTO house VALUES ($1)', [id]);
    expect(await database.syncs()).toBeGreaterThanOrEqual(before + 5);
    expect(await database.query('SHOW fsync')).toEqual([{ fsync: 'on' }]);
    await database.close();
  });

  it('restores a backup that was taken while it was in use, and moves the previous database aside', async () => {
    const dataDir = await freshFolder('restored');
    const file = path.join(folder, 'backup.tar.gz');
    const database = await openEmbedded({ dataDir });
    await database.execute('CREATE TABLE house (id int); INSERT INTO house VALUES (1)');
    expect(await backup(database, file)).toBeGreaterThan(1_000);
    await database.execute('INSERT INTO house VALUES (2)');
    const unpacked = await unpackBackup(file, { dataDir });
    await expect(unpacked.putInPlace()).rejects.toMatchObject({ code: 'DATA_DIR_IN_USE' });
    await database.close();

    await unpacked.putInPlace();
    await unpacked.discard();
    const restored = await openEmbedded({ dataDir });
    expect(await restored.query('SELECT id FROM house')).toEqual([{ id: 1 }]);
    await restored.close();
    expect((await fs.readdir(dataDir)).filter((name) => name.startsWith('database.before-restore-'))).toHaveLength(1);
  });

  it.skipIf(process.platform === 'win32')('makes its files readable by their owner only', async () => {
    const dataDir = await freshFolder('private');
    const database = await openEmbedded({ dataDir });
    await database.execute(
      'CREATE TABLE house (id int); INSERT INTO house SELECT generate_series(1, 10000); CHECKPOINT',
    );
    await database.close();
    const place = path.join(dataDir, 'database');
    const entries = await fs.readdir(place, { recursive: true });
    const modes = await Promise.all(entries.map(async (name) => (await fs.stat(path.join(place, name))).mode));
    expect(entries.length).toBeGreaterThan(500);
    expect(entries.filter((_name, at) => ((modes[at] ?? 0) & 0o077) !== 0)).toEqual([]);
  });

  it.each([
    ['has no PG_VERSION', async (place: string) => fs.rm(path.join(place, 'PG_VERSION')), /it has no PG_VERSION/],
    [
      'is of another version',
      async (place: string) => fs.writeFile(path.join(place, 'PG_VERSION'), '17\n'),
      /made by PostgreSQL 17/,
    ],
    [
      'was zeroed',
      async (place: string) => fs.writeFile(path.join(place, 'global/pg_control'), Buffer.alloc(8192)),
      /is damaged: its file global\/pg_control is empty/,
    ],
    [
      'was put aside',
      async (place: string) => fs.rename(place, `${place}.before-restore-1`),
      /rename that to database/,
    ],
  ])('refuses a folder whose database %s, and touches nothing', async (what, spoil, message) => {
    const dataDir = await freshFolder(`spoilt ${what}`);
    await spoil(path.join(dataDir, 'database'));
    const before = await fs.readdir(dataDir, { recursive: true });
    await expect(openEmbedded({ dataDir })).rejects.toMatchObject({
      code: 'DATA_DIR_UNFIT',
      message: expect.stringMatching(message),
    });
    expect(await fs.readdir(dataDir, { recursive: true })).toEqual(before);
  });

  it('completes a restore that was interrupted after its point of no return, and rolls back an earlier one', async () => {
    const dataDir = await freshFolder('half restored');
    const place = path.join(dataDir, 'database');
    await fs.cp(place, `${place}.restored`, { recursive: true });
    await (await openEmbedded({ dataDir })).close();
    expect(await fs.readdir(dataDir)).toEqual(['database']);

    const old = await openEmbedded({ dataDir });
    await old.execute('CREATE TABLE old (id int)');
    await old.close();
    await fs.cp(path.join(folder, 'fresh', 'database'), `${place}.restored`, { recursive: true });
    await fs.rename(place, `${place}.before-restore-1`);
    const restored = await openEmbedded({ dataDir });
    expect(await restored.query("SELECT to_regclass('old') AS name")).toEqual([{ name: null }]);
    await restored.close();
    expect((await fs.readdir(dataDir)).sort()).toEqual(['database', 'database.before-restore-1']);
  });

  it('puts the previous database back if the restored one is unusable', async () => {
    const dataDir = await freshFolder('put back');
    const file = path.join(folder, 'useless.tar.gz');
    const database = await openEmbedded({ dataDir });
    await backup(database, file);
    await database.execute('CREATE TABLE house (id int)');
    await database.close();
    const undo = await (await unpackBackup(file, { dataDir })).putInPlace();
    await undo();
    const again = await openEmbedded({ dataDir });
    expect(await again.query('SELECT count(*)::int AS n FROM house')).toEqual([{ n: 0 }]);
    await again.close();
  });

  it('replaces the thread of a query that takes too long, and receives notifications again', async () => {
    const database = await openEmbedded({ dataDir: path.join(folder, 'data'), statementLimit: 3_000 });
    const received: string[] = [];
    let reconnections = 0;
    await database.listen(
      'news',
      (payload) => received.push(payload),
      () => (reconnections += 1),
    );
    const slow = database.transaction(async (sql) => {
      await sql.query('INSERT INTO house VALUES (99)');
      await sql.query('SELECT count(*) FROM generate_series(1, 100000000000)');
    });
    const waiting = database.query('SELECT count(*) AS n FROM house WHERE id = 99');
    await expect(slow).rejects.toMatchObject({ code: 'QUERY_TIMEOUT' });
    expect(await waiting).toEqual([{ n: 0 }]);
    await database.query("SELECT pg_notify('news', 'back')");
    await expect.poll(() => received).toEqual(['back']);
    expect(reconnections).toBe(1);
    await database.close();
  });
});

describe('the embedded database killed while it writes', () => {
  it.each([1, 2, 3])('loses no acknowledged row and frees its folder (round %i)', async (round) => {
    const dataDir = path.join(folder, 'killed');
    if (round === 1) await freshFolder('killed');
    const acknowledged = await writeUntilKilled(dataDir, round);
    const database = await openEmbedded({ dataDir });
    const rows = await database.query<{ id: number }>('SELECT id FROM written WHERE round = $1', [round]);
    await database.close();
    const stored = new Set(rows.map(({ id }) => id));
    expect(acknowledged.length).toBeGreaterThanOrEqual(40);
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  });
});

/** A child process prints each row's number once its insert was acknowledged, and is killed while inserting. */
function writeUntilKilled(dataDir: string, round: number): Promise<number[]> {
  const worker = new URL('./embedded.worker.mjs', import.meta.url);
  // The child talks to the worker directly: Node 20 cannot load TypeScript, and the lock has its own tests.
  const program = `
    import { Worker } from 'node:worker_threads';
    const worker = new Worker(new URL(${JSON.stringify(worker.href)}), {
      execArgv: [], workerData: { directory: ${JSON.stringify(path.join(dataDir, 'database'))}, backupFile: null } });
    let id = 0;
    const ask = (text, parameters) => worker.postMessage({ id: (id += 1), operation: 'query', text, parameters });
    worker.on('message', (message) => {
      if (message.kind === 'ready') return ask('CREATE TABLE IF NOT EXISTS written (round int, id int)', []);
      if (message.kind !== 'answer') { console.error(message); process.exit(1); }
      if (message.id > 1) process.stdout.write(message.id + '\\n');
      ask('INSERT INTO written VALUES ($1, $2)', [${round}, message.id + 1]);
    });`;
  return new Promise((resolve, reject) => {
    fs.mkdir(dataDir, { recursive: true }).then(() => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      let complaint = '';
      child.stderr.on('data', (chunk) => (complaint += String(chunk)));
      child.stdout.on('data', (chunk) => {
        output += String(chunk);
        if (output.split('\n').length > 40 + round * 13) child.kill('SIGKILL');
      });
      child.on('error', reject);
      child.on('close', (_code, signal) => {
        if (signal !== 'SIGKILL') return reject(new Error(complaint));
        // The last line may be truncated.
        resolve(output.split('\n').slice(0, -1).map(Number));
      });
    }, reject);
  });
}
