import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { rooms } from './address.ts';
import { drawPicture } from './index.ts';

/** Homes of every period, style and condition. */
const homes = [
  'type=house&variant=town-house&floors=3&era=1902&region=brussels&condition=good',
  'type=apartment&variant=new-flat&floors=5&era=2023&region=flanders&condition=new',
  'type=house&variant=villa&floors=2&era=1974&region=flanders&condition=dated',
  'type=house&variant=farmhouse&floors=2&era=1880&region=wallonia&condition=renovated',
  'type=apartment&variant=loft&floors=4&era=1924&region=brussels&condition=renovated',
  'type=house&variant=corner-house&floors=3&era=1932&region=flanders&condition=good',
  'type=studio&variant=studio&floors=6&era=1979&region=brussels&condition=good',
  'type=apartment&variant=penthouse&floors=7&era=2018&region=luxembourg&condition=good',
];
const small = { width: 240, height: null };

function url(room: string, home: string | undefined, listing: number): string {
  return `demo:interior?listing=${listing}&n=${2 + (listing % 5)}&room=${room}&${home}&seed=${listing % 97}`;
}

/** A picture scaled down to 16 × 16 RGB pixels. */
async function print(address: string): Promise<Buffer> {
  return sharp(Buffer.from(drawPicture(address, small) ?? ''))
    .resize(16, 16, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** The mean difference of two scaled pictures, 0 to 255. */
function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
}

describe('interiors', () => {
  it.each(rooms)('draw a %s of every age as plain SVG', (room) => {
    for (const [n, home] of homes.entries())
      for (const listing of [4100 + n, 4300 + n * 7]) {
        const address = url(room, home, listing);
        const svg = drawPicture(address, small) ?? '';
        expect(svg, address).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="240" height="160"/);
        expect(svg, address).not.toMatch(/NaN|undefined|Infinity|<text|<filter/);
      }
  });

  it('are the same every time', () => {
    for (const [n, room] of rooms.entries()) {
      const address = url(room, homes[n % homes.length], 5000 + n);
      expect(drawPicture(address, small)).toBe(drawPicture(address, small));
    }
  });

  it.each(['living', 'kitchen', 'bedroom', 'bathroom', 'hall'])('show no two of thirty alike: %s', async (room) => {
    const prints = await Promise.all(
      Array.from({ length: 30 }, (_, n) => print(url(room, homes[n % homes.length], 6000 + n * 31))),
    );
    for (const [n, one] of prints.entries())
      for (const [m, other] of prints.slice(n + 1).entries())
        expect(difference(one, other), `${n} and ${n + 1 + m}`).toBeGreaterThan(4);
  });

  it('keep their furniture where it is at every width', async () => {
    for (const [n, room] of rooms.entries()) {
      const address = url(room, homes[n % homes.length], 7000 + n);
      const at = async (width: number) =>
        sharp(Buffer.from(drawPicture(address, { width, height: null }) ?? ''))
          .resize(48, 32, { fit: 'fill' })
          .removeAlpha()
          .raw()
          .toBuffer();
      expect(difference(await at(240), await at(1200)), address).toBeLessThan(6);
    }
  });
});
