import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noAudit } from '~/platform/audit.ts';
import { startTestLake, testDatabases, type TestLake } from '@gevel/lake/testing';
import type { CommandHost } from './command.ts';
import { contentImport } from './content.ts';

describe.each(testDatabases.slice(0, 1))('content:import', ({ create }) => {
  let test: TestLake;

  beforeAll(async () => {
    test = await startTestLake(create);
  });
  afterAll(() => test?.dispose());

  const run = async (lines: readonly string[]) => {
    const file = path.join(test.folder, 'content.ndjson');
    await fs.writeFile(file, lines.map((line) => `${line}\n`).join(''));
    const said: string[] = [];
    // The command uses nothing else.
    const parts = { lake: { embedded: test.lake }, platform: { audit: noAudit } };
    const host = { parts: () => parts } as unknown as CommandHost;
    const code = await contentImport(host, [file], (line) => said.push(String(line)));
    return { code, said };
  };
  const allUnreadable = expect.stringMatching(/^No document in the file can be imported: is it an export of Sanity/);

  it('says that no document of a file can be imported, and why', async () => {
    const { code, said } = await run(['<!doctype html>', '{"_type": "article"', '{"title": "no type"}']);
    expect(code).toBe(1);
    expect(said).toContainEqual(allUnreadable);
    expect(said.filter((line) => line.startsWith('  line '))).toHaveLength(3);
  });

  it('does not say so where one can, or where there is none', async () => {
    const mixed = await run(['{"_id": "a", "_type": "article"}', '{']);
    expect([mixed.code, mixed.said]).toEqual([1, expect.not.arrayContaining([allUnreadable])]);
    const empty = await run([]);
    expect([empty.code, empty.said]).toEqual([0, expect.not.arrayContaining([allUnreadable])]);
  });
});
