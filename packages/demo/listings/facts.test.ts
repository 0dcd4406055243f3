import { describe, expect, it } from 'vitest';
import { languages } from '~/i18n/languages.ts';
import { parseOmnicasa } from '~/listings/feeds/omnicasa.ts';
import { epcLabel } from '~/listings/domain/rules/epc.ts';
import { regionOf } from '~/listings/domain/rules/region.ts';
import { readAddress, type Subject } from '../pictures/address.ts';
import { demoFeed, pastFeed } from './feed.ts';

const today = '2026-11-21';
const records = [demoFeed({ today }), pastFeed({ today })].flatMap(
  (feed) => parseOmnicasa(JSON.parse(JSON.stringify(feed))).listings,
);
const projects = parseOmnicasa(JSON.parse(JSON.stringify(demoFeed({ today })))).projects;
const listings = records.map(({ raw }) => raw);
const home = (type: string | null) => ['house', 'apartment', 'studio', 'income-property'].includes(type ?? '');

describe('the facts of a listing', () => {
  it('agree with each other', () => {
    for (const { id, mainType, detail, rooms, goal, groundSurface } of listings) {
      const { flags } = detail;
      if (flags.garden !== null) expect([id, flags.garden]).toEqual([id, (detail.gardenSurface ?? 0) > 0]);
      if (flags.terrace !== null) expect([id, flags.terrace]).toEqual([id, (detail.terraceSurface ?? 0) > 0]);
      if (detail.gardenSurface) expect(detail.gardenSurface).toBeLessThanOrEqual(groundSurface ?? 0);
      if (mainType === 'apartment' || mainType === 'studio') {
        expect(detail.floor).not.toBeNull();
        if ((detail.floors ?? 0) > 4 && (detail.constructionYear ?? 0) > 1950 && flags.lift !== null) {
          expect([id, flags.lift]).toEqual([id, true]);
        }
      }
      if (mainType === 'plot')
        expect([detail.constructionYear, rooms.bedRoom, detail.heatingName]).toEqual([null, null, {}]);
      if ((detail.constructionYear ?? 0) > 2001) expect(detail.asbestosDate).toBeNull();
      if (detail.renovationYear) expect(detail.renovationYear).toBeGreaterThan(detail.constructionYear ?? 0);
      if (goal === 'rent' && home(mainType)) expect([id, detail.condition.en]).not.toEqual([id, 'To renovate']);
    }
  });

  it('have the energy facts of their region', () => {
    for (const { id, address, energy, mainType } of listings) {
      const region = regionOf(address.countryId, address.zip);
      if (!home(mainType)) continue;
      if (region === 'brussels') expect([id, energy.value !== null, energy.co2 !== null]).toEqual([id, true, true]);
      if (energy.value === null) continue;
      expect(energy.certificateNumber).toMatch(/\d/);
      if (region === 'wallonia') expect([id, energy.total !== null]).toEqual([id, true]);
      if (region === 'luxembourg') expect([id, energy.secondLabelText !== null]).toEqual([id, true]);
      expect(epcLabel({ ...energy, region })).not.toBeNull();
    }
    const labels = new Set(
      listings.map(
        ({ address, energy }) => epcLabel({ ...energy, region: regionOf(address.countryId, address.zip) })?.text,
      ),
    );
    expect(labels.size).toBeGreaterThan(15);
  });

  it('say in Flanders what the law asks for', () => {
    const flemish = listings.filter(({ address }) => regionOf(address.countryId, address.zip) === 'flanders');
    for (const { id, detail, mainType } of flemish) {
      expect([id, detail.floodPlotScore !== null, detail.summons.nl !== undefined]).toEqual([id, true, true]);
      if (mainType !== 'plot') expect(detail.floodBuildingScore).not.toBeNull();
    }
    expect(new Set(flemish.map(({ detail }) => detail.floodPlotScore))).toEqual(new Set(['A', 'B', 'C', 'D']));
  });
});

describe('the pictures of a listing', () => {
  const subjectsOf = (urls: readonly { url: string }[]) => urls.map(({ url }) => readAddress(url));
  const viewOf = (subject: Subject | null) => (subject?.kind === 'facade' ? subject.view : null);

  it('can be drawn, begin with the front, and fit it', () => {
    for (const { id, pictures, plans, detail, mainType } of listings) {
      const subjects = subjectsOf(pictures);
      expect([id, subjects.includes(null), subjectsOf(plans).includes(null)]).toEqual([id, false, false]);
      expect(pictures.length).toBeGreaterThanOrEqual(5);
      expect(pictures.length).toBeLessThanOrEqual(9);
      expect(viewOf(subjects[0] ?? null)).toBe('front');
      expect(subjects.every((subject) => subject?.listing === id)).toBe(true);
      if (mainType === 'plot') expect(subjects[4]).toMatchObject({ kind: 'plan', level: 'parcel' });
      else if (!detail.gardenSurface) expect([id, subjects.map(viewOf)]).not.toContain('back');
    }
  });

  it('say the house number only where the address is published', () => {
    for (const { raw, publishAddress } of records) {
      for (const subject of subjectsOf(raw.pictures)) {
        const number = subject?.kind === 'facade' ? subject.number : undefined;
        if (!publishAddress) expect([raw.id, number]).toEqual([raw.id, undefined]);
        else if (number !== undefined) expect(number).toBe(raw.address.houseNumber);
      }
    }
  });
});

describe('projects', () => {
  const raw = projects.map((project) => project.raw);

  it('have homes in all states, and some that have pages of their own', () => {
    const ids = new Map(listings.map((listing) => [listing.id, listing]));
    for (const { id, units } of raw)
      expect([id, units.length === 0 || (units.length > 3 && units.length < 31)]).toEqual([id, true]);
    expect(raw.filter(({ units }) => units.length === 0)).toHaveLength(1);
    expect(raw.filter(({ units }) => units.length > 0 && units.every(({ status }) => status === 'sold'))).toHaveLength(
      1,
    );
    expect(raw.filter(({ externalUrl }) => externalUrl !== null)).toHaveLength(1);
    const listed = raw.flatMap(({ units }) => units.filter(({ listingId }) => listingId !== null));
    expect(listed.length).toBeGreaterThan(8);
    for (const unit of listed) {
      const page = ids.get(unit.listingId ?? '');
      expect([unit.price, Math.floor(unit.livingSurface ?? 0), unit.bedrooms]).toEqual([
        page?.price.amount,
        Math.floor(page?.livingSurface ?? 0),
        page?.rooms.bedRoom,
      ]);
    }
  });

  it('are told in four languages', () => {
    for (const { title, description, situation, deliveryText } of raw) {
      for (const text of [title, description, situation, deliveryText]) {
        expect(languages.filter((language) => !text[language])).toEqual([]);
      }
    }
  });
});
