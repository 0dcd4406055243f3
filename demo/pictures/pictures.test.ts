import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPicture } from './index.ts';

const feed = readFileSync(new URL('../listings/feed.json', import.meta.url), 'utf8');
const addresses = [...new Set(feed.match(/demo:[^"]*/g) ?? [])];
const drawings = addresses.filter((address) => !address.startsWith('demo:document'));
const small = { width: 300, height: null };

/** One address of each kind, view or room, and variant. */
const samples = [
  ...new Map(drawings.map((url) => [url.replace(/(listing|n|seed|era|floors|bedrooms)=[^&]*/g, ''), url])).values(),
];

function draw(url: string, size: { width: number; height: number | null } = small): string {
  return drawPicture(url, size) ?? '';
}

describe('the pictures of the demo', () => {
  it('draw every address of the feed, in whole numbers and without text or filters', () => {
    expect(drawings.length).toBeGreaterThan(300);
    for (const url of drawings) {
      const svg = draw(url);
      expect(svg, url).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="300" height="2(00|25)"/);
      expect(svg, url).not.toMatch(/NaN|undefined|Infinity|<text|<filter/);
    }
  });

  it('are the same every time', () => {
    for (const url of samples.slice(0, 20)) expect(draw(url)).toBe(draw(url));
  });

  it('show no two listings alike', () => {
    const fronts = drawings.filter((url) => url.includes('view=front'));
    const plain = fronts.map((url) => draw(url));
    expect(new Set(plain).size).toBe(fronts.length);
  });

  it('differ for two listings with the same facts and seed', () => {
    const facts = 'n=1&view=front&type=house&variant=terraced-house&floors=2&era=1931&seed=12';
    expect(draw(`demo:facade?listing=4101&${facts}`)).not.toBe(draw(`demo:facade?listing=4102&${facts}`));
  });

  it('are SVG that renders in the size asked for', async () => {
    const sizes = [
      { width: 90, height: 60 },
      { width: 200, height: 200 },
      { width: 240, height: null },
    ];
    for (const [index, url] of samples.filter((_, n) => n % 4 === 0).entries()) {
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
    'demo:interior?listing=4101&n=1&room=cellar&type=house&variant=villa&floors=2&era=1990&seed=1',
    'https://example.com/a.jpg',
    'demo:',
  ])('%s is no drawing', (url) => {
    expect(drawPicture(url, small)).toBeNull();
  });
});
