import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownersExport } from '~/owners/feed/fixture.ts';
import { readEnvironment } from '~/platform/environment.ts';
import { createLog } from '~/platform/log.ts';
import { openParts } from '../parts.ts';
import type { Parts } from '../parts.ts';
import type { CommandHost } from './command.ts';
import { ownersImport } from './owners-import.ts';

describe('owners:import', () => {
  let folder: string;
  let file: string;
  let parts: Parts;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'gevel-owners-import-'));
    file = path.join(folder, 'owners.json');
    const env = readEnvironment({ DATA_DIR: path.join(folder, 'data'), GEVEL_DEMO: '0', OWNERS_FEED_URL: file });
    parts = await openParts(env, createLog('silent'), path.resolve(import.meta.dirname, '../..'));
  }, 120_000);
  afterAll(async () => {
    await parts?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const host = { parts: () => parts } as unknown as CommandHost;
    const exit = await ownersImport(host, args, (line) => void lines.push(String(line)));
    return { exit, lines };
  };
  const write = (data: object) => writeFile(file, JSON.stringify(data));

  it('imports owners and what is told them, and says what it set aside', async () => {
    await write({ ...ownersExport, DocumentList: [...ownersExport.DocumentList, { ID: 7, PropertyID: 4101 }] });
    expect(await run(file)).toEqual({
      exit: 0,
      lines: [
        `Reading ${file}`,
        'Owners: 2 new, 0 known, 0 invited.',
        'Properties: 2.',
        'Set aside: 1.',
        '  DocumentList 7: Name is missing; Url is no address',
      ],
    });
    const { owners } = parts.owners.portal;
    expect(await owners.propertiesOf((await owners.accounts.userByEmail('luc@owners.example'))?.id ?? '')).toEqual([
      '4103',
    ]);
  });

  it('is what the schedule does with the feed of the environment', async () => {
    const [person] = ownersExport.OwnerList;
    await write({ OwnerList: [{ ...person, PersonID: 75, Email: 'nora@owners.example' }] });
    await parts.platform.jobs.run('owners-import', {});
    expect(await parts.owners.portal.owners.accounts.userByEmail('nora@owners.example')).toBeDefined();
  });

  it('says why a file cannot be read', async () => {
    await write({ Complete: 1 });
    expect(await run(file)).toMatchObject({
      exit: 1,
      lines: [expect.anything(), expect.stringContaining('none of the lists')],
    });
    expect((await run(path.join(folder, 'nothing.json'))).lines).toContainEqual(
      expect.stringContaining('there is no such file.'),
    );
  });

  it.each([[[]], [['a.json', 'b.json']], [['--complete']], [['https://']]])(
    'asks for a file or an address: %j',
    async (args) => {
      expect(await run(...args)).toMatchObject({ exit: 2, lines: [expect.stringContaining('Usage')] });
    },
  );
});
