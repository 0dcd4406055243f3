import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases, type TestDatabase } from './database/test-databases.ts';
import { createRevisions, type Revisions } from './revisions.ts';

describe.each(testDatabases)('revisions on the $kind database', ({ create }) => {
  let place: TestDatabase;
  let here: Revisions;
  let there: Revisions;

  beforeAll(async () => {
    place = await create();
    here = await createRevisions(place.database);
    there = await createRevisions(await place.again());
  });
  afterAll(async () => {
    await here?.close();
    await there?.close();
    await place?.dispose();
  });

  it('are known to the writer at once and to other processes soon', async () => {
    expect(here.current('listings')).toBe(0);
    await here.commit(async (_sql, raise) => raise(['listings', 'content:article', 'listings']));
    expect(here.current('listings')).toBe(1);
    expect(here.current('content:article')).toBe(1);
    await expect.poll(() => there.current('listings')).toBe(1);
    await there.commit((_sql, raise) => raise(['listings']));
    expect(there.current('listings')).toBe(2);
    expect(there.current('content:article')).toBe(1);
    await expect.poll(() => here.current('listings')).toBe(2);
  });

  it('do not rise if the write is rolled back', async () => {
    const before = here.current('content:menuPage');
    await here
      .commit(async (_sql, raise) => {
        await raise(['content:menuPage']);
        throw new Error('no');
      })
      .catch(() => undefined);
    await here.refresh();
    expect(here.current('content:menuPage')).toBe(before);
  });

  it('survive concurrent writers', async () => {
    const before = here.current('listings');
    const raisers = Array.from({ length: 12 }, (_, index) =>
      (index % 2 === 0 ? here : there).commit((_sql, raise) => raise(['listings', `content:kind${index % 3}`])),
    );
    await Promise.all(raisers);
    await here.refresh();
    expect(here.current('listings')).toBe(before + 12);
  });
});
