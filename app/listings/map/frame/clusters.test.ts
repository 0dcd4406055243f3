import { describe, expect, it } from 'vitest';
import type { MapItem, MapListing } from '../message.ts';
import { clusterIndex, marksIn } from './clusters.ts';

const listing = (ID: string, Latitude: number, Longitude: number, change: Partial<MapListing> = {}): MapListing => ({
  ID,
  Goal: 0,
  Latitude,
  Longitude,
  Approximate: false,
  Price: '',
  ShortPrice: '',
  Marquee: 0,
  MarqueeName: '',
  TypeDescription: '',
  City: '',
  ...change,
});
const everywhere = { south: 49, west: 2, north: 52, east: 7 };
const marks = (items: readonly MapItem[], zoom: number) => marksIn(clusterIndex(items), everywhere, zoom);

describe('marks', () => {
  const near = [listing('a', 51.05, 3.72), listing('b', 51.06, 3.73), listing('c', 50.63, 5.57)];

  it('join what is near and let go when coming closer', () => {
    expect(marks(near, 8).map(({ kind }) => kind)).toEqual(['cluster', 'listing']);
    const [cluster] = marks(near, 8);
    if (cluster?.kind !== 'cluster') throw new Error('a cluster');
    expect(cluster.count).toBe(2);
    expect(marks(near, cluster.zoom).map(({ kind }) => kind)).toEqual(['listing', 'listing', 'listing']);
  });

  it('are ordered from north to south, which is the tab order', () => {
    expect(marks(near, 15).map(({ key }) => key)).toEqual(['b', 'a', 'c']);
  });

  it('of hidden addresses at one centre are one group at every zoom, never taken apart', () => {
    const hidden = ['a', 'b', 'c'].map((id) => listing(id, 51.05, 3.72, { Approximate: true }));
    for (const zoom of [6, 9, 13, 16, 19]) {
      const [group, ...others] = marks(hidden, zoom);
      expect([group?.kind, others]).toEqual(['group', []]);
      if (group?.kind === 'group') expect(group.listings.map(({ ID }) => ID).sort()).toEqual(['a', 'b', 'c']);
    }
  });

  it('that are together where the map comes no closer are one group, however many (10.225)', () => {
    const many = Array.from({ length: 300 }, (_, index) => listing(String(index), 51.05 + index / 1e5, 3.72));
    expect(marksIn(clusterIndex(many), everywhere, 11, 12).map(({ kind }) => kind)).toEqual(['cluster']);
    const [group, ...others] = marksIn(clusterIndex(many), everywhere, 12, 12);
    expect([group?.kind, group?.kind === 'group' && group.listings.length, others]).toEqual(['group', 300, []]);
  });

  it('count clusters of the server as many as they are', () => {
    const [mark] = marks([{ Count: 900, Latitude: 50.85, Longitude: 4.35 }, listing('a', 50.86, 4.36)], 7);
    expect(mark).toMatchObject({ kind: 'cluster', count: 901 });
    expect(marks([{ Count: 900, Latitude: 50.85, Longitude: 4.35 }], 7)).toMatchObject([{ count: 900, zoom: 9 }]);
  });

  it('outside of the box are none', () => {
    expect(marksIn(clusterIndex(near), { south: 50, west: 5, north: 51, east: 6 }, 12).map(({ key }) => key)).toEqual([
      'c',
    ]);
  });
});
