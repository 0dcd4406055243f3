import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '~/platform/environment.ts';
import { createLog } from '~/platform/log.ts';
import { openFilledParts } from './filled-parts.ts';

const server = process.env.TEST_DATABASE_URL;

describe.skipIf(server === undefined)('three first starts at once on an empty PostgreSQL (10.209)', () => {
  const name = `gevel_test_${randomBytes(6).toString('hex')}`;
  const url = new URL(server ?? 'postgres://none');
  url.pathname = `/${name}`;
  let folder: string;
  const administrate = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'gevel-starts-'));
    await administrate(`CREATE DATABASE ${name}`);
  });
  afterAll(async () => {
    await administrate(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await rm(folder, { recursive: true, force: true });
  });

  it('each has the content, which one of them has loaded', { timeout: 60_000 }, async () => {
    const env = readEnvironment({ DATA_DIR: folder, DATABASE_URL: url.href, GEVEL_DEMO: '0', LOG_LEVEL: 'silent' });
    const said: string[] = [];
    const root = path.resolve(import.meta.dirname, '..');
    const start = () =>
      openFilledParts({
        env,
        log: createLog('silent'),
        root,
        demo: null,
        demoLogin: null,
        report: (line) => void said.push(String(line)),
      });
    const starts = await Promise.allSettled([start(), start(), start()]);
    expect(starts.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    expect(said.filter((line) => line.startsWith('Loading the content'))).toHaveLength(1);
    for (const each of starts) if (each.status === 'fulfilled') await each.value.close();
  });
});
