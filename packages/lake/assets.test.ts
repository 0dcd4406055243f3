import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolderBlobs } from '../../app/platform/blobs/folder.ts';
import { startTestLake, testDatabases, type TestLake } from './test-lake.ts';

/** Left half red, right half blue: 200 × 100. */
const twoHalves = () =>
  sharp({ create: { width: 200, height: 100, channels: 3, background: '#0000ff' } })
    .composite([
      { input: { create: { width: 100, height: 100, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer();

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script><rect width="40" height="20"/></svg>';

describe.each(testDatabases.slice(0, 1))('assets of the lake', ({ create }) => {
  let test: TestLake;
  let url: string;
  let svgUrl: string;
  let fileUrl: string;

  const drawn = new Map<string, Uint8Array>();

  beforeAll(async () => {
    test = await startTestLake(create, {
      renditions: {
        get: (_of, key) => Promise.resolve(drawn.get(key) ?? null),
        put: (_of, key, bytes) => Promise.resolve(void drawn.set(key, bytes)),
        remove: () => Promise.resolve(),
      },
    });
    await fs.writeFile(path.join(test.folder, 'halves.png'), await twoHalves());
    await fs.writeFile(path.join(test.folder, 'drawing.svg'), drawing);
    await fs.writeFile(path.join(test.folder, 'page.html'), '<script>alert(1)</script>');
    const report = await test.import([
      { _id: 'a', _type: 'x', image: { _sanityAsset: 'image@file://./halves.png' } },
      { _id: 'b', _type: 'x', image: { _sanityAsset: 'image@file://./drawing.svg' } },
      { _id: 'c', _type: 'x', file: { _sanityAsset: 'file@file://./page.html' } },
    ]);
    expect(report.failed).toEqual([]);
    const query = '*[_id == $id][0]{"url": coalesce(image.asset->url, file.asset->url)}.url';
    const urlOf = async (id: string) => `${test.origin}${await test.client().fetch<string>(query, { id })}`;
    [url, svgUrl, fileUrl] = await Promise.all([urlOf('a'), urlOf('b'), urlOf('c')]);
  });
  afterAll(() => test?.dispose());

  const get = async (parameters: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}${parameters}`, { headers });
    const bytes = Buffer.from(await response.arrayBuffer());
    const { width, height, format } = response.ok ? await sharp(bytes).metadata() : {};
    return { response, bytes, size: `${width}x${height}`, format };
  };
  const colourAt = async (bytes: Buffer, left: number, top: number) => {
    const pixel = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
    const [red = 0, green = 0, blue = 0] = pixel;
    return red > 200 && green > 200 ? 'white' : red > blue ? 'red' : 'blue';
  };

  it('sends the original untouched, for ever, and never to be run', async () => {
    const { response, bytes } = await get('');
    expect(bytes).toEqual(await twoHalves());
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const again = await get('', { 'if-none-match': response.headers.get('etag') ?? '' });
    expect(again.response.status).toBe(304);
    const head = await fetch(url, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(bytes.length));
    expect((await fetch(`${url}/een-mooi-huis.png`)).status).toBe(200);
  });

  it.each([
    ['?w=50', '50x25'],
    ['?h=50', '100x50'],
    ['?w=50&h=50', '50x25'],
    ['?w=400', '400x200'],
    ['?w=400&fit=max', '200x100'],
    ['?w=400&h=400&fit=max', '200x100'],
    ['?w=50&h=50&fit=crop', '50x50'],
    ['?w=50&h=50&fit=scale', '50x50'],
    ['?w=50&h=50&fit=fill', '50x50'],
    ['?w=300&h=300&fit=fillmax', '300x300'],
    ['?w=400&h=400&fit=min', '100x100'],
    ['?w=50&h=50&fit=min', '50x50'],
    ['?w=50&dpr=2', '100x50'],
    ['?rect=100,0,50,50', '50x50'],
    ['?rect=100,0,500,50&w=20', '20x10'],
    ['?w=50&h=50&fit=crop&crop=focalpoint&fp-x=1&fp-y=0.5', '50x50'],
  ])('draws %s as %s', async (parameters, size) => {
    expect((await get(parameters)).size).toBe(size);
  });

  it('takes the right part', async () => {
    expect(await colourAt((await get('?rect=100,0,100,100')).bytes, 5, 5)).toBe('blue');
    expect(await colourAt((await get('?rect=0,0,100,100')).bytes, 5, 5)).toBe('red');
    const left = await get('?w=50&h=50&fit=crop&crop=left');
    expect(await colourAt(left.bytes, 45, 25)).toBe('red');
    const focus = await get('?w=50&h=50&fit=crop&crop=focalpoint&fp-x=0.9&fp-y=0.5');
    expect(await colourAt(focus.bytes, 5, 25)).toBe('blue');
    const inRect = await get('?rect=100,0,100,100&w=50&h=25&fit=crop&crop=focalpoint&fp-x=0.1&fp-y=0.1');
    expect(await colourAt(inRect.bytes, 1, 1)).toBe('blue');
    const filled = await get('?w=100&h=100&fit=fill&bg=ffffff');
    expect(await colourAt(filled.bytes, 50, 2)).toBe('white');
    const within = await get('?w=300&h=300&fit=fillmax');
    expect([await colourAt(within.bytes, 5, 5), await colourAt(within.bytes, 60, 150)]).toEqual(['white', 'red']);
  });

  it('chooses the format asked for, or the one the browser takes', async () => {
    expect((await get('?fm=webp')).format).toBe('webp');
    expect((await get('?fm=jpg&q=40')).format).toBe('jpeg');
    const auto = await get('?auto=format&w=40', { accept: 'image/avif,image/webp,*/*' });
    expect([auto.format, auto.response.headers.get('vary')]).toEqual(['webp', 'accept']);
    expect((await get('?auto=format&w=40', { accept: '*/*' })).format).toBe('png');
  });

  it('shares one drawing among those who ask at once, and keeps it', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => get('?w=77&fm=webp')));
    expect(new Set(all.map(({ response }) => response.headers.get('etag'))).size).toBe(1);
    expect(all.every(({ size }) => size === '77x39')).toBe(true);
  });

  it.each([
    [
      '',
      '?w=200&fm=png',
      ['?w=200&h=100', '?h=100', '?fit=max&w=4000', '?crop=top&fp-x=0.3', '?fit=min&w=300', '?q=30'],
    ],
    [
      '?w=50',
      '?w=50',
      ['?w=50&h=4000', '?w=25&dpr=2', '?w=50&h=25&fit=crop', '?w=50&h=25&fit=fill', '?h=25&w=200&fit=max'],
    ],
    [
      'the middle square',
      '?w=40&h=40&fit=crop',
      [
        '?w=40&h=40&fit=crop&fp-x=0.1',
        '?w=40&h=40&fit=crop&crop=nonsense&fp-y=0.9&utm_source=x',
        '?w=40.2&h=39.8&fit=crop',
      ],
    ],
    [
      'a focal point',
      '?w=40&h=40&fit=crop&crop=focalpoint&fp-x=0.9',
      ['?w=40&h=40&fit=crop&crop=focalpoint&fp-x=1', '?w=40&h=40&fit=crop&crop=focalpoint&fp-x=0.9001&fp-y=0.123'],
    ],
    ['a part', '?rect=10,0,100,100', ['?rect=10.2,0,99.8,100', '?rect=10,0,100,900', '?rect=10,0,100,100&w=100']],
    ['a JPEG', '?fm=jpg', ['?fm=jpg&bg=FFFFFF', '?fm=jpg&rect=0,0,200,100', '?fm=jpg&q=75.3']],
  ])('draws %j once, however it is written', async (_name, first, others) => {
    await get(first);
    const [etag, count] = [(await get(first)).response.headers.get('etag'), drawn.size];
    for (const other of others) {
      const { response } = await get(other);
      expect([other, response.status, response.headers.get('etag')]).toEqual([other, 200, etag]);
    }
    expect(drawn.size).toBe(count);
  });

  it('keeps what it draws apart from the assets', async () => {
    const files = async () => (await fs.readdir(path.join(test.folder, 'blobs'), { recursive: true })).length;
    const [before, count] = [await files(), drawn.size];
    for (const width of [11, 12, 13]) await get(`?w=${width}&fm=webp`);
    expect([await files(), drawn.size]).toEqual([before, count + 3]);
  });

  it('draws no picture that is larger than anybody sees', async () => {
    expect((await get('?w=4096&dpr=3&fm=jpg&q=1')).size).toBe('4096x2048');
    expect((await get('?h=4096&fm=jpg&q=1')).size).toBe('4096x2048');
  });

  it('sends those away who come when too many wait (10.206)', async () => {
    const caller = { address: '127.0.0.1', direct: true };
    const asked = Array.from({ length: 120 }, (_, index) =>
      test.lake.handle(new Request(`${url}?w=${index + 1}&q=11`), caller),
    );
    // Requests by the site itself are not limited with them.
    const own = test.lake.handle(new Request(`${url}?w=77&q=12`));
    const answers = await Promise.all(asked);
    expect((await own).status).toBe(200);
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(64);
    expect(answers.find(({ status }) => status === 503)?.headers.get('retry-after')).toBe('2');
  });

  it.each(['?w=0', '?w=9999', '?w=x', '?h=-1', '?fit=squeeze', '?fm=exe', '?rect=1,2,3', '?rect=a,b,c,d', '?bg=zz'])(
    'refuses %s with a sentence',
    async (parameters) => {
      const { response, bytes } = await get(parameters);
      expect(response.status).toBe(400);
      expect(JSON.parse(bytes.toString())).toMatchObject({ message: expect.stringMatching(/\.$/) });
    },
  );

  it('leaves a drawing a drawing unless pixels are asked for', async () => {
    const plain = await fetch(`${svgUrl}?w=20&auto=format`);
    expect(plain.headers.get('content-type')).toBe('image/svg+xml');
    expect(plain.headers.get('content-security-policy')).toContain('sandbox');
    expect(await plain.text()).toBe(drawing);
    const pixels = await fetch(`${svgUrl}?w=20&fm=png`);
    expect(pixels.headers.get('content-type')).toBe('image/png');
  });

  it('gives players of films the part they ask for', async () => {
    const whole = await (await fetch(fileUrl)).text();
    const part = async (range: string) => {
      const response = await fetch(fileUrl, { headers: { range } });
      return [response.status, await response.text(), response.headers.get('content-range')];
    };
    const size = whole.length;
    expect(await part('bytes=0-3')).toEqual([206, whole.slice(0, 4), `bytes 0-3/${size}`]);
    expect(await part('bytes=4-')).toEqual([206, whole.slice(4), `bytes 4-${size - 1}/${size}`]);
    expect(await part('bytes=-2')).toEqual([206, whole.slice(-2), `bytes ${size - 2}-${size - 1}/${size}`]);
    expect(await part(`bytes=2-${size + 50}`)).toEqual([206, whole.slice(2), `bytes 2-${size - 1}/${size}`]);
    expect(await part(`bytes=${size}-`)).toEqual([416, '', `bytes */${size}`]);
    expect((await part('bytes=0-1,3-4'))[0]).toBe(200);
    expect((await part('lines=1-2'))[0]).toBe(200);
  });

  it('reads of a file what is asked for, and nothing to say how long it is (10.204)', async () => {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'blobs-'));
    const blobs = createFolderBlobs(folder);
    const read = { whole: 0, bytes: 0 };
    const lake = await startTestLake(create, {
      blobs: {
        ...blobs,
        get: (key) => ((read.whole += 1), blobs.get(key)),
        stream: (key, range) => ((read.bytes += range.last - range.first + 1), blobs.stream(key, range)),
      },
    });
    try {
      await fs.writeFile(path.join(lake.folder, 'film.mp4'), Buffer.alloc(500_000, 'x'));
      await lake.import([{ _id: 'f', _type: 'x', file: { _sanityAsset: 'file@file://./film.mp4' } }]);
      const film = `${lake.origin}${await lake.client().fetch<string>('*[_id == "f"][0].file.asset->url')}`;
      read.whole = 0;
      const head = await fetch(film, { method: 'HEAD' });
      expect([head.headers.get('content-length'), read]).toEqual(['500000', { whole: 0, bytes: 0 }]);
      const first = await fetch(film, { headers: { range: 'bytes=0-0' } });
      expect([await first.text(), read]).toEqual(['x', { whole: 0, bytes: 1 }]);
      expect((await (await fetch(film)).arrayBuffer()).byteLength).toBe(500_000);
      expect(read).toEqual({ whole: 0, bytes: 500_001 });
    } finally {
      await lake.dispose();
      await fs.rm(folder, { recursive: true });
    }
  });

  it('hands files over without letting the browser run them', async () => {
    const response = await fetch(fileUrl);
    expect(response.headers.get('content-disposition')).toBe('attachment');
    const named = await fetch(`${fileUrl}?dl=l'été.html`);
    expect(named.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''l%27%C3%A9t%C3%A9.html");
  });

  it('knows nothing but its own assets', async () => {
    const other = url.replace(/[0-9a-f]{40}/, 'a'.repeat(40));
    for (const wrong of [other, url.replace('/test/', '/elsewhere/'), url.replace('/production/', '/other/')]) {
      expect((await fetch(wrong)).status).toBe(404);
    }
    expect((await fetch(`${test.origin}/lake/images/test/production/%2e%2e%2f%2e%2e%2fetc%2fpasswd`)).status).toBe(404);
  });
});
