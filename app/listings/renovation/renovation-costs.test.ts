// Requirements 10.151
import { describe, expect, it } from 'vitest';
import { premiums, usualWorks, type Building } from './renovation-costs.ts';

const house: Building = { region: 'flanders', livingSurface: 160, isFlat: false, facades: 2 };

describe('the usual works', () => {
  it('on a terraced house follow its surface, with 6 % VAT, in hundreds of euros', () => {
    expect(usualWorks(house)).toEqual([
      // 104 m² × 20 to 115 × 1.06
      { key: 'roof', surface: 104, least: 2_200, most: 12_700 },
      { key: 'walls', surface: 80, least: 7_600, most: 16_100 },
      { key: 'windows', surface: 24, least: 6_700, most: 16_400 },
      { key: 'heating', surface: null, least: 5_300, most: 14_800 },
    ]);
  });

  it('on a detached house have twice the walls', () => {
    const walls = (facades: number | null) => usualWorks({ ...house, facades }).find(({ key }) => key === 'walls');
    expect(walls(4)?.surface).toBe(160);
    expect(walls(null)?.surface).toBe(120);
    expect(walls(12)?.surface).toBe(160);
  });

  it('on a flat are those that its owner decides on', () => {
    expect(usualWorks({ ...house, isFlat: true }).map(({ key }) => key)).toEqual(['windows', 'heating']);
  });

  it('have the VAT of Luxembourg there', () => {
    expect(usualWorks({ ...house, region: 'luxembourg' }).at(-1)).toMatchObject({ least: 5_200, most: 14_400 });
  });
});

it('each region says where its premiums are, at an address of its own', () => {
  const hosts = Object.values(premiums).map(({ url }) => new URL(url));
  expect(hosts.every(({ protocol }) => protocol === 'https:')).toBe(true);
  expect(new Set(hosts.map(({ host }) => host)).size).toBe(4);
});
