import { describe, expect, it } from 'vitest';
import { readAddress, type PlanSubject } from './address.ts';
import { drawPicture } from './index.ts';
import { composePlan } from './plans/compose.ts';
import { areaOf } from './plans/geometry.ts';

function plan(facts: string): { subject: PlanSubject; url: string } {
  const url = `demo:plan?n=1&type=house&floors=2&${facts}`;
  const subject = readAddress(url);
  if (subject?.kind !== 'plan') throw new Error(`no plan: ${url}`);
  return { subject, url };
}

/** Floors of all kinds and sizes that the demo's listings may have. */
const floors = (['single', 'ground', 'upper'] as const).flatMap((level) =>
  [0, 1, 2, 3, 4, 5].flatMap((bedrooms) =>
    [1, 2].flatMap((bathrooms) =>
      ['terraced-house', 'villa', 'new-flat'].map((variant, n) => {
        const surface = 34 + bedrooms * 21 + bathrooms * 9 + n * 4;
        const baths = level === 'ground' && bedrooms === 0 ? bathrooms - 1 : bathrooms;
        return {
          ...plan(
            `listing=${4000 + bedrooms * 17 + n}&level=${level}&bedrooms=${bedrooms}&bathrooms=${baths}&surface=${surface}&terrace=${n * 9}&garages=${n % 2}&variant=${variant}&era=${1950 + n * 30}&seed=${bedrooms * 7 + bathrooms}`,
          ),
          bedrooms,
          baths,
          surface,
        };
      }),
    ),
  ),
);

describe('floor plans', () => {
  it('have rooms that add up to the surface, and as many bedrooms and bathrooms as the listing', () => {
    for (const { subject, url, bedrooms, baths, surface } of floors) {
      const { rooms } = composePlan(subject);
      const of = (...kinds: string[]) => rooms.filter(({ kind }) => kinds.includes(kind)).length;
      const sum = rooms.reduce((total, room) => total + areaOf(room), 0);
      expect(Math.abs(sum / surface - 1), url).toBeLessThan(0.03);
      expect(of('bedroom'), url).toBe(bedrooms);
      expect(of('bath', 'shower'), url).toBe(baths);
      expect(of('toilet'), url).toBeLessThanOrEqual(1);
    }
  });

  it('have no rooms that overlap', () => {
    for (const { subject, url } of floors) {
      const { rooms } = composePlan(subject);
      for (const [index, one] of rooms.entries())
        for (const other of rooms.slice(index + 1)) {
          const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
          const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
          expect(Math.min(wide, high), `${url} ${one.kind} ${other.kind}`).toBeLessThan(0.01);
        }
    }
  });

  it('have stairs in houses of more than one floor, and a terrace and a garage where there are', () => {
    for (const { subject, url } of floors) {
      const { stairs, extras } = composePlan(subject);
      expect(stairs !== null, url).toBe(subject.level !== 'single');
      expect(
        extras.some(({ kind }) => kind === 'terrace'),
        url,
      ).toBe(subject.terrace > 0);
      expect(
        extras.some(({ kind }) => kind === 'garage'),
        url,
      ).toBe(subject.level === 'ground' && subject.garages > 0);
    }
  });

  it('draw as SVG, the same every time', () => {
    const parcels = [180, 640, 2200].map((surface) =>
      plan(`listing=${surface}&level=parcel&bedrooms=0&surface=${surface}&variant=plot&era=0&seed=4`),
    );
    for (const { url } of [...floors, ...parcels]) {
      const svg = drawPicture(url, { width: 400, height: null }) ?? '';
      expect(svg, url).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="400" height="300"/);
      expect(svg, url).not.toMatch(/NaN|undefined|Infinity|<text|<filter/);
      expect(drawPicture(url, { width: 400, height: null })).toBe(svg);
    }
  });

  it('differ between listings with the same facts', () => {
    const same = 'level=single&bedrooms=2&bathrooms=1&surface=92&terrace=10&variant=new-flat&era=2020&seed=3';
    const drawn = Array.from({ length: 20 }, (_, n) =>
      drawPicture(plan(`listing=${700 + n}&${same}`).url, { width: 400, height: null }),
    );
    expect(new Set(drawn).size).toBe(20);
  });
});
