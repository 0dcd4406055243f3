import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { views } from './address.ts';
import { drawPicture } from './index.ts';
import { sampleAddresses, sampleInteriors, sampleVariants } from './samples.ts';

const small = { width: 300, height: null };
const plans = [1, 2, 4].map(
  (bedrooms) =>
    `demo:plan?listing=61${bedrooms}&n=3&type=house&variant=terraced-house&floors=2&era=1930&seed=${bedrooms * 7}&bedrooms=${bedrooms}`,
);
const fronts = sampleAddresses(60);
const drawings = [...fronts, ...sampleInteriors(20), ...plans];

function draw(url: string, size: { width: number; height: number | null } = small): string {
  return drawPicture(url, size) ?? '';
}

/** A picture reduced to 16 × 16 pixels, to compare overall impressions. */
async function squint(url: string): Promise<Buffer> {
  return sharp(Buffer.from(draw(url, { width: 150, height: 100 })))
    .resize(16, 16, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** The mean difference of two pictures: 0 if identical, 255 between black and white. */
function difference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
}

describe('the pictures of the demo', () => {
  it('are drawn for every kind of building and every view, in numbers and without text or filters', () => {
    for (const view of views)
      for (const url of sampleAddresses(sampleVariants.length * 2, view)) {
        const svg = draw(url);
        expect(svg, url).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="300" height="200"/);
        expect(svg, url).not.toMatch(/NaN|undefined|Infinity|<text|<filter/);
      }
  });

  it.each(sampleVariants.map(({ variant }) => variant))('include a %s among the samples', (variant) => {
    expect(fronts.some((url) => url.includes(`variant=${variant}&`))).toBe(true);
  });

  it('are the same every time', () => {
    for (const url of drawings.filter((_, n) => n % 4 === 0)) expect(draw(url)).toBe(draw(url));
  });

  it('show no two listings alike', async () => {
    const seen = await Promise.all(fronts.map(squint));
    for (const [n, one] of seen.entries())
      for (const [m, other] of seen.entries())
        if (m > n) expect(difference(one, other), `${fronts[n]} and ${fronts[m]}`).toBeGreaterThan(6);
  });

  it('differ for two listings with the same facts and seed', () => {
    const facts = 'n=1&view=front&type=house&variant=terraced-house&floors=2&era=1931&seed=12';
    expect(draw(`demo:facade?listing=4101&${facts}`)).not.toBe(draw(`demo:facade?listing=4102&${facts}`));
  });

  it.each(['front', 'entrance', 'street'])('show a house number in the %s view only where it is given', (view) => {
    const facts = `listing=4103&n=1&view=${view}&type=house&variant=terraced-house&floors=2&era=1931&seed=12`;
    const plain = draw(`demo:facade?${facts}`);
    const numbered = draw(`demo:facade?${facts}&number=27`);
    expect(numbered.length).toBeGreaterThan(plain.length);
    expect(draw(`demo:facade?${facts}&number=28`)).not.toBe(numbered);
  });

  it('draw a kind they do not know as a house or a block', () => {
    for (const floors of [2, 6])
      expect(
        draw(`demo:facade?listing=4104&n=1&view=front&type=x&variant=windmill&floors=${floors}&era=1950&seed=3`),
      ).toContain('<path');
  });

  it('are SVG that renders in the size asked for', async () => {
    const sizes = [
      { width: 90, height: 60 },
      { width: 200, height: 200 },
      { width: 240, height: null },
    ];
    for (const [index, url] of drawings.filter((_, n) => n % 3 === 0).entries()) {
      const size = sizes[index % sizes.length] ?? small;
      const { data, info } = await sharp(Buffer.from(draw(url, size)))
        .raw()
        .toBuffer({ resolveWithObject: true });
      const height = size.height ?? (url.startsWith('demo:plan') ? 180 : 160);
      expect([info.width, info.height], url).toEqual([size.width, height]);
      expect(new Set(data).size, url).toBeGreaterThan(40);
    }
  });

  it.each([
    'demo:document?listing=4101&n=1',
    'demo:facade?listing=4101',
    'demo:interior?listing=4101&n=1&room=living&type=house&variant=villa&floors=many&era=1990&seed=1',
    'https://example.com/a.jpg',
    'demo:',
  ])('%s is no drawing', (url) => {
    expect(drawPicture(url, small)).toBeNull();
  });

  it('show a living room where an older demo names a room that is gone', () => {
    const of = (room: string) =>
      drawPicture(
        `demo:interior?listing=4101&n=1&room=${room}&type=house&variant=villa&floors=2&era=1990&seed=1`,
        small,
      );
    expect(of('attic')).toEqual(of('living'));
  });
});
