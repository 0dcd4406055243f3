import { describe, expect, it } from 'vitest';
import { placeView } from './place-view.ts';

const view = ({ approximate = false, mobilityScore = null as number | null } = {}) =>
  placeView(
    { coordinates: { latitude: 51.054321, longitude: 3.717412, approximate }, detail: { mobilityScore } },
    'Gent',
    null,
    'nl',
  );

describe('where a property is', () => {
  it('leads to photos of its street and to Google Maps only where its address is published (1.3)', () => {
    expect(view().streetViewUrl).toContain('51.05432');
    expect(view().googleMapsUrl).toBe('https://www.google.com/maps/search/?api=1&query=51.05432%2C3.71741');
    expect(view({ approximate: true })).toMatchObject({ streetViewUrl: null, googleMapsUrl: null });
  });

  it('leads to a map elsewhere, which has no mark where the address is not published', () => {
    expect(view().mapUrl).toContain('mlat=51.05432&mlon=3.71741');
    expect(view({ approximate: true }).mapUrl).not.toMatch(/mlat|51\.0543/);
  });

  it.each([
    [7.6, { value: 7.6, text: '7,6' }],
    [0, { value: 0, text: '0' }],
    [10.1, null],
    [-1, null],
    [null, null],
  ])('has the mobility score %j as %j (1.21)', (mobilityScore, expected) => {
    expect(view({ mobilityScore }).mobility).toEqual(expected);
  });
});
