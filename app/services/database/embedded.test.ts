import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { backup, restore } from './backup.ts';
import { openEmbedded } from './embedded.ts';

let folder: string;

// The engine's first start on a folder takes seconds, on a busy machine many.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'gevel-embedded-'));
  const first = await openEmbedded({ dataDir: path.join(folder, 'fresh') });
  await first.close();
});
/** A data folder of its own with an empty database in it. */
async function freshFolder(name: string): Promise<string> {
  const dataDir = path.join(folder, name);
  await fs.cp(path.join(folder, 'fresh'), dataDir, { recursive: true });
  return dataDir;
}
afterAll(() => fs.rm(folder, { recursive: true, force: true }));

describe('the embedded database on a folder', () => {
  it('keeps its data, refuses a second opening and is free again after close', async () => {
    const dataDir = await freshFolder('kept');
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

  it('syncs every commit to the disk', async () => {
    const database = await openEmbedded({ dataDir: path.join(folder, 'kept') });
    const before = await database.syncs();
    for (let id = 10; id < 15; id += 1) await database.query('INSERT INTO house VALUES ($1)', [id]);
    expect(await database.syncs()).toBeGreaterThanOrEqual(before + 5);
    expect(await database.query('SHOW fsync')).toEqual([{ fsync: 'on' }]);
    await database.close();
  });

  it('restores a backup that was made while it was in use, and keeps what was there', async () => {
    const dataDir = await freshFolder('restored');
    const file = path.join(folder, 'backup.tar.gz');
    const database = await openEmbedded({ dataDir });
    await database.execute('CREATE TABLE house (id int); INSERT INTO house VALUES (1)');
    expect(await backup(database, file)).toBeGreaterThan(1_000);
    await database.execute('INSERT INTO house VALUES (2)');
    await expect(restore(file, { dataDir })).rejects.toMatchObject({ code: 'DATA_DIR_IN_USE' });
    await database.close();

    await restore(file, { dataDir });
    const restored = await openEmbedded({ dataDir });
    expect(await restored.query('SELECT id FROM house')).toEqual([{ id: 1 }]);
    await restored.close();
    expect((await fs.readdir(dataDir)).filter((name) => name.startsWith('database.before-restore-'))).toHaveLength(1);
  });

  it('replaces the thread of a query that runs too long, and hears again afterwards', async () => {
    const database = await openEmbedded({ dataDir: path.join(folder, 'kept'), statementLimit: 3_000 });
    const heard: string[] = [];
    let reconnections = 0;
    await database.listen(
      'news',
      (payload) => heard.push(payload),
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
    await expect.poll(() => heard).toEqual(['back']);
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

/** A child process prints each row's number once its insert was acknowledged, and is killed in the middle of it. */
function writeUntilKilled(dataDir: string, round: number): Promise<number[]> {
  const worker = new URL('./embedded.worker.mjs', import.meta.url);
  // The child speaks to the worker alone: Node 20 cannot load TypeScript, and the lock has tests of its own.
  const program = `
    import { Worker } from 'node:worker_threads';
    const worker = new Worker(new URL(${JSON.stringify(worker.href)}), {
      execArgv: [], workerData: { directory: ${JSON.stringify(path.join(dataDir, 'database'))}, restoreFrom: null } });
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
        // What follows the last line break is a number cut in two.
        resolve(output.split('\n').slice(0, -1).map(Number));
      });
    }, reject);
  });
}
