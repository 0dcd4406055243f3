import { describe, expect, it } from 'vitest';
import { contentMigrations, migratedImport } from './index.server.ts';
import { changeObjects, migrated, type ContentMigration } from './migration.ts';

const page = {
  _id: 'page-home',
  _type: 'page',
  modules: [
    { _type: 'textModule', _key: 'a', title: 'Welcome' },
    { _type: 'groupModule', _key: 'b', parts: [{ _type: 'textModule', _key: 'c', title: 'Inside' }] },
  ],
};

describe('changeObjects', () => {
  it('changes every object of a type at any depth, and leaves the rest alone', () => {
    const after = changeObjects(page, 'textModule', ({ title, ...rest }) => ({ ...rest, heading: title }));
    expect(after).toEqual({
      ...page,
      modules: [
        { _type: 'textModule', _key: 'a', heading: 'Welcome' },
        { _type: 'groupModule', _key: 'b', parts: [{ _type: 'textModule', _key: 'c', heading: 'Inside' }] },
      ],
    });
    expect(page.modules[0]).toHaveProperty('title');
  });

  it('returns the same document if nothing changes', () => {
    expect(changeObjects(page, 'mapModule', () => ({}))).toBe(page);
    expect(changeObjects(page, 'textModule', (module) => module)).toBe(page);
  });

  it('changes the document itself if it is of the type', () => {
    expect(changeObjects(page, 'page', (document) => ({ ...document, style: 'wide' }))).toEqual({
      ...page,
      style: 'wide',
    });
  });
});

describe('migrated', () => {
  const rename: ContentMigration = {
    id: '1-rename',
    change: (document) =>
      changeObjects(document, 'textModule', ({ title, ...rest }) => (title ? { ...rest, heading: title } : rest)),
  };
  const count: ContentMigration = {
    id: '2-count',
    change: (document) => ({ ...document, texts: JSON.stringify(document).split('heading').length - 1 }),
  };

  it('runs the migrations in order', () => {
    expect(migrated(page, [rename, count])).toMatchObject({ texts: 2 });
    expect(migrated(page, [count, rename])).toMatchObject({ texts: 0 });
  });

  it('names the migration and the document if one fails', () => {
    const broken: ContentMigration = {
      id: '3-broken',
      change: () => {
        throw new Error('no modules');
      },
    };
    expect(() => migrated(page, [broken])).toThrow(
      'The migration "3-broken" cannot change the document "page-home": no modules',
    );
    const moving: ContentMigration = { id: '4-moving', change: (document) => ({ ...document, _id: 'other' }) };
    expect(() => migrated(page, [moving])).toThrow('"4-moving" cannot change the document "page-home": its _id');
  });
});

describe('the migrations of this version', () => {
  it('are numbered without gaps', () => {
    expect(contentMigrations.map(({ id }) => Number.parseInt(id))).toEqual(
      contentMigrations.map((_, index) => index + 1),
    );
  });

  it('accept an imported document, and drop its dataset’s own migration record', () => {
    expect(migratedImport(page)).toEqual(page);
    expect(migratedImport({ _id: 'migrations.content', _type: 'contentMigrations', done: ['1-x'] })).toBeNull();
  });
});
