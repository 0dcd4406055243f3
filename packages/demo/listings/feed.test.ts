import { describe, expect, it } from 'vitest';
import { languages } from '~/i18n/languages.ts';
import { propertyTypes, regions } from '~/listings/domain/codes.ts';
import { parseOmnicasa } from '~/listings/feeds/omnicasa.ts';
import { regionOf } from '~/listings/domain/rules/region.ts';
import { openingHours } from '../content/source/settings.ts';
import { drawPicture } from '../pictures/index.ts';
import { groupsOf } from './groups.ts';
import { demoFeed, pastFeed } from './feed.ts';
import { variantKeys } from './property/variants.ts';

const today = '2026-11-21';
const payload = demoFeed({ today });
const parse = (feed: object) => parseOmnicasa(JSON.parse(JSON.stringify(feed)));
const feed = parse(payload);
const listings = feed.listings.map(({ raw }) => raw);
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const distinct = (values: readonly unknown[]) => [...new Set(values)].sort();
const share = (condition: (record: (typeof feed.listings)[number]) => boolean) =>
  feed.listings.filter(condition).length / feed.listings.length;

describe('the demo feed', () => {
  it('parses whole', () => {
    expect(feed.setAside).toEqual([]);
    expect(feed.complete).toBe(true);
    expect(listings.length).toBeGreaterThanOrEqual(600);
    expect(feed.projects).toHaveLength(12);
    expect(new Set(listings.map(({ id }) => id)).size).toBe(listings.length);
    expect(new Set(listings.map(({ reference }) => reference)).size).toBe(listings.length);
  });

  it('has every type, kind, goal, marquee and region (3.6)', () => {
    expect(distinct(listings.map(({ mainType }) => mainType))).toEqual(distinct(propertyTypes.map(({ key }) => key)));
    expect(distinct(listings.map(({ goal }) => goal))).toEqual(['rent', 'sale']);
    expect(distinct(listings.map(({ marquee }) => marquee))).toEqual(['new', 'none', 'rented', 'sold']);
    const own = listings.filter(({ marquee }) => marquee === 'none').map(({ marqueeLabel }) => marqueeLabel.en);
    expect(distinct(own.filter(Boolean))).toEqual(['Exclusive', 'Under offer', 'Under option']);
    expect(distinct(listings.map(({ address }) => regionOf(address.countryId, address.zip)))).toEqual(
      distinct(regions),
    );
    const drawn = listings.map(({ pictures }) => new URL(pictures[0]?.url ?? '').searchParams.get('variant'));
    expect(distinct(drawn)).toEqual(distinct(variantKeys));
  });

  it('is spread over the places an agency of Ghent would have', () => {
    const regionShare = (region: string) =>
      share(({ raw: { address } }) => regionOf(address.countryId, address.zip) === region);
    expect(regionShare('flanders')).toBeCloseTo(0.5, 1);
    expect(regionShare('brussels')).toBeCloseTo(0.25, 1);
    expect(regionShare('wallonia')).toBeCloseTo(0.15, 1);
    expect(regionShare('luxembourg')).toBeCloseTo(0.1, 1);
    const places = groupsOf(listings, ({ address }) => `${address.countryId} ${address.zip}`);
    expect(places.size).toBeGreaterThanOrEqual(64);
    for (const [place, offered] of places) expect([place, offered.length > 1]).toEqual([place, true]);
    expect(new Set(feed.municipalities.map(({ zip, countryId }) => `${countryId} ${zip}`)).size).toBe(
      feed.municipalities.length,
    );
    for (const { address, coordinates } of listings) {
      const centre = feed.municipalities.find(
        ({ zip, countryId }) => zip === address.zip && countryId === address.countryId,
      )?.centre;
      expect(Math.abs((coordinates?.latitude ?? 0) - (centre?.latitude ?? 0))).toBeLessThan(0.02);
      expect(Math.abs((coordinates?.longitude ?? 0) - (centre?.longitude ?? 0))).toBeLessThan(0.03);
    }
  });

  it('is made up as an agency’s offer is', () => {
    const type = (...keys: string[]) => share(({ raw }) => keys.includes(raw.mainType ?? ''));
    expect(type('house', 'apartment', 'studio')).toBeGreaterThan(0.65);
    expect(type('commercial', 'industrial', 'offices')).toBeGreaterThan(0.08);
    expect(type('commercial', 'industrial', 'offices')).toBeLessThan(0.16);
    expect(type('garage')).toBeLessThan(0.1);
    expect(type('plot')).toBeGreaterThan(0.03);
    expect(share(({ raw }) => raw.goal === 'rent')).toBeGreaterThan(0.2);
    expect(share(({ raw }) => raw.marquee === 'sold' || raw.marquee === 'rented')).toBeLessThan(0.12);
    expect(listings.filter(({ types }) => types.length === 2).length).toBeGreaterThan(10);
  });

  it('hides some prices and addresses, and starts from some', () => {
    expect(share(({ publishPrice }) => !publishPrice)).toBeGreaterThan(0.015);
    expect(share(({ publishPrice }) => !publishPrice)).toBeLessThan(0.06);
    expect(share(({ publishAddress }) => !publishAddress)).toBeGreaterThan(0.1);
    expect(share(({ publishAddress }) => !publishAddress)).toBeLessThan(0.2);
    expect(listings.filter(({ price }) => price.unit === 7).length).toBeGreaterThan(5);
    // Adverts for rent must state the rent.
    expect(feed.listings.filter(({ publishPrice, raw }) => !publishPrice && raw.goal === 'rent')).toEqual([]);
    // An unusual price, so that a leak would be noticed.
    const shown = new Set(feed.listings.flatMap(({ publishPrice, raw }) => (publishPrice ? [raw.price.amount] : [])));
    for (const { publishPrice, raw } of feed.listings) if (!publishPrice) expect(shown).not.toContain(raw.price.amount);
  });

  it('fills every field somewhere (3.1)', () => {
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

  it('gives its agents invented names and numbers', () => {
    const agents = new Map(listings.flatMap(({ agent }) => (agent ? [[agent.id, agent]] : [])));
    expect(agents.size).toBeGreaterThan(6);
    for (const { email, phone, function: role, pictureUrl } of agents.values()) {
      expect(drawPicture(pictureUrl ?? '', { width: 160, height: null })).toMatch(
        /^<svg[^>]* width="160" height="160"/,
      );
      expect(email).toMatch(/@gevel\.example$/);
      expect(phone).toMatch(/^0[29]0000\d{3}$|^\+352 00 /);
      expect(languages.filter((language) => !role[language])).toEqual([]);
    }
  });

  it('is the same for the same options, another for another seed, and as large as asked', () => {
    expect(demoFeed({ today })).toEqual(payload);
    expect(demoFeed({ today, seed: 7 }).PropertyList).not.toEqual(payload.PropertyList);
    const small = parse(demoFeed({ today, count: 120 }));
    expect([small.listings.length, small.setAside]).toEqual([120, []]);
  });

  it('counts its days from the day it is made for', () => {
    for (const day of ['2025-01-03', '2027-06-30']) {
      const { listings: records, setAside } = parse(demoFeed({ today: day }));
      expect(setAside).toEqual([]);
      for (const { raw } of records) {
        expect(raw.publishedOn < day, raw.id).toBe(true);
        expect(raw.updatedAt.slice(0, 10) <= day, raw.id).toBe(true);
        expect((raw.detail.constructionYear ?? 0) <= Number(day.slice(0, 4)), raw.id).toBe(true);
        for (const visit of raw.openVisits) expect(visit.day > day, raw.id).toBe(true);
        if (raw.energy.certificateEnd) expect(raw.energy.certificateEnd > day, raw.id).toBe(true);
      }
    }
    const visits = listings.flatMap(({ openVisits }) => openVisits.map(({ day }) => day));
    expect(visits.length).toBeGreaterThan(20);
    expect(visits.every((day) => day > today && day <= '2026-12-12')).toBe(true);
    expect(new Set(visits).size).toBeGreaterThan(8);
  });

  it('receives visitors in the office’s hours (9.18)', () => {
    const visits = listings.flatMap(({ openVisits }) => openVisits);
    const outside = visits.filter(({ day, from, to }) => {
      const weekday = weekdays[new Date(`${day}T12:00:00Z`).getUTCDay()];
      const hours = openingHours.find(({ days }) => days.some((each) => each === weekday));
      return hours === undefined || from < hours.opens || to > hours.closes;
    });
    expect(outside).toEqual([]);
  });
});

describe('what has left', () => {
  const past = parse(pastFeed({ today }));

  it('was complete in the export of before, and is named with its day', () => {
    expect([past.setAside, past.complete, past.listings.length]).toEqual([[], true, 48]);
    expect(feed.deletions.map(({ id }) => id).sort()).toEqual(past.listings.map(({ raw }) => raw.id).sort());
    const days = payload.DeletedList.map(({ Date }) => Date);
    expect(days.every((day) => day < today && day >= '2024-11-01')).toBe(true);
    for (const { raw } of past.listings) {
      const { status, day } = feed.deletions.find(({ id }) => id === raw.id) ?? {};
      expect([raw.id, status, raw.marquee]).toEqual([raw.id, raw.goal === 'sale' ? 'sold' : 'rented', status]);
      expect(raw.publishedOn < (day ?? ''), raw.id).toBe(true);
    }
  });

  it('shares no id with what is offered', () => {
    const offered = new Set(listings.map(({ id }) => id));
    expect(past.listings.filter(({ raw }) => offered.has(raw.id))).toEqual([]);
  });
});
