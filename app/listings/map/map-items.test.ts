import { describe, expect, it } from 'vitest';
import { translationFor } from '~/i18n/i18n.server.ts';
import type { MapPoint } from '../domain/port.ts';
import { listingFixture } from '../detail/listing.fixture.ts';
import { mapAnswer, propertyOnMap } from './map-items.server.ts';
import { readMapAnswer, type MapItem } from './message.ts';

const { t } = await translationFor('nl', {});
const options = { t, choice: { language: 'nl', fallback: 'nl' } as const, marqueesReplacingPrice: ['sold'] };

const point: MapPoint = {
  id: '1',
  goal: 'sale',
  marquee: 'none',
  marqueeLabel: {},
  mainType: 'house',
  approximate: false,
  latitude: 51.0612345,
  longitude: 3.7345,
  price: 345_000,
  priceUnit: null,
  city: { nl: 'Gent', fr: 'Gand' },
};
const said = { Goal: 0, Marquee: 0, MarqueeName: '', Price: '€\u00a0345.000', ShortPrice: '€\u00a0345k' };

describe('a listing in the message to the map', () => {
  it.each<[string, Partial<MapPoint>, Partial<MapItem>]>([
    ['for sale', {}, {}],
    ['for rent', { goal: 'rent', price: 950 }, { Goal: 1, Price: '€\u00a0950 /maand', ShortPrice: '€\u00a0950' }],
    ['new', { marquee: 'new' }, { Marquee: 1, MarqueeName: 'Nieuw' }],
    [
      'sold, which replaces the price',
      { marquee: 'sold' },
      { Marquee: 3, MarqueeName: 'Verkocht', Price: '', ShortPrice: '' },
    ],
    ['rented', { marquee: 'rented' }, { Marquee: 4, MarqueeName: 'Verhuurd' }],
    ['of a label that only the CRM has', { marqueeLabel: { nl: 'In optie' } }, { MarqueeName: 'In optie' }],
    ['of a price to start from', { priceUnit: 7 }, { Price: 'Vanaf €\u00a0345.000', ShortPrice: 'Vanaf €\u00a0345k' }],
    ['of another unit', { priceUnit: 3 }, {}],
    ['without a price', { price: null, priceUnit: 7 }, { Price: '', ShortPrice: '' }],
  ])('%s', (_, change, expected) => {
    const overview = { points: [{ ...point, ...change }], clusters: [], complete: true, notShown: 0 };
    const answer = mapAnswer(overview, { ...options, types: [] });
    expect(answer.propsList).toEqual([expect.objectContaining({ ...said, City: 'Gent', ...expected })]);
    expect(answer.marqueeIgnore).toEqual(['Verkocht']);
    // The frame accepts it.
    expect(readMapAnswer(JSON.parse(JSON.stringify(answer)))).toEqual(answer);
  });
});

it('the message of a property page says what the page says', () => {
  const listing = listingFixture({ Goal: 1, Price: 950, Marquee: 1, Latitude: 51.06, Longitude: 3.73 });
  expect(propertyOnMap(listing, options)).toEqual({
    propsList: [
      {
        ...{
          ID: '1',
          Goal: 1,
          Latitude: 51.06,
          Longitude: 3.73,
          Approximate: false,
          TypeDescription: 'Huis',
          City: 'Gent',
        },
        Price: '€\u00a0950 /maand',
        ShortPrice: '€\u00a0950',
        Marquee: 1,
        MarqueeName: 'Nieuw',
      },
    ],
    marqueeIgnore: ['Verkocht'],
  });
  expect(propertyOnMap(listingFixture({}), options)).toBeNull();
});
