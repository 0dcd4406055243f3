import { once } from 'node:events';
import { copyFile, writeFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { expect } from '@playwright/test';
import { documentById } from './site/demo-content.ts';
import { feed } from './site/demo-listings.ts';
import { importDocuments } from './site/import-documents.ts';
import { elements, texts } from './site/html.ts';
import { get } from './site/http.ts';
import { demoOrigin, startRefused, startSite, temporaryFolder, type TestSite } from './site/server.ts';
import { test } from './site/test.ts';

test.describe('any request is answered with a page', () => {
  const long = 'x'.repeat(5_000);
  const asked: [name: string, path: string, ...statuses: number[]][] = [
    ['an unknown path', '/nl/wat-is-dit/', 404],
    ['an unknown path of many segments', `/nl/${'a/'.repeat(200)}`, 404],
    ['malformed percent-encoding', '/nl/%E0%A4%A/', 404],
    ['malformed percent-encoding in a query', '/nl/te-koop/?search=%E0%A4%A', 200],
    ['a zero byte', '/nl/%00/', 404],
    ['a zero byte in a query', '/nl/te-koop/?search=%00', 200],
    ['an overlong path', `/nl/${long}/`, 404, 414],
    ['an overlong query', `/nl/te-koop/?search=${long}`, 200],
    ['an overlong unknown parameter', `/nl/te-koop/?x=${long}`, 200],
    ['a price upside down', '/nl/te-koop/?price=9-1', 200],
    ['a price that is none', '/nl/te-koop/?price=a-b&price=1', 200],
    ['a negative count', '/nl/te-koop/?bedrooms=-3', 200],
    ['an enormous count', '/nl/te-koop/?bedrooms=99999999999999999999', 200],
    ['a count that is none', '/nl/te-koop/?bedrooms=NaN&bathrooms=1e9&toilets=0x1', 200],
    ['an empty city', '/nl/te-koop/?city=|', 200],
    ['a city that is none', '/nl/te-koop/?city=a|b|c&city=|9000&city=gent', 200],
    ['two thousand cities', `/nl/te-koop/?${'city=gent|9000&'.repeat(600)}`, 200],
    ['a page far beyond the last', '/nl/te-koop/?page=999999', 200],
    ['a page before the first', '/nl/te-koop/?page=-1', 200],
    ['an unknown order', '/nl/te-koop/?sort=x', 200],
    ['an unknown view', '/nl/te-koop/?view=hologram', 200],
    ['an unknown type', '/nl/te-koop/?type=abc&type=-1&type=999999999', 200],
    ['a box that is none', '/nl/te-koop/?box=1,2,3', 200],
    ['a box off the earth', '/nl/te-koop/?box=-999,0,999,1', 200],
    ['repeated parameters', '/nl/te-koop/?page=2&page=1&sort=x&sort=price-asc&price=1-2&price=3-4', 200],
    ['wildcards of a database', '/nl/te-koop/?search=%25_%5C%27%22%3B--', 200],
    ['markup', '/nl/te-koop/?search=%3Cscript%3Ealert(1)%3C/script%3E', 200],
    ['a property id that is none', "/nl/te-koop/gent/huis/1'%20or%201=1/", 301, 404],
    ['a property id of letters', '/nl/te-koop/gent/huis/abc/', 404],
    ['a prototype', '/nl/__proto__/', 404],
    ['a prototype as form', '/nl/bedankt/constructor/', 404],
    ['half a property path', '/nl/te-koop/gent/', 404],
    ['a deeper property path', '/nl/te-koop/gent/huis/4101/extra/', 404],
    ['an unknown sitemap', '/sitemaps/none.xml', 404],
    ['an unknown picture', '/images/content/none.webp?width=400&format=webp', 404],
    ['an unknown picture source', '/images/nowhere/1/1', 404],
    ['an absurd picture size', '/images/listing/4101/4101-1?width=-5&height=NaN&format=exe', 200],
  ];
  for (const [name, url, ...statuses] of asked) {
    test(name, async () => {
      const { status, headers, body } = await get(url);
      expect(statuses).toContain(status);
      if (headers['content-type']?.startsWith('text/html')) expect(texts(body, 'h1')).toHaveLength(1);
      expect(body).not.toContain('<script>alert(1)');
    });
  }

  test('absurd search parameters are ignored (10.33)', async () => {
    const [plain, absurd] = await Promise.all([
      get('/nl/te-koop/'),
      get('/nl/te-koop/?price=9-1&bedrooms=-3&city=|&sort=x&view=y&type=z&box=1&page=abc'),
    ]);
    expect(texts(absurd.body, 'h2')).toEqual(texts(plain.body, 'h2'));
  });
});

test.describe('a foreign host name', () => {
  const forged = 'evil.example';
  const asked: [name: string, headers: Record<string, string>, ...statuses: number[]][] = [
    ['as Host', { host: forged }, 421],
    ['as Host with our port', { host: `${forged}:80` }, 421],
    ['as X-Forwarded-Host', { 'x-forwarded-host': forged }, 200],
    ['as Forwarded', { forwarded: `host=${forged}` }, 200],
    ['as X-Forwarded-Proto', { 'x-forwarded-proto': forged }, 200],
  ];
  for (const [name, headers, ...statuses] of asked) {
    test(`${name} is in no page`, async () => {
      for (const url of ['/nl/', '/nl/contact', '/nl/no-such-page/', '/sitemap.xml', '/robots.txt']) {
        const { status, headers: answered, body } = await get(url, { headers });
        if (statuses.includes(421)) expect(status).toBe(421);
        expect(status).toBeLessThan(500);
        expect(body + JSON.stringify(answered)).not.toContain(forged);
      }
    });
  }
});

test.describe('a write', () => {
  test('from another site is refused (10.46)', async () => {
    for (const origin of ['https://evil.example', 'null', `${demoOrigin()}.evil.example`]) {
      for (const url of ['/nl/contact/', '/lake/v2025-02-19/data/mutate/production', '/']) {
        const { status, body } = await get(url, { method: 'POST', headers: { origin }, body: 'a=1' });
        expect([origin, url, status]).toEqual([origin, url, 403]);
        expect(body).not.toContain('evil');
      }
    }
  });

  test('larger than what is asked for is refused in words, whether its size is announced or not (10.201)', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const parts = { 'content-type': 'multipart/form-data; boundary=x' };
    const json = { 'content-type': 'application/json' };
    const sizes: [path: string, headers: Record<string, string>, bytes: number, isRefused: boolean][] = [
      ['/api/forms/nl/site-contact', form, 64 * 1024, false],
      ['/api/forms/nl/site-contact', form, 64 * 1024 + 1, true],
      ['/api/forms/nl/site-contact', parts, 64 * 1024 + 1, true],
      ['/nl/formulier/site-contact/', parts, 64 * 1024 + 1, true],
      ['/api/forms/nl/testimonial', parts, 10 * 1024 * 1024, false],
      ['/api/forms/nl/testimonial', parts, 10 * 1024 * 1024 + 1, true],
      ['/nl/formulier/testimonial/', parts, 64 * 1024 + 1, false],
      ['/nl/formulier/testimonial/', form, 64 * 1024 + 1, true],
      ['/nl/login/', form, 64 * 1024 + 1, true],
      ['/nl/login/recovery/', form, 64 * 1024 + 1, true],
      ['/nl/login/password/', parts, 64 * 1024 + 1, true],
      ['/nl/mijn-zoekopdrachten/', form, 64 * 1024 + 1, true],
      ['/api/owner/nl/passkeys/login', json, 64 * 1024 + 1, true],
      ['/api/leads/x', json, 64 * 1024 + 1, true],
      ['/api/content-changed', json, 64 * 1024 + 1, true],
      ['/nl/', form, 64 * 1024 + 1, true],
    ];
    const announced: Record<string, string>[] = [{}, { 'transfer-encoding': 'chunked' }];
    for (const [path, headers, bytes, isRefused] of sizes) {
      const body = 'a&'.repeat(bytes / 2) + 'a'.repeat(bytes % 2);
      for (const size of announced) {
        const answer = await get(path, { method: 'POST', headers: { ...headers, ...size }, body });
        expect([path, bytes, size, answer.status === 413]).toEqual([path, bytes, size, isRefused]);
        expect(answer.status).toBeLessThan(500);
        if (isRefused) expect(answer.body).toContain('too large');
      }
    }
    // Refused before any of the body has arrived.
    const socket = net.connect(Number(new URL(demoOrigin()).port), '127.0.0.1');
    const { host } = new URL(demoOrigin());
    socket.write(`POST /nl/login/ HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 70000\r\n\r\n`);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
    socket.destroy();
  });

  test('that is no form, or a damaged one, is answered as one without fields (10.201)', async () => {
    const odd: [headers: Record<string, string>, body: string][] = [
      [{}, 'firstName=A'],
      [{ 'content-type': 'text/plain' }, 'firstName=A'],
      [{ 'content-type': 'multipart/form-data' }, 'firstName=A'],
      [{ 'content-type': 'multipart/form-data; boundary=' }, '--'],
      [{ 'content-type': 'multipart/form-data; boundary="' }, '--'],
      [{ 'content-type': 'multipart/form-data; boundary=a' }, ''],
      [{ 'content-type': 'multipart/form-data; boundary=a' }, '--a--\r\n'],
      [{ 'content-type': 'multipart/form-data; boundary=a' }, '--a'.repeat(20_000)],
      [
        { 'content-type': 'multipart/form-data; boundary=a' },
        '--a\r\nContent-Disposition: form-data; name="email"\r\n',
      ],
      [{ 'content-type': 'application/x-www-form-urlencoded', 'content-encoding': 'gzip' }, '\u001f\u008b\u0008'],
      [{ 'content-type': 'application/x-www-form-urlencoded; charset=utf-16' }, 'email=%00'],
      [{ 'content-type': 'application/x-www-form-urlencoded' }, '&'.repeat(60_000)],
      [{ 'content-type': 'application/x-www-form-urlencoded' }, '%'.repeat(60_000)],
    ];
    for (const [headers, body] of odd) {
      const answer = await get('/api/forms/nl/site-contact', { method: 'POST', headers, body });
      expect([headers, body.slice(0, 20), answer.status]).toEqual([headers, body.slice(0, 20), 422]);
    }
    for (const body of ['', '{', '['.repeat(60_000), 'null', '1']) {
      const headers = { 'content-type': 'application/json' };
      const answer = await get('/api/owner/nl/passkeys/login', { method: 'POST', headers, body });
      expect([body.slice(0, 5), answer.status]).toEqual([body.slice(0, 5), 422]);
    }
  });

  test('that no page accepts gets an answer instead of an error', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const { status } = await get('/nl/contact/', { method, headers: { origin: demoOrigin() }, body: 'a=1' });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  });
});

