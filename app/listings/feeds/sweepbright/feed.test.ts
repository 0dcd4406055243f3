import { describe, expect, it } from 'vitest';
import { sweepBrightFeed } from './feed.ts';
import { estate } from './fixture.ts';

const times = { publishedOn: '2026-11-01', updatedAt: '2026-11-20T10:00:00.000Z' };
const read = (change: Record<string, unknown> = {}) => sweepBrightFeed(estate(change), () => times);
const listing = (change: Record<string, unknown> = {}) => {
  const feed = read(change);
  expect(feed.setAside).toEqual([]);
  const [record] = feed.listings;
  if (!record) throw new Error('no listing');
  return record;
};

describe('an estate of SweepBright', () => {
  it('becomes a listing', () => {
    const { raw, publishPrice, publishAddress } = listing();
    expect([publishPrice, publishAddress]).toEqual([true, true]);
    expect(raw).toMatchObject({
      id: '5f0c9d2e-1111-4222-8333-944445555666',
      reference: 'G-0042',
      goal: 'sale',
      marquee: 'none',
      types: [2],
      mainType: 'apartment',
      title: { nl: 'Duplex aan de Coupure', en: 'Duplex on the Coupure' },
      price: { amount: 425_000 },
      address: { street: 'Coupure', houseNumber: '12A', box: '3', zip: '9000', city: { nl: 'Gent' }, countryId: 10 },
      coordinates: { latitude: 51.0512, longitude: 3.7101, approximate: false },
      energy: { value: 180, co2: 35, certificateNumber: '20260101-0001234567-RES-1' },
      rooms: { bedRoom: 2, bathRoom: 1, toilet: 2, garage: null },
      livingSurface: 120,
      groundSurface: 250,
      tourUrl: null,
      videoUrls: ['https://vimeo.com/123456'],
      openVisits: [{ day: '2026-12-05', from: '14:00', to: '16:30' }],
      agent: { name: 'An Claes', email: 'an@agency.example' },
      ...times,
    });
    expect(raw.title.fr).toBeUndefined();
    expect(raw.detail).toMatchObject({
      floor: 2,
      constructionYear: 1974,
      condition: { fr: 'Excellent' },
      glazing: { nl: 'Dubbele beglazing' },
      heatingName: { en: 'Gas' },
      rateableIncomeCents: 123_400,
      flags: { terrace: true, lift: true, garden: null },
    });
  });

  it('lists pictures in order under permanent addresses, and documents without one', () => {
    const { raw } = listing();
    expect(raw.pictures.map(({ id, url }) => [id, url])).toEqual([
      ['a', 'https://files.example/a.jpg'],
      ['b', 'https://files.example/b.jpg'],
    ]);
    expect(raw.documents).toEqual([{ id: 'd', name: { nl: 'epc.pdf' }, url: null }]);
    expect(read().pictures[0]).toMatchObject({ signed: 'https://files.example/a.jpg?signature=1' });
  });

  it('imports no personal data but the agent’s', () => {
    expect(JSON.stringify(read())).not.toMatch(/Secret|owner@|Buyer|hurry|mandate/);
  });

  it.each([
    ['a hidden price', { price: { amount: 1, hidden: true } }, { publishPrice: false }],
    [
      'a hidden address',
      { location: { ...(estate()['location'] as object), hidden: true } },
      { publishAddress: false },
    ],
  ])('does not publish %s', (_name, change, expected) => {
    expect(listing(change)).toMatchObject(expected);
  });

  it.each([
    ['month', 900, 900],
    ['year', 12_000, 1_000],
    ['week', 300, 1_300],
    ['day', 90, null],
  ])('turns a rent per %s into one per month', (rent_period, amount, price) => {
    const { raw } = listing({
      negotiation: 'let',
      rent_period,
      price: { amount },
      price_recurring_costs: { amount: 75.5 },
      price_guarantee: { amount: 1800 },
    });
    expect([raw.goal, raw.price.amount, raw.detail.chargesRenterCents, raw.detail.depositPrice]).toEqual([
      'rent',
      price,
      7_550,
      1_800,
    ]);
  });

  it.each([
    ['sold', 'sold', {}],
    ['rented', 'rented', {}],
    ['option', 'none', { nl: 'In optie' }],
    ['something new', 'none', {}],
  ])('knows the status %s', (status, marquee, marqueeLabel) => {
    expect(listing({ status }).raw).toMatchObject({ marquee, marqueeLabel });
  });

  it('is removed when it is not public', () => {
    const feed = read({ publish_status: 'private' });
    expect(feed).toMatchObject({ listingCount: 0, deletions: [{ status: 'withdrawn', at: times.updatedAt }] });
  });

  it('is set aside with the field that is wrong, never its value', () => {
    const { setAside } = read({ location: { country: 'FR', city: 'Lille', postal_code: '59000' } });
    expect(setAside).toEqual([
      {
        kind: 'listing',
        id: '5f0c9d2e-1111-4222-8333-944445555666',
        index: 0,
        reason: 'location.country is neither BE nor LU',
      },
    ]);
    expect(sweepBrightFeed('nonsense', () => times).setAside).toHaveLength(1);
  });

  it('becomes a project with units that are listings too', () => {
    const unit = (id: string, change: object = {}) => ({
      ...estate({ id, project_id: 'p-1', settings: { reference: id } }),
      ...change,
    });
    const feed = read({
      id: 'P-1',
      is_project: true,
      properties: [
        unit('u-1'),
        unit('u-2', { status: 'sold', price: { amount: 5, hidden: true } }),
        unit('u-3', { publish_status: 'private' }),
        unit('u-4', { settings: {}, location: { postal_code: '9000', city: 'Gent', country: 'BE' } }),
      ],
    });
    expect(feed.projects[0]?.raw).toMatchObject({
      id: 'p-1',
      types: [2],
      units: [
        { unit: 'u-1', status: 'available', price: 425_000, listingId: 'u-1' },
        { unit: 'u-2', status: 'sold', price: null, listingId: 'u-2' },
        // Without a name of its own, its number in the list.
        { unit: '3', listingId: 'u-4' },
      ],
    });
    expect(feed.listingCount).toBe(3);
    expect(feed.deletions.map(({ id }) => id)).toEqual(['u-3']);
  });
});
