import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feed, property } from '~/listings/store/fixture.ts';
import { importFeed } from '~/listings/store/import.server.ts';
import { openTestStore, type TestStore } from '~/listings/store/test-store.ts';
import { testDatabases } from '~/platform/database/test-databases.ts';
import { readPlaces } from './places.server.ts';

describe.each(testDatabases)('places as people type them, on the $kind database', ({ create }) => {
  let opened: TestStore;
  beforeAll(async () => {
    opened = await openTestStore(create);
    await importFeed(
      { database: opened.place.database, revisions: opened.revisions },
      feed([property({ ID: 1 }), property({ ID: 2, Zip: '9300', City: 'Aalst' })]),
    );
  }, 60_000);
  afterAll(() => opened?.dispose());
  const read = (line: string) => readPlaces(opened.store, line, 'nl');

  it.each([
    ['Gent', 'Gent'],
    ['gand', 'Gent'],
    ['9000 Gent', 'Gent 9000'],
    ['Gent (9000)', 'Gent 9000'],
    ['B-9000 GENT', 'Gent 9000'],
    ['Gent, Aalst 9300', 'Gent, Aalst 9300'],
    ['Gent;; Gent ,', 'Gent'],
  ])('%s is %s', async (line, text) => {
    const found = await read(line);
    expect(found).toMatchObject({ text, unknown: null });
    expect(
      found.cities.every(({ name, zip }) => `${name} ${zip}` === 'gent 9000' || `${name} ${zip}` === 'aalst 9300'),
    ).toBe(true);
    expect(found.zones.every((zone) => /^m\d+$/.test(zone))).toBe(true);
  });

  it('takes a postcode without a city that we know, and no other word', async () => {
    expect(await read('8000')).toEqual({ text: '8000', zones: ['z8000'], cities: [], unknown: null });
    expect((await read('Gent, Nergenshuizen')).unknown).toBe('Nergenshuizen');
    expect((await read('Gent 9300')).unknown).toBe('Gent 9300');
    expect(await read('')).toEqual({ text: '', zones: [], cities: [], unknown: null });
  });
});
