import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Language } from '~/i18n/languages.ts';
import { translationFor } from '~/i18n/i18n.server.ts';
import { distance } from '../places/distance.ts';
import { createNearbyPlaces } from './nearby-places.server.ts';
import { distanceText, nearbyView } from './nearby-view.server.ts';
import { byKind, nearbyKinds, nearest, reach } from './nearest.ts';

const textsOf = async (language: Language) => (await translationFor(language, {})).t;

const home = { latitude: 51.05, longitude: 3.72, approximate: false };

const point = (kind: unknown, north: number, properties: object = {}, east = 0) => ({
  type: 'Feature',
  properties: { kind, ...properties },
  // A kilometre is 1/111.2 of a degree of latitude.
  geometry: { type: 'Point', coordinates: [home.longitude + east, home.latitude + north / 111.195] },
});
const collection = (features: unknown[], more: object = {}) =>
  JSON.stringify({ type: 'FeatureCollection', ...more, features });

describe('the file of places', () => {
  let folder: string;
  let file: string;
  let lines: string[];
  const open = () =>
    createNearbyPlaces({ file, log: { warn: (_details: unknown, line?: string) => void lines.push(line ?? '') } });
  beforeEach(async () => {
    lines = [];
    folder = await mkdtemp(path.join(os.tmpdir(), 'nearby-'));
    file = path.join(folder, 'places-nearby.geojson');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is read when it comes and when it changes, and never for an address that is not published (10.155)', async () => {
    const nearby = open();
    await nearby.look();
    expect([nearby.near(home), nearby.revision()]).toEqual([null, 0]);

    await writeFile(file, collection([point('school', 0.4, { name: 'De Klimop' })]));
    await nearby.look();
    await nearby.look();
    expect(nearby.near(home)?.places.map(({ place }) => place.name)).toEqual(['De Klimop']);
    expect(nearby.near({ ...home, approximate: true })).toBeNull();
    expect(nearby.near(null)).toBeNull();
    expect(nearby.revision()).toBe(1);

    await writeFile(file, collection([point('park', -2, { name: 'Citadelpark' })], { attribution: '© Stad Gent' }));
    await nearby.look();
    expect(nearby.near(home)).toMatchObject({
      places: [{ place: { name: 'Citadelpark' } }],
      attribution: '© Stad Gent',
    });

    await rm(file);
    await nearby.look();
    expect([nearby.near(home), nearby.revision(), lines]).toEqual([null, 3, []]);
  });

  it.each([
    ['no JSON', 'places', 'it is no JSON'],
    ['cut short', collection([point('school', 1)]).slice(0, -9), 'it ends halfway'],
    ['a web page', '<!doctype html>', 'it is a web page'],
    ['without places of a known kind', collection([point('volcano', 1)]), 'no point of a kind that is known'],
  ])('is done without where it is damaged (%s), and the log says so once', async (_what, content, reason) => {
    await writeFile(file, collection([point('school', 1)]));
    const nearby = open();
    await nearby.look();
    await writeFile(file, content);
    for (let time = 0; time < 3; time += 1) await nearby.look();
    expect(nearby.near(home)).toBeNull();
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^No places near homes: .*${reason}`))]);
  });

  it('is not read where it is larger than 50 MB', async () => {
    await writeFile(file, '');
    await truncate(file, 51 * 1024 * 1024);
    await open().look();
    expect(lines).toEqual(['No places near homes: it is larger than 50 MB.']);
  });

  it('may hold anything beside the places (10.156)', async () => {
    await writeFile(
      file,
      collection([
        null,
        7,
        {},
        point('volcano', 0.1),
        point(7, 0.1),
        { ...point('school', 0.1), geometry: null },
        { ...point('school', 0.1), geometry: { type: 'Polygon', coordinates: [[[3.7, 51]]] } },
        { ...point('school', 0.1), geometry: { type: 'Point', coordinates: [3.7] } },
        { ...point('school', 0.1), geometry: { type: 'Point', coordinates: [3.7, '51.05'] } },
        { ...point('school', 0.1), geometry: { type: 'Point', coordinates: [3.7, 510] } },
        { ...point('park', 0.1, { name: 9 }), properties: null },
        point('park', 0.5, { name: ['x'], 'name:nl': ' Zuidpark ', 'name:fr': '' }),
        point('stop', 0.2),
      ]),
    );
    const nearby = open();
    await nearby.look();
    expect(lines).toEqual([]);
    const found = nearby.near(home)?.places.map(({ place: { kind, name, names } }) => ({ kind, name, names }));
    expect(found).toEqual([
      { kind: 'stop', name: null, names: {} },
      { kind: 'park', name: null, names: { nl: 'Zuidpark' } },
    ]);
  });
});

describe('what is near a home', () => {
  it('is the nearest of each kind, within 5 km, of stations within 15 (10.157)', () => {
    const at = (kind: (typeof nearbyKinds)[number], north: number) => ({
      kind,
      latitude: home.latitude + north / 111.195,
      longitude: home.longitude,
    });
    const places = byKind([
      at('park', 5.1),
      at('station', 14.9),
      at('school', -2),
      at('school', 1),
      at('hospital', 4.9),
    ]);
    expect(nearest(places, home).map(({ place, away }) => [place.kind, Number(away.toFixed(1))])).toEqual([
      ['station', 14.9],
      ['school', 1],
      ['hospital', 4.9],
    ]);
  });

  it('is what a look at every place finds, wherever they are', () => {
    const place = fc.record({
      kind: fc.constantFrom(...nearbyKinds),
      latitude: fc.double({ min: 50.9, max: 51.2, noNaN: true }),
      longitude: fc.double({ min: 3.5, max: 3.9, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(place, { maxLength: 60 }), (places) => {
        const plain = nearbyKinds.flatMap((kind) => {
          const away = places.filter((each) => each.kind === kind).map((each) => distance(home, each));
          const least = Math.min(...away);
          return least <= reach(kind) ? [[kind, least]] : [];
        });
        expect(nearest(byKind(places), home).map((each) => [each.place.kind, each.away])).toEqual(plain);
      }),
    );
  });
});

describe('a distance', () => {
  it.each([
    ['nl', 0.01, 'minder dan 50 m'],
    ['nl', 0.03, '50 m'],
    ['nl', 0.424, '400 m'],
    ['nl', 0.426, '450 m'],
    ['nl', 0.974, '950 m'],
    ['nl', 0.976, '1,0 km'],
    ['fr', 1.25, '1,3 km'],
    ['en', 12.04, '12.0 km'],
    ['de', 4.96, '5,0 km'],
  ] satisfies [Language, number, string][])(
    'is told in %s as exactly as it is: %d km',
    async (language, away, text) => {
      expect(distanceText(away, language, await textsOf(language)).replaceAll('\u00a0', ' ')).toBe(text);
    },
  );
});

describe('the section of a page', () => {
  const place = { kind: 'stop' as const, ...home, name: 'Gare du Midi', names: { nl: 'Zuidstation' } };

  it('names a place in the page’s language where its source does, and whose data it is', async () => {
    const near = { places: [{ place, away: 0.31 }], attribution: null };
    const [nl, de] = [nearbyView(near, 'nl', await textsOf('nl')), nearbyView(near, 'de', await textsOf('de'))];
    expect(nl?.places).toEqual([
      { key: 'stop', kind: 'Bus-, tram- of metrohalte', name: 'Zuidstation', distance: '300\u00a0m' },
    ]);
    expect(de?.places[0]?.name).toBe('Gare du Midi');
    expect(nl?.attribution.text).toBe('© OpenStreetMap');
    expect(nearbyView({ ...near, attribution: '© IGN' }, 'fr', await textsOf('fr'))?.attribution).toEqual({
      text: '© IGN',
      url: null,
    });
  });

  it('is not there where nothing is near', async () => {
    const t = await textsOf('nl');
    expect([nearbyView(null, 'nl', t), nearbyView({ places: [], attribution: null }, 'nl', t)]).toEqual([null, null]);
  });
});
