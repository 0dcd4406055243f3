import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { languages } from '~/i18n/languages.ts';
import { propertyTypes } from '~/listings/codes.ts';
import { parseOmnicasa } from '~/listings/feeds/omnicasa.ts';
import { regionOf } from '~/listings/rules/region.ts';
import { demoFeed, demoOptions } from './feed.ts';

const payload = demoFeed();
const feed = parseOmnicasa(JSON.parse(JSON.stringify(payload)));
const listings = feed.listings.map(({ raw }) => raw);
const distinct = (values: readonly unknown[]) => [...new Set(values)].sort();

describe('the demo feed', () => {
  it('is the committed one', async () => {
    const committed: unknown = JSON.parse(await readFile(new URL('./feed.json', import.meta.url), 'utf8'));
    expect(committed).toEqual(JSON.parse(JSON.stringify(payload)));
  });

  it('parses whole', () => {
    expect(feed.setAside).toEqual([]);
    expect(feed.complete).toBe(true);
    expect([listings.length, feed.projects.length]).toEqual([demoOptions.count, 4]);
    expect(new Set(listings.map(({ id }) => id)).size).toBe(demoOptions.count);
  });

  it('has every type, goal, marquee and region', () => {
    expect(distinct(listings.map(({ mainType }) => mainType))).toEqual(distinct(propertyTypes.map(({ key }) => key)));
    expect(distinct(listings.map(({ goal }) => goal))).toEqual(['rent', 'sale']);
    expect(distinct(listings.map(({ marquee }) => marquee))).toEqual(['new', 'none', 'rented', 'sold']);
    const own = listings.filter(({ marquee }) => marquee === 'none').map(({ marqueeLabel }) => marqueeLabel.en);
    expect(distinct(own.filter(Boolean))).toEqual(['In option', 'Under offer']);
    expect(distinct(listings.map(({ address }) => regionOf(address.countryId, address.zip)))).toEqual([
      'brussels',
      'flanders',
      'luxembourg',
      'wallonia',
    ]);
    expect(new Set(listings.map(({ address }) => address.zip)).size).toBeGreaterThanOrEqual(25);
  });

  it('hides some prices and addresses, and starts from one', () => {
    expect(feed.listings.filter(({ publishPrice }) => !publishPrice).length).toBeGreaterThan(2);
    expect(feed.listings.filter(({ publishAddress }) => !publishAddress).length).toBeGreaterThan(5);
    expect(listings.some(({ price }) => price.unit === 7)).toBe(true);
  });

  it('fills every field somewhere', () => {
    const filled = (value: unknown): boolean =>
      value !== null && value !== undefined && (typeof value !== 'object' || Object.values(value).some(filled));
    const emptyIn = (records: readonly object[]) => {
      const [first = {}] = records;
      return Object.keys(first).filter(
        (key) => !records.some((record) => filled(Object.entries(record).find(([name]) => name === key)?.[1])),
      );
    };
    expect(emptyIn(listings)).toEqual([]);
    expect(emptyIn(listings.map(({ detail }) => detail))).toEqual([]);
    expect(emptyIn(listings.map(({ detail }) => detail.flags))).toEqual([]);
    expect(emptyIn(listings.map(({ energy }) => energy))).toEqual([]);
    expect(emptyIn(feed.projects.map(({ raw }) => raw))).toEqual([]);
  });

  it('has titles in all four languages and pictures that say what to draw', () => {
    for (const { title, typeDescription, pictures, smallPicture } of listings) {
      expect(languages.filter((language) => !title[language] || !typeDescription[language])).toEqual([]);
      expect(pictures.length).toBeGreaterThanOrEqual(4);
      expect(pictures.length).toBeLessThanOrEqual(7);
      expect(smallPicture?.width).toBe(250);
      for (const { url } of pictures)
        expect(url).toMatch(/^demo:(facade|interior)\?listing=\d+&n=\d+&(view|room)=[a-z]+&type=.*&seed=\d+$/);
    }
  });

  it('asks plausible prices', () => {
    for (const { id, goal, price } of listings) {
      const [low, high] = goal === 'sale' ? [5_000, 6_000_000] : [60, 12_000];
      expect([id, (price.amount ?? 0) >= low && (price.amount ?? 0) <= high]).toEqual([id, true]);
    }
  });

  it('is the same for the same options and grows', () => {
    expect(demoFeed(demoOptions)).toEqual(payload);
    const large = parseOmnicasa(JSON.parse(JSON.stringify(demoFeed({ ...demoOptions, count: 600 }))));
    expect([large.listings.length, large.setAside]).toEqual([600, []]);
  });
});
