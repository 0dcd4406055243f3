import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '~/platform/database/open.ts';
import { migrate } from '~/platform/database/migrations.ts';
import { createRevisions } from '~/platform/revisions.ts';
import { listingMigrations } from '~/listings/store/schema.ts';
import { listingsJobs } from '~/listings/feeds/importing/jobs.server.ts';
import { createJobs } from '~/platform/jobs/create-jobs.ts';
import { createLog } from '~/platform/log.ts';
import demo from '@gevel/demo';
import { listingsImport } from './listings-import.ts';

describe('listings:import', () => {
  let folder: string;
  let services: Parameters<typeof listingsImport>[0];
  let close: () => Promise<void>;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'gevel-import-'));
    const database = await openDatabase({});
    await migrate(database, 'listings', listingMigrations);
    const revisions = await createRevisions(database);
    const log = createLog('silent');
    const jobs = await createJobs(database, log);
    services = { database, revisions, scratchFolder: folder, jobs };
    jobs.define(
      ...listingsJobs({
        ...services,
        log,
        feed: null,
        sweepBright: null,
        originals: {
          fetch: () => Promise.resolve(false),
          read: () => Promise.resolve(null),
          copy: () => Promise.resolve(false),
        },
        pageOf: () => Promise.resolve(null),
        now: () => new Date(),
      }),
    );
    close = async () => {
      await jobs.stop();
      await revisions.close();
      await database.close();
    };
  });
  afterAll(async () => {
    await close();
    await rm(folder, { recursive: true, force: true });
  });

  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const steps: { done: number; total: number }[] = [];
    const code = await listingsImport(services, args, (line) =>
      typeof line === 'string' ? lines.push(line) : steps.push(line),
    );
    return { code, lines, steps };
  };

  it('imports the demo agency, and a second time changes nothing', async () => {
    const feed = demo.demoFeed({ today: '2026-11-21' });
    const count = feed.PropertyList.length;
    const file = path.join(folder, 'demo.json');
    await writeFile(file, JSON.stringify(feed));
    const first = await run(file);
    expect([first.code, first.steps.at(-1)]).toEqual([0, { done: count, total: count }]);
    expect(first.lines).toContain(`Listings: ${count} new, 0 changed, 0 gone, 0 unchanged, 0 late.`);
    expect(first.lines).toContain('Projects: 12 new, 0 changed, 0 gone, 0 unchanged.');
    expect((await run(file)).lines).toContain(`Listings: 0 new, 0 changed, 0 gone, ${count} unchanged, 0 late.`);
  });

  it('names what it set aside and goes on', async () => {
    const file = path.join(folder, 'broken.json');
    await writeFile(file, JSON.stringify({ PropertyList: [{ ID: 1 }, 7], Complete: 1 }));
    const refused = await run(file);
    expect([refused.code, refused.lines.join()]).toEqual([1, expect.stringContaining('holds 2 listings where')]);
    const { code, lines } = await run(file, '--accept-shrink');
    expect(code).toBe(0);
    expect(lines).toContain('No listing in the file can be read: none was added or changed.');
    expect(lines).toContain('Set aside: 2.');
    expect(lines.some((line) => line.startsWith('  listing 1: ') && line.includes('Zip is missing'))).toBe(true);
    expect(lines.some((line) => line.startsWith('  listing number 2: '))).toBe(true);
  });

  it.each([
    [{ Complete: 1, PropertyList: [] }, ['The file holds no listing: nothing was removed.']],
    [{ Complete: 0, PropertyList: [{ ID: 1 }, 7] }, ['No listing in the file can be read: none was added or changed.']],
    [
      { Complete: 1, PropertyList: [], ProjectList: [{ ID: 1 }, 7] },
      [
        'The file holds no listing: nothing was removed.',
        'No project in the file can be read: none was added or changed.',
      ],
    ],
  ])('says of %j what it could not read', async (content, expected) => {
    const file = path.join(folder, 'unreadable.json');
    await writeFile(file, JSON.stringify(content));
    const { code, lines } = await run(file, '--accept-shrink');
    expect(code).toBe(0);
    expect(lines.filter((line) => /^(No |The (file|list) )/.test(line))).toEqual(expected);
  });

  it.each([
    ['no JSON', '{', 'it is no JSON'],
    ['another file', '[]', 'This is no listings export'],
    ['a file that ends halfway', '{"Complete": 1, "PropertyList": [{"ID": 1}, {"ID"', 'it ends halfway'],
    ['a web page', '<!doctype html><title>Maintenance</title>', 'it is a web page'],
    ['an empty file', ' \n', 'it is empty'],
  ])('refuses %s', async (_name, content, reason) => {
    const file = path.join(folder, 'refused.json');
    await writeFile(file, content);
    const { code, lines } = await run(file);
    expect(code).toBe(1);
    expect(lines.join()).toContain(reason);
  });

  it('says when there is no such file, and how it is used', async () => {
    const missing = await run(path.join(folder, 'missing.json'));
    expect([missing.code, missing.lines.join()]).toEqual([1, expect.stringContaining('there is no such file')]);
    expect((await run()).code).toBe(2);
    expect((await run('--help')).lines[0]).toMatch(/^Usage/);
  });
});
