import { expect, it } from 'vitest';
import { ancestor, laidBelow } from './tile-place.ts';

it('closer than the archive goes, a part of its closest tile is seen, larger (10.147)', () => {
  const seen = { x: 67_009, y: 43_915, z: 17 };
  const tile = ancestor(seen, 15);
  expect(tile).toEqual({ x: 16_752, y: 10_978, z: 15 });
  expect(laidBelow(tile, seen, 512)).toEqual({ width: 2048, left: -512, top: -1536 });
});

it('a tile of the archive is seen as it is', () => {
  const place = { x: 16_752, y: 10_978, z: 15 };
  expect(ancestor(place, 15)).toEqual(place);
  expect(laidBelow(place, place, 512)).toEqual({ width: 512, left: 0, top: 0 });
});
