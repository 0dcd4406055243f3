import { describe, expect, it } from 'vitest';
import { readMessageFromFrame, readMessageToFrame, type MapMessage } from './message.ts';

const listing = {
  ID: '1001',
  Goal: 0,
  Latitude: 51.05,
  Longitude: 3.72,
  Approximate: false,
  Price: '€ 345.000',
  ShortPrice: '€ 345k',
  Marquee: 0,
  MarqueeName: '',
  TypeDescription: 'Huis',
  City: 'Gent',
} satisfies MapMessage['propsList'][number];
const message: MapMessage = {
  propsList: [listing, { Count: 12, Latitude: 50, Longitude: 4 }],
  messageInfo: { complete: true, fit: true, box: null, area: null, notShown: 0 },
  mapType: 'list',
  customMarker: 'price',
  marqueeIgnore: ['Verkocht'],
};
const changed = (change: object) => ({ ...message, ...change });

describe('what the page says', () => {
  it('is read as it was sent', () => {
    expect(readMessageToFrame(message)).toEqual(message);
    expect(readMessageToFrame(JSON.stringify(message))).toEqual(message);
    expect(readMessageToFrame('{')).toBeNull();
    expect(readMessageToFrame({ highlight: '1001' })).toEqual({ highlight: '1001' });
    expect(readMessageToFrame({ highlight: null })).toEqual({ highlight: null });
  });

  it.each([
    ['nothing', null],
    ['text that is no JSON', 'x'],
    ['JSON of something else', JSON.stringify({ ...message, mapType: 'x' })],
    ['a number', 7],
    ['a list', [message]],
    ['no properties', changed({ propsList: undefined })],
    ['a place off the earth', changed({ propsList: [{ ...listing, Latitude: 91 }] })],
    ['a place that is text', changed({ propsList: [{ ...listing, Longitude: '3.7' }] })],
    ['NaN', changed({ propsList: [{ ...listing, Longitude: NaN }] })],
    ['an id with markup', changed({ propsList: [{ ...listing, ID: '<b>' }] })],
    ['another goal', changed({ propsList: [{ ...listing, Goal: 2 }] })],
    ['an endless name', changed({ propsList: [{ ...listing, City: 'x'.repeat(500) }] })],
    ['a cluster of none', changed({ propsList: [{ Count: 0, Latitude: 50, Longitude: 4 }] })],
    ['100,000 properties', changed({ propsList: Array.from({ length: 100_000 }, () => listing) })],
    ['another map', changed({ mapType: 'satellite' })],
    ['another marker', changed({ customMarker: 'javascript:1' })],
    ['a marquee that is none', changed({ marqueeIgnore: [3] })],
    [
      'an area of two points',
      changed({ messageInfo: { ...message.messageInfo, area: [{ latitude: 1, longitude: 1 }] } }),
    ],
    ['a highlight that is none', { highlight: { id: 1 } }],
  ])('is no message when it is %s', (_, data) => {
    expect(readMessageToFrame(data)).toBeNull();
  });
});

describe('what the frame says', () => {
  const box = { south: 50, west: 3, north: 51, east: 4 };

  it.each([
    { type: 'ready' },
    { type: 'moved', box, zoom: 9.5, search: true },
    { type: 'pointed', id: null },
    { type: 'drawn', area: null },
    { type: 'drawn', area: [1, 2, 3].map((each) => ({ latitude: 50 + each / 10, longitude: 4 })) },
  ])('is read: %j', (data) => {
    expect(readMessageFromFrame(data)).toEqual(data);
  });

  it.each([
    null,
    'ready',
    { type: 'steal' },
    { type: 'moved', zoom: 9, search: true },
    { type: 'moved', box: { ...box, north: 200 }, zoom: 9, search: true },
    { type: 'moved', box, zoom: 9, search: 'yes' },
    { type: 'drawn', area: Array.from({ length: 100_000 }, () => ({ latitude: 50, longitude: 4 })) },
    { type: 'pointed', id: '../1' },
  ])('is no message: case %#', (data) => {
    expect(readMessageFromFrame(data)).toBeNull();
  });
});