test('no path leads out of the pictures or the built files', async () => {
  const outside = [
    '../../package.json',
    '..%2f..%2fpackage.json',
    '%2e%2e/%2e%2e/package.json',
    '..%5c..%5cpackage.json',
    '....//package.json',
  ];
  const prefixes = ['/assets/', '/images/content/', '/images/listing/4101/', '/images/', '/'];
  for (const prefix of prefixes) {
    for (const way of outside) {
      const { status, body } = await get(prefix + way);
      expect([prefix + way, [301, 400, 404].includes(status)]).toEqual([prefix + way, true]);
      expect(body).not.toContain('"dependencies"');
    }
  }
  expect((await get('/images/listing/../../../../etc/passwd')).body).not.toContain('root:');
});

test('a second server on one data folder is refused with a clear message', async () => {
  const site = await startSite();
  const { code, output } = await startRefused(site.dataDirectory);
  expect(code).toBe(1);
  expect(output.trim()).toMatch(/\.$/);
  expect(output).toContain(site.dataDirectory);
  expect(output).not.toMatch(/^\s+at /m);
  expect((await get('/health/ready', { origin: site.origin })).status).toBe(200);
  await site.stop();
});

test.describe('malformed content and listings', () => {
  let site: TestSite;
  test.beforeAll(async () => {
    site = await startSite();
  });
  test.afterAll(() => site.stop());

  test('a module of an unknown type is left out and logged once', async () => {
    const about = documentById('menuPage-about');
    const modules = Array.isArray(about.modules) ? about.modules : [];
    const unknown = { _type: 'hologramModule', _key: 'unknown-1', status: 'Published' };
    await importDocuments(site, [{ ...about, modules: [unknown, ...modules, { _key: 'untyped' }] }]);
    for (const url of ['/nl/over-ons/', '/fr/a-propos/', '/nl/over-ons/?again']) {
      const { status, body } = await get(url, { origin: site.origin });
      expect(status).toBe(200);
      expect(texts(body, 'h1')).toHaveLength(1);
      expect(texts(body, 'h2').length).toBeGreaterThan(0);
    }
    // The log is written in batches.
    await expect.poll(() => site.output()).toContain('hologramModule');
    expect(site.output().match(/hologramModule/g)).toHaveLength(1);
  });

  test('a page without most of its fields is shown without them (3.10)', async () => {
    const types = [
      'text',
      'contact',
      'gallery',
      'articleCards',
      'propertyList',
      'projectList',
      'services',
      'statsView',
      'testimonials',
    ];
    const modules = types.map((type) => ({ _type: `${type}Module`, _key: type }));
    await importDocuments(site, [
      { _id: 'menuPage-bare', _type: 'menuPage', status: 'Published', path: { nl: 'kaal' }, modules },
      { _id: 'menuPage-empty', _type: 'menuPage' },
      { _id: 'article-bare', _type: 'article', status: 'Published', title: { nl: 'Kaal artikel' } },
      { _id: 'testimonial-bare', _type: 'testimonial', status: 'Published' },
      { _id: 'category-bare', _type: 'category' },
    ]);
    for (const url of [
      '/nl/kaal/',
      '/nl/contact/',
      '/nl/nieuws/',
      '/nl/testimonials/',
      '/nl/',
      '/sitemaps/pages-nl.xml',
    ]) {
      expect([url, (await get(url, { origin: site.origin })).status]).toEqual([url, 200]);
    }
  });

  // The Studio does not produce these, but anything with a token may write to a Content Lake.
  const odd: [name: string, fields: object][] = [
    ['a path', { path: { nl: 'kaal', fr: 42 } }],
    ['modules', { path: { nl: 'kaal' }, modules: 'none' }],
    ['a module', { path: { nl: 'kaal' }, modules: [null, 'module', { _type: 'textModule' }] }],
    ['texts', { path: { nl: 'kaal' }, title: 'one for all', description: 7, seo: [], breadcrumb: null }],
  ];
  for (const [name, fields] of odd) {
    test(`${name} of the wrong kind breaks neither the page nor the other modules`, async () => {
      const page = { _id: 'menuPage-odd', _type: 'menuPage', status: 'Published' };
      await importDocuments(site, [
        { _id: 'menuPage-bare', _type: 'menuPage' },
        { ...page, ...fields },
      ]);
      for (const url of ['/nl/kaal/', '/nl/contact/']) {
        expect([url, (await get(url, { origin: site.origin })).status]).toEqual([url, 200]);
      }
    });
  }

  test('content that was corrected leaves nothing of the faulty version', async () => {
    await importDocuments(site, [{ _id: 'menuPage-odd', _type: 'menuPage' }]);
    expect((await get('/nl/kaal/', { origin: site.origin })).status).toBe(404);
  });

  test('the site works without settings (3.22)', async () => {
    const empty = ['siteSettings', 'header', 'footer', 'filterConfig', 'homeBanner'].map((id) => ({
      _id: id,
      _type: id,
    }));
    await importDocuments(site, empty);
    for (const url of ['/', '/nl/contact/', '/nl/te-koop/', '/nl/no-such-page/']) {
      const { status, body } = await get(url, { origin: site.origin });
      expect([url, [200, 404].includes(status)]).toEqual([url, true]);
      expect(elements(body, 'main')).toHaveLength(1);
    }
  });

  test('a feed with broken records imports the others and reports the reasons (10.28)', async () => {
    const [first, ...others] = feed.PropertyList;
    const broken = [
      { ...first, Zip: undefined, City: undefined },
      7,
      null,
      { ...first, ID: '4999', Goal: 'lease' },
      ...others,
    ];
    const file = path.join(await temporaryFolder('feed'), 'feed.json');
    await writeFile(file, JSON.stringify({ ...feed, PropertyList: broken }));
    const { code, output } = await site.command('listings:import', file);
    expect(code).toBe(0);
    expect(output).toMatch(/Set aside: [34]\./);
    expect(output).toMatch(/listing (4101|number 1): \S/);
    expect((await get('/nl/te-koop/', { origin: site.origin })).status).toBe(200);
  });

  test('a file that is no feed is refused with a clear message', async () => {
    const folder = await temporaryFolder('feed');
    const file = path.join(folder, 'feed.json');
    await copyFile(import.meta.filename, file);
    const { code, output } = await site.command('listings:import', file);
    expect(code).toBe(1);
    expect(output).toContain('it is no JSON');
    expect(output).not.toMatch(/^\s+at /m);
  });
});
