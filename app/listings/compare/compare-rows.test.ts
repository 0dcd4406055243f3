import { describe, expect, it } from 'vitest';
import { translationFor } from '~/i18n/i18n.server.ts';
import { propertyCards } from '../cards/property-card.server.ts';
import { listingFixture } from '../detail/listing.fixture.ts';
import type { Listing, ListingSummary } from '../domain/entity.ts';
import { compareRows, type ComparedHome } from './compare-rows.server.ts';

const { t } = await translationFor('nl', {});
const choice = { language: 'nl', fallback: 'nl' } as const;

function home(change: Record<string, unknown>, marqueesReplacingPrice: string[] = []): ComparedHome {
  const listing = listingFixture({ ID: '1', ...change });
  const [card] = propertyCards([summaryOf(listing)], { choice, inMode: (path) => path, marqueesReplacingPrice });
  if (!card) throw new Error('The fixture has no card');
  return { listing, card };
}

/** A card's summary as the store makes it, in Dutch. */
function summaryOf(listing: Listing): ListingSummary {
  const { address, price } = listing;
  const dutch = ({ nl }: { nl?: string | null }) => nl ?? '';
  return {
    ...listing,
    title: dutch(listing.title),
    titleLanguage: 'nl',
    marqueeLabel: dutch(listing.marqueeLabel) || null,
    typeDescription: dutch(listing.typeDescription),
    mainTypeName: dutch(listing.mainTypeName),
    priceUnitText: dutch(price.unitText) || null,
    chargesRenterCents: listing.detail.chargesRenterCents,
    street: address.street,
    houseNumber: address.houseNumber,
    box: address.box,
    zip: address.zip,
    city: dutch(address.city),
    countryId: address.countryId,
    countryName: dutch(address.countryName),
    isPriceLowered: false,
  };
}

function rowsOf(...homes: (ComparedHome | null)[]) {
  const rows = compareRows(homes, { choice, t, renovationTermYears: 6 });
  return Object.fromEntries(rows.map(({ key, ...row }) => [key, row]));
}
const textsOf = (row: ReturnType<typeof rowsOf>[string] | undefined) => row?.cells.map((cell) => cell && cell.text);

describe('homes side by side (10.121)', () => {
  const small = { Price: 300_000, SurfaceLiving: 100, BedRooms: 2 };
  const large = { Price: 350_000, SurfaceLiving: 140, BedRooms: 2 };

  it('have a price for a square metre, and the best end of each row is named', () => {
    const rows = rowsOf(home(small), home(large));
    expect(textsOf(rows.perSquareMetre)).toEqual(['€\u00a03.000', '€\u00a02.500']);
    expect(rows.perSquareMetre?.cells.map((cell) => cell?.best)).toEqual([undefined, 'lowest']);
    expect(rows.price?.cells.map((cell) => cell?.best)).toEqual(['lowest', undefined]);
    expect(rows.livingSurface?.cells.map((cell) => cell?.best)).toEqual([undefined, 'largest']);
  });

  it('have bathrooms, the score of their energy and what they cost a month (10.121)', () => {
    const rows = rowsOf(
      home({ ...small, BathRooms: 1, EnergyPerformance: 250 }),
      home({ ...large, BathRooms: 2, EnergyPerformance: 95 }),
    );
    expect(textsOf(rows.bathRoom)).toEqual(['1', '2']);
    expect(textsOf(rows.energyScore)).toEqual(['250\u00a0kWh/m²', '95\u00a0kWh/m²']);
    expect(rows.energyScore?.cells.map((cell) => cell?.best)).toEqual([undefined, 'lowest']);
    // 80 % of the price is borrowed, as in the calculator's initial values.
    const [cheap = 0, dear = 0] = (textsOf(rows.monthly) ?? []).map((text) => Number(text?.replace(/\D/g, '')));
    expect(cheap).toBeGreaterThan(900);
    expect(dear).toBeGreaterThan(cheap);
    expect(rows.monthly?.cells.map((cell) => cell?.best)).toEqual(['lowest', undefined]);
    expect(textsOf(rowsOf(home({ ...small, Marquee: 3 }, ['sold']), home(large)).monthly)?.[0]).toBeNull();
  });

  it('say where they are the same, and nothing is best there', () => {
    const rows = rowsOf(home(small), home(large));
    expect(rows.bedRoom).toMatchObject({ isSame: true, cells: [{ text: '2' }, { text: '2' }] });
    expect(rows.bedRoom?.cells.some((cell) => cell?.best)).toBe(false);
    expect(rows.price?.isSame).toBe(false);
    expect(Object.values(rowsOf(home(small))).some(({ isSame }) => isSame)).toBe(false);
  });

  it('keep a price that a sign replaces, and what it could be worked out from', () => {
    const rows = rowsOf(home({ ...small, Marquee: 3 }, ['sold']), home(large));
    expect(textsOf(rows.price)).toEqual([t('marquee.sold'), '€\u00a0350.000']);
    expect(textsOf(rows.perSquareMetre)).toEqual([null, '€\u00a02.500']);
    expect(rows.price?.cells.some((cell) => cell?.best)).toBe(false);
  });

  it('have no price for a square metre where the price only begins there', () => {
    const rows = rowsOf(home({ ...small, PriceUnit: 7 }), home(large));
    expect(textsOf(rows.perSquareMetre)).toEqual([null, '€\u00a02.500']);
  });

  it('leave the column of one that is gone empty, and rows that nobody knows out', () => {
    const rows = rowsOf(home(small), null);
    expect(textsOf(rows.price)).toEqual(['€\u00a0300.000', null]);
    expect(rows.price?.cells[1]).toBeNull();
    expect(rows.availability).toBeUndefined();
    expect(rowsOf(null, null)).toEqual({});
  });

  it('do not compare a rent with a price to buy for', () => {
    const rows = rowsOf(home(small), home({ ...large, Goal: 1, Price: 900 }));
    expect(textsOf(rows.perSquareMetre)).toEqual(['€\u00a03.000', `€\u00a06,43 ${t('price.perMonth')}`]);
    expect(rows.price?.cells.some((cell) => cell?.best)).toBe(false);
  });

  it('name the duty to renovate in Flanders only, and flood scores with their sign', () => {
    const energy = (value: number, change = {}) => home({ ...small, EnergyPerformance: value, ...change });
    const rows = rowsOf(energy(550), energy(150), energy(550, { Zip: '1000' }));
    expect(textsOf(rows.renovation)).toEqual([t('compare.renovationBy', { count: 6 }), t('facts.no'), null]);
    const flooded = rowsOf(home({ FloodPScore: 'D', FloodGScore: 'B' }), home({ FloodPScore: 'A' }));
    expect(textsOf(flooded.flood)).toEqual(['P-score D, G-score B', 'P-score A']);
    expect(flooded.flood?.cells.map((cell) => cell?.isFloodProne)).toEqual([true, undefined]);
  });
});
