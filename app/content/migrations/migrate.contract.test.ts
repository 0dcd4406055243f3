import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestLake, testDatabases, writeToken, type TestLake } from '@gevel/lake/testing';
import { embeddedMigratable } from './embedded.server.ts';
import { hostedMigratable } from './hosted.server.ts';
import { migrateContent, type MigratableContent } from './migrate.server.ts';
import { changeObjects, type ContentMigration } from './migration.ts';

const dataset = 'production';
const heading: ContentMigration = {
  id: '1-heading',
  change: (document) =>
    changeObjects(document, 'textModule', (module) => {
      if (!('title' in module)) return module;
      const { title, ...rest } = module;
      return { ...rest, heading: title };
    }),
};
const text = (title: string) => ({ _type: 'textModule', _key: 'a', title });
const reference = (_ref: string) => ({ _type: 'reference', _ref });

const documents = [
  { _id: 'page-home', _type: 'page', title: 'Home', modules: [text('Welcome')] },
  { _id: 'drafts.page-home', _type: 'page', title: 'Home', modules: [text('A draft')] },
  { _id: 'page-contact', _type: 'page', title: 'Contact', old: true, modules: [] },
  { _id: 'article-1', _type: 'article', page: reference('page-gone') },
];

/** The embedded lake also stands in for the hosted one, through Sanity's client and HTTP. */
const adapters = [
  { kind: 'embedded', open: async ({ lake }: TestLake) => embeddedMigratable(lake, dataset) },
  {
    kind: 'hosted',
    open: async (test: TestLake) => {
      const { token } = await test.lake.people.createToken({ name: 'migrations', grant: 'write' });
      return hostedMigratable(test.client({ token }));
    },
  },
];

const [database] = testDatabases;

describe.each(adapters)('content migrations, $kind (10.68)', ({ open }) => {
  let test: TestLake;
  let content: MigratableContent;
  let editor: SanityClient;
  beforeAll(async () => {
    if (database === undefined) throw new Error('No database to test with');
    test = await startTestLake(database.create);
    editor = test.client({ token: writeToken });
    content = await open(test);
  }, 60_000);
  afterAll(() => test?.dispose());
  beforeEach(async () => {
    await editor.delete({ query: '*' });
    await test.import(documents);
  });

  const stored = async (id: string) => (await content.documents()).find(({ _id }) => _id === id);

  it('change published documents and drafts, once, and leave everything else alone', async () => {
    const untouched = await stored('page-contact');
    expect(await migrateContent(content, [heading])).toEqual({
      pending: ['1-heading'],
      changed: expect.toSatisfy((ids: string[]) => ids.sort().join() === 'drafts.page-home,page-home'),
      unknown: [],
    });
    expect(await stored('page-home')).toMatchObject({
      title: 'Home',
      modules: [{ _type: 'textModule', _key: 'a', heading: 'Welcome' }],
    });
    expect(await stored('drafts.page-home')).toMatchObject({ modules: [{ heading: 'A draft' }] });
    expect(await stored('page-contact')).toEqual(untouched);
    const revision = (await stored('page-home'))?._rev;
    expect(await migrateContent(content, [heading])).toEqual({ pending: [], changed: [], unknown: [] });
    expect((await stored('page-home'))?._rev).toBe(revision);
  });

  it('remove fields, and run a newly added migration later', async () => {
    await migrateContent(content, [heading]);
    const withoutOld: ContentMigration = {
      id: '2-without-old',
      change: ({ old: _old, ...document }) => ({ ...document, _id: document._id, _type: document._type }),
    };
    expect(await migrateContent(content, [heading, withoutOld])).toMatchObject({
      pending: ['2-without-old'],
      changed: ['page-contact'],
    });
    expect(await stored('page-contact')).not.toHaveProperty('old');
  });

  it('write nothing in a dry run', async () => {
    const before = await content.documents();
    const report = await migrateContent(content, [heading], { dryRun: true });
    expect(report).toMatchObject({ pending: ['1-heading'] });
    expect(report.changed).toHaveLength(2);
    expect(await content.documents()).toEqual(before);
  });

  it('write nothing if one document fails to migrate, or would get a broken reference', async () => {
    const before = await content.documents();
    const broken: ContentMigration = {
      id: '2-broken',
      change: (document) => {
        if (document._id === 'page-contact') throw new Error('it has no modules');
        return document;
      },
    };
    const failing = migrateContent(content, [heading, broken]);
    await expect(failing).rejects.toMatchObject({
      code: 'CONTENT_MIGRATION',
      message: 'The migration "2-broken" cannot change the document "page-contact": it has no modules',
    });
    const lost: ContentMigration = {
      id: '2-lost',
      change: (document) => ({ ...document, next: reference('nowhere') }),
    };
    await expect(migrateContent(content, [heading, lost])).rejects.toMatchObject({ code: 'CONTENT_MIGRATION' });
    expect(await content.documents()).toEqual(before);
    // References that were broken before do not block the migration.
    const marked: ContentMigration = { id: '2-marked', change: (document) => ({ ...document, marked: true }) };
    expect((await migrateContent(content, [marked])).changed).toContain('article-1');
  });

  it('never overwrite an editor’s concurrent change: everything is read again', async () => {
    let reads = 0;
    const busy: MigratableContent = {
      ...content,
      documents: async () => {
        const read = await content.documents();
        if ((reads += 1) === 1) await editor.patch('page-home').set({ title: 'Written meanwhile' }).commit();
        return read;
      },
    };
    await migrateContent(busy, [heading]);
    expect(reads).toBe(2);
    expect(await stored('page-home')).toMatchObject({ title: 'Written meanwhile', modules: [{ heading: 'Welcome' }] });
  });

  it('report content of a later version', async () => {
    await migrateContent(content, [heading]);
    expect(await migrateContent(content, [])).toEqual({ pending: [], changed: [], unknown: ['1-heading'] });
  });

  it('are recorded where visitors cannot read it', async () => {
    await migrateContent(content, [heading]);
    const question = { dataset, query: 'count(*[_id == "migrations.content"])', parameters: {} };
    expect(await test.lake.query({ ...question, perspective: 'raw' })).toBe(1);
    expect(await test.lake.query({ ...question, perspective: 'published' })).toBe(0);
  });
});
