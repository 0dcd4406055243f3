import { expect, it } from 'vitest';
import { feed, property } from '../store/fixture.ts';
import type { ListingRecord } from '../domain/entity.ts';
import { priceText } from '../domain/rules/price.ts';
import { costsView } from './costs-view.ts';

async function view(change: Record<string, unknown>, ignored: string[] = []) {
  const records: ListingRecord[] = [];
  for await (const record of feed([property({ ID: 1, ...change })]).listings) records.push(record);
  const [record] = records;
  if (!record) throw new Error('no listing');
  const { raw, publishPrice } = record;
  const listing = publishPrice ? raw : { ...raw, price: { ...raw.price, amount: null } };
  const { marquee } = listing;
  const shown = priceText(
    { amount: listing.price.amount, unit: listing.price.unit, marquee, marqueeLabel: listing.marqueeLabel.nl ?? null },
    ignored,
  );
  return costsView(listing, shown);
}

it('reckons for what is for sale at a price that is shown', async () => {
  expect(await view({})).toEqual({
    region: 'flanders',
    price: 300_000,
    vatPercentage: null,
    home: true,
    monthlyCharges: 0,
  });
  expect(await view({ Zip: '1000', City: 'Brussel', WebID: 4 })).toMatchObject({ region: 'brussels', home: false });
  expect(await view({ Zip: 'L-1111', CountryID: 50, VAT: '17' })).toMatchObject({
    region: 'luxembourg',
    vatPercentage: 17,
  });
  expect(await view({ VAT: 90 })).toMatchObject({ vatPercentage: null });
});

it('counts the charges and the property tax that are known, a month', async () => {
  expect(await view({ ChargesOwner: '100,40' })).toMatchObject({ monthlyCharges: 100 });
  expect(await view({ ChargesOwner: 100, RealEstateTax: 1_206 })).toMatchObject({ monthlyCharges: 201 });
});

it.each([
  ['a rent', { Goal: 1 }],
  ['a hidden price', { PublishPrice: 0 }],
  ['no price', { Price: 0 }],
  ['something sold', { Marquee: 3 }],
  ['a place under no regime of ours', { CountryID: 11 }],
])('does not reckon for %s', async (_name, change) => {
  expect(await view(change)).toBeNull();
});

it('does not reveal a price that is replaced by a marquee (9.10)', async () => {
  expect(await view({ Marquee: 2, MarqueeName: 'In optie' }, ['in optie'])).toBeNull();
});
