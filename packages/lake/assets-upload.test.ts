import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { SanityClient } from '@sanity/client';
import { createImageUrlBuilder } from '@sanity/image-url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLake, testDatabases, type TestLake } from './test-lake.ts';

const facade = (change: { width?: number; height?: number; background?: string } = {}) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#9a3b26', ...change } });

/** A photo taken in Ghent with a camera held sideways. */
const photograph = () =>
  facade()
    .withExif({
      IFD0: { Make: 'Gevel Optics', Model: 'G1' },
      IFD2: { FNumber: '28/10', ISOSpeedRatings: '200', DateTimeOriginal: '2026:05:02 10:30:00' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 3/1 36/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '3/1 43/1 12/1',
        GPSAltitude: '7/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const svg = (inside: string, start = '') =>
  `${start}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="20">${inside}</svg>`;

describe.each(testDatabases)('uploads to the lake on the $kind database', ({ create }) => {
  let test: TestLake;
  let editor: SanityClient;
  let token: string;

  beforeAll(async () => {
    test = await startTestLake(create);
    ({ token } = await test.lake.people.createToken({ name: 'editor', grant: 'write' }));
    editor = test.client({ token });
  });
  afterAll(() => test?.dispose());

  const post = (kind: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${test.origin}/lake/v2025-02-19/assets/${kind}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...headers },
      body,
    });
  const stored = async () =>
    (await fs.readdir(path.join(test.folder, 'blobs'), { recursive: true }).catch(() => [])).length;
  const documents = () => editor.fetch<number>('count(*[_type match "sanity.*Asset"])');

  it('keeps a picture with what Sanity finds out by default', async () => {
    const bytes = await facade().png().toBuffer();
    const document = await editor.assets.upload('image', bytes, { filename: 'gevel.png', contentType: 'image/png' });
    const sha1 = createHash('sha1').update(bytes).digest('hex');
    // https://www.sanity.io/docs/image-metadata: dimensions, hasAlpha and isOpaque always; exif and location on
    // request.
    expect(document).toMatchObject({
      _id: `image-${sha1}-300x200-png`,
      _type: 'sanity.imageAsset',
      assetId: sha1,
      sha1hash: sha1,
      extension: 'png',
      mimeType: 'image/png',
      originalFilename: 'gevel.png',
      size: bytes.length,
      path: `images/test/production/${sha1}-300x200.png`,
      metadata: {
        _type: 'sanity.imageMetadata',
        dimensions: { width: 300, height: 200, aspectRatio: 1.5 },
        hasAlpha: false,
        isOpaque: true,
        lqip: expect.stringMatching(/^data:image\/jpeg;base64,/),
        palette: { dominant: { background: '#9a3b26' } },
      },
    });
    const always = ['_type', 'dimensions', 'hasAlpha', 'isOpaque'];
    expect(Object.keys(document.metadata).sort()).toEqual([...always, 'lqip', 'palette'].sort());
    const hashes = await editor.assets.upload('image', await facade({ width: 299 }).png().toBuffer(), {
      extract: ['blurhash', 'thumbhash'],
    });
    expect(Object.keys(hashes.metadata).sort()).toEqual(always);
    const served = await fetch(`${test.origin}${document.url}`);
    expect(Buffer.from(await served.arrayBuffer())).toEqual(bytes);
  });

  it('tells transparent pictures from opaque ones', async () => {
    const bytes = await sharp({
      create: { width: 9, height: 9, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } },
    })
      .webp()
      .toBuffer();
    const { metadata } = await editor.assets.upload('image', bytes);
    expect(metadata).toMatchObject({
      hasAlpha: true,
      isOpaque: false,
      lqip: expect.stringMatching(/^data:image\/png/),
    });
  });

  it('reads camera and location only when asked, and applies the orientation', async () => {
    const bytes = await photograph();
    const { metadata } = await editor.assets.upload('image', bytes, { extract: ['exif', 'location'] });
    expect(metadata).toMatchObject({
      dimensions: { width: 200, height: 300 },
      exif: { Make: 'Gevel Optics', FNumber: 2.8, DateTimeOriginal: '2026-05-02T10:30:00.000Z' },
      location: { _type: 'geopoint', lat: expect.closeTo(51.06, 5), lng: expect.closeTo(3.72, 5), alt: 7 },
    });
    expect(metadata).not.toHaveProperty('palette');
    const quiet = await editor.assets.upload(
      'image',
      await facade({ width: 31 })
        .withExif({ IFD0: { Make: 'x' } })
        .jpeg()
        .toBuffer(),
      {
        extract: [],
      },
    );
    expect(Object.keys(quiet.metadata).sort()).toEqual(['_type', 'dimensions', 'hasAlpha', 'isOpaque']);
  });

  // `telephone.fixture.heic`: red beside blue, encoded by heif-enc with the colours of Display P3 and a box that turns it.
  it('converts a picture of a telephone (HEIC) to an upright JPEG with its colours (10.303)', async () => {
    const bytes = await fs.readFile(path.join(import.meta.dirname, 'assets/telephone.fixture.heic'));
    const document = await editor.assets.upload('image', bytes, { filename: 'IMG_1.HEIC' });
    expect(document).toMatchObject({
      extension: 'jpg',
      mimeType: 'image/jpeg',
      originalFilename: 'IMG_1.jpg',
      metadata: { dimensions: { width: 200, height: 300 } },
    });
    const served = Buffer.from(await (await fetch(`${test.origin}${document.url}`)).arrayBuffer());
    const { icc, orientation, exif } = await sharp(served).metadata();
    expect([icc?.length, orientation, exif]).toEqual([480, undefined, undefined]);
    const colourAt = async (top: number) =>
      (await sharp(served).extract({ left: 100, top, width: 1, height: 1 }).raw().toBuffer()).subarray(0, 3);
    expect([...(await colourAt(20))]).toSatisfy(([red = 0, , blue = 0]) => red > 150 && blue < 100);
    expect([...(await colourAt(280))]).toSatisfy(([red = 0, , blue = 0]) => blue > 120 && red < 100);
  });

  it('takes the same bytes for the same asset, also when they come twice at once', async () => {
    const bytes = await facade({ background: '#123456' }).webp().toBuffer();
    const words = { title: 'Gevel', description: 'Aan de Leie', label: 'l', creditLine: '© Ann' };
    const source = { id: '7', name: 'unsplash', url: 'https://unsplash.example/7' };
    const [first, second] = await Promise.all([
      editor.assets.upload('image', bytes, { filename: 'C:\\fotos\\gevel.webp', source, ...words }),
      editor.assets.upload('image', bytes, { filename: 'C:\\fotos\\gevel.webp', source, ...words }),
    ]);
    const third = await editor.assets.upload('image', bytes, { title: 'Another' });
    expect([second._rev, third._rev]).toEqual([first._rev, first._rev]);
    expect(first).toMatchObject({ ...words, source, originalFilename: 'gevel.webp' });
  });

  it('keeps files, too, and hands them over without running them', async () => {
    const document = await editor.assets.upload('file', Buffer.from('%PDF-1.4 terms'), {
      filename: 'terms.pdf',
      contentType: 'application/pdf',
    });
    expect(document).toMatchObject({
      _type: 'sanity.fileAsset',
      extension: 'pdf',
      mimeType: 'application/pdf',
      size: 14,
    });
    const page = await editor.assets.upload('file', Buffer.from('<script>alert(1)</script>'), {
      filename: 'page.html',
      contentType: 'text/html',
    });
    const served = await fetch(`${test.origin}${page.url}`);
    expect(served.headers.get('content-disposition')).toBe('attachment');
    expect(served.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('serves what @sanity/image-url asks for, hotspot and crop included', async () => {
    const halves = await sharp(await facade({ width: 400, background: '#0000ff' }).png().toBuffer())
      .composite([{ input: await facade({ width: 200, background: '#ff0000' }).png().toBuffer(), left: 0, top: 0 }])
      .png()
      .toBuffer();
    const { _id } = await editor.assets.upload('image', halves);
    const builder = createImageUrlBuilder({ projectId: 'test', dataset: 'production', baseUrl: `${test.origin}/lake` });
    const image = {
      asset: { _ref: _id },
      crop: { left: 0.5, right: 0, top: 0, bottom: 0 },
      hotspot: { x: 0.75, y: 0.5, width: 0.2, height: 0.2 },
    };
    const draw = async (url: string) => {
      const response = await fetch(url, { headers: { accept: 'image/webp' } });
      const bytes = Buffer.from(await response.arrayBuffer());
      const { width, height, format } = await sharp(bytes).metadata();
      const { dominant } = await sharp(bytes).stats();
      return { status: response.status, size: `${width}x${height}`, format, blue: dominant.b > 200 && dominant.r < 60 };
    };
    const cropped = builder.image(image).width(100).height(100).fit('crop').url();
    expect(await draw(cropped)).toEqual({ status: 200, size: '100x100', format: 'png', blue: true });
    const whole = builder.image(_id).width(100).auto('format').quality(60).dpr(2).url();
    expect(await draw(whole)).toMatchObject({ size: '200x100', format: 'webp' });
    expect(await draw(builder.image(_id).rect(0, 0, 100, 100).format('jpg').url())).toMatchObject({
      size: '100x100',
      format: 'jpeg',
    });
    expect(await draw(builder.image(_id).width(800).fit('max').url())).toMatchObject({ size: '400x200' });
  });

  describe('bad input', () => {
    /** Expects a refusal with a message, and that nothing was stored. */
    const refused = async (send: () => Promise<Response>, status: number, message: RegExp) => {
      const before = [await stored(), await documents()];
      const response = await send();
      const body = await response.json();
      expect([response.status, body.statusCode]).toEqual([status, status]);
      expect(body.message).toMatch(message);
      expect([await stored(), await documents()]).toEqual(before);
    };

    it('refuses a picture of 50 MB, announced or not', async () => {
      const big = Buffer.alloc(50 * 1024 * 1024, 1);
      await refused(() => post('images/production', big), 413, /At most 20 MB/);
      const stream = new ReadableStream({
        start: (controller) => {
          for (let at = 0; at < 50; at += 1) controller.enqueue(big.subarray(0, 1024 * 1024));
          controller.close();
        },
      });
      const init: RequestInit & { duplex: 'half' } = {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: stream,
        duplex: 'half',
      };
      await refused(() => fetch(`${test.origin}/lake/v1/assets/images/production`, init), 413, /At most 20 MB/);
    });

    it('refuses a bomb by its pixels, before it unpacks them', async () => {
      const bomb = await facade({ width: 12_000, height: 12_000 }).png().toBuffer();
      expect(bomb.length).toBeLessThan(2 * 1024 * 1024);
      await refused(() => post('images/production', new Uint8Array(bomb)), 413, /12000 × 12000 pixels/);
    });

    it.each([
      ['a script', svg('<script>alert(1)</script>')],
      ['a prefixed script', svg('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>')],
      ['an event handler', svg('<rect width="9" height="9" onload="alert(1)"/>')],
      ['an event handler on a line of its own', svg('<rect\nonclick="alert(1)"/>')],
      ['a foreign object', svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>')],
      ['an external picture', svg('<image href="https://evil.example/x.png"/>')],
      ['an external picture without quotes around', svg("<image xlink:href='//evil.example/x.png'/>")],
      ['a script in a link', svg('<a href="&#106;ava&#x0a;script:alert(1)"><rect/></a>')],
      ['a link that is set later', svg('<a><set attributeName="href" to="https://evil.example"/><rect/></a>')],
      ['an external style', svg('<style>@import "https://evil.example/x.css";</style>')],
      ['an external fill', svg('<rect style="fill:u\\72l(https://evil.example/x)"/>')],
      ['entities', svg('&x;', '<!DOCTYPE svg [<!ENTITY x "y">]>')],
      ['a style sheet', svg('<rect/>', '<?xml-stylesheet href="https://evil.example/x.css"?>')],
      ['an embedded drawing', svg('<image href="data:image/svg+xml,%3Csvg onload=1%3E"/>')],
    ])('refuses a drawing with %s', async (_what, drawing) => {
      await refused(
        () => post('images/production', drawing, { 'content-type': 'image/svg+xml' }),
        400,
        /drawing \(SVG\)/,
      );
    });

    it('takes a drawing that is only a drawing', async () => {
      const drawing = svg(
        '<style>.a{fill:url(#g)}</style><defs><linearGradient id="g"/></defs><use href="#g"/><rect class="a" width="9" height="9"/>',
        '<?xml version="1.0" encoding="UTF-8"?>',
      );
      const { document } = await (
        await post('images/production?filename=mark.svg', drawing, { 'content-type': 'image/svg+xml' })
      ).json();
      expect(document).toMatchObject({ extension: 'svg', mimeType: 'image/svg+xml', originalFilename: 'mark.svg' });
    });

    it('refuses what is no picture, whatever it is called', async () => {
      await refused(
        () => post('images/production', '<h1>x</h1>', { 'content-type': 'text/html' }),
        415,
        /"text\/html" was sent/,
      );
      await refused(
        () => post('images/production', '<h1>x</h1>', { 'content-type': 'image/png' }),
        415,
        /not a picture/,
      );
      await refused(() => post('images/production', '%PDF-1.4', { 'content-type': 'image/png' }), 415, /not a picture/);
      await refused(() => post('images/production', new Uint8Array()), 400, /empty/);
      const whole = await facade().jpeg().toBuffer();
      await refused(() => post('images/production', new Uint8Array(whole.subarray(0, 400))), 400, /damaged/);
    });

    it('refuses a HEIC picture that cannot be read (10.303)', async () => {
      const whole = await fs.readFile(path.join(import.meta.dirname, 'assets/telephone.fixture.heic'));
      await refused(() => post('images/production', new Uint8Array(whole.subarray(0, 900))), 400, /HEIC.*JPEG/);
    });

    it('refuses those who may not write', async () => {
      const bytes = new Uint8Array(await facade({ width: 5 }).png().toBuffer());
      const { token: reading } = await test.lake.people.createToken({ name: 'reader', grant: 'read' });
      await refused(
        () => post('images/production', bytes, { authorization: `Bearer ${reading}` }),
        403,
        /permission "create"/,
      );
      await refused(() => post('images/production', bytes, { authorization: 'Bearer nonsense' }), 401, /./);
      await refused(() => post('images/nowhere', bytes), 404, /Dataset not found/);
      await refused(() => post('videos/production', bytes), 501, /does not support/);
    });
  });
});
