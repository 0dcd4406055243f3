import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLake, testDatabases, type TestLake } from '@gevel/lake/testing';
import { embeddedMigratable } from '~/content/migrations/embedded.server.ts';
import { bringContentUpToDate } from './first-content.ts';

describe('bringing the content up to date at a start (10.68)', () => {
  let test: TestLake;
  beforeAll(async () => {
    const [database] = testDatabases;
    if (database === undefined) throw new Error('No database to test with');
    test = await startTestLake(database.create);
    await test.import([{ _id: 'page-home', _type: 'page', old: 'Welcome' }]);
  }, 60_000);
  afterAll(() => test?.dispose());

  const renamed = {
    id: '1-renamed',
    change: ({ old, ...document }: Record<string, unknown> & { _id: string; _type: string }) =>
      old === undefined ? document : { ...document, title: old },
  };
  const start = async (migrations: Parameters<typeof bringContentUpToDate>[3]) => {
    const said: unknown[] = [];
    const warned: unknown[] = [];
    const lake = { embedded: test.lake, migratable: embeddedMigratable(test.lake, 'production') };
    await bringContentUpToDate(
      lake,
      { warn: (details: unknown) => warned.push(details) },
      (line) => said.push(line),
      migrations,
    );
    return { said, warned };
  };

  it('says what it changed, and nothing when there is nothing to do', async () => {
    expect((await start([renamed])).said).toEqual(['Content brought up to date: 1 document (1-renamed).']);
    expect(await start([renamed])).toEqual({ said: [], warned: [] });
  });

  it('goes on with content of a later version, and warns', async () => {
    expect((await start([])).warned).toEqual([{ migrations: ['1-renamed'] }]);
  });

  it('stops the start where it fails, with a message for the operator', async () => {
    const broken = {
      id: '2-broken',
      change: () => {
        throw new Error('it has no modules');
      },
    };
    await expect(start([renamed, broken])).rejects.toMatchObject({ code: 'CONTENT_MIGRATION', isForPeople: true });
  });
});
