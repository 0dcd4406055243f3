import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabases } from '~/platform/database/test-databases.ts';
import { property } from '../../store/fixture.ts';
import { openTestStore, type TestStore } from '../../store/test-store.ts';
import { importListings, lastImports, type ListingsImportServices } from './import-listings.server.ts';

describe.each(testDatabases)('importing listings on the $kind database', ({ create }) => {
  let opened: TestStore;
  let { place, revisions } = {} as TestStore;
  let folder: string;
  let services: ListingsImportServices;
  let server: Server;
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  let address: string;

  beforeAll(async () => {
    opened = await openTestStore(create);
    ({ place, revisions } = opened);
    folder = await mkdtemp(path.join(os.tmpdir(), 'gevel-importing-'));
    services = { database: place.database, revisions, scratchFolder: folder };
    server = createServer((request, response) => answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const bound = server.address();
    address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/export.json`;
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    await opened?.dispose();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(() => opened.empty());

  const listings = (count: number) => Array.from({ length: count }, (_, index) => property({ ID: index + 1 }));
  const exported = (count: number, rest: object = {}) =>
    JSON.stringify({ Complete: 1, PropertyList: listings(count), ...rest });
  const serve = (body: string | Uint8Array, headers: Record<string, string> = {}) => {
    answer = (_request, response) => void response.writeHead(200, headers).end(body);
  };
  const ids = async () =>
    (await place.database.query<{ id: string }>('SELECT id FROM listing ORDER BY id')).map(({ id }) => id);
  const take = (url = address) => importListings(services, { source: url });

  it('requests only changes from a server', async () => {
    const asked: (string | undefined)[][] = [];
    answer = (request, response) => {
      const { 'if-none-match': none, 'if-modified-since': since } = request.headers;
      asked.push([none, since]);
      if (none === '"v1"') return void response.writeHead(304).end();
      response.writeHead(200, { ETag: '"v1"', 'Last-Modified': 'Sat, 21 Nov 2026 09:00:00 GMT' }).end(exported(3));
    };
    expect((await take()).listings.added).toBe(3);
    expect(await take()).toMatchObject({ notModified: true });
    expect(asked).toEqual([
      [undefined, undefined],
      ['"v1"', 'Sat, 21 Nov 2026 09:00:00 GMT'],
    ]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('requests everything again after a failed import', async () => {
    serve(exported(3), { ETag: '"v1"' });
    await take();
    serve('<html>');
    await expect(take()).rejects.toMatchObject({ code: 'FEED_UNREADABLE' });
    answer = (request, response) =>
      void response.writeHead(request.headers['if-none-match'] ? 304 : 200).end(exported(4));
    expect((await take()).listings.added).toBe(1);
  });

  it('follows pages, and merges the details of each listing', async () => {
    answer = ({ url = '' }, response) => {
      const page = new URL(url, address).searchParams.get('page');
      const detail = /\/detail\/(\d+)$/.exec(url)?.[1];
      if (detail === '2') return void response.writeHead(500).end();
      if (detail) return void response.end(JSON.stringify({ ID: Number(detail), BedRooms: 4 }));
      const half = page === null ? listings(2) : [property({ ID: 3 })];
      response.end(JSON.stringify({ Complete: 1, PropertyList: half, NextUrl: page === null ? '?page=2' : null }));
    };
    const summary = await importListings(services, {
      source: address,
      detailUrl: new URL('/detail/', address).href + '{ID}',
    });
    expect(summary.listings.added).toBe(2);
    expect(summary.setAside).toEqual([{ kind: 'listing', id: '2', index: 1, reason: 'has no details to be had' }]);
    const rooms = await place.database.query('SELECT id, bedrooms FROM listing ORDER BY id');
    expect(rooms).toEqual([
      { id: '1', bedrooms: 4 },
      { id: '3', bedrooms: 4 },
    ]);
  });

  it('sets a listing aside whose details are those of another, or none', async () => {
    answer = ({ url = '' }, response) => {
      const detail = /\/detail\/(\d+)$/.exec(url)?.[1];
      if (detail === '3') return void response.end('null');
      // A server that sends the same response to every request.
      if (detail) return void response.end(JSON.stringify(property({ ID: 1, BedRooms: 4 })));
      response.end(exported(3));
    };
    const summary = await importListings(services, {
      source: address,
      detailUrl: new URL('/detail/', address).href + '{ID}',
    });
    expect(await ids()).toEqual(['1']);
    expect(summary.setAside.map(({ id, reason }) => [id, reason])).toEqual([
      ['2', 'has no details to be had'],
      ['3', 'has no details to be had'],
    ]);
  });

  const longer = exported(200);
  it.each<[string, () => void, string]>([
    ['a web page instead of data', () => serve('<!DOCTYPE html><title>502</title>'), 'web page'],
    ['an answer that ends in the middle of its JSON', () => serve(longer.slice(0, longer.length / 2)), 'ends halfway'],
    [
      'a connection that breaks off',
      () => {
        answer = (_request, response) => {
          response.writeHead(200, { 'Content-Length': String(longer.length) });
          response.write(longer.slice(0, 9_000), () => response.destroy());
        };
      },
      'broke off',
    ],
    [
      'an error',
      () => {
        answer = (_request, response) => void response.writeHead(503).end('{}');
      },
      'answered 503',
    ],
    [
      'an address that leads in circles',
      () => {
        answer = (_request, response) => void response.writeHead(302, { Location: '/export.json' }).end();
      },
      'in circles',
    ],
    [
      'pages that lead back to each other',
      () => serve(exported(20, { NextUrl: '/export.json' })),
      'back to each other',
    ],
    ['a next page elsewhere', () => serve(exported(20, { NextUrl: 'https://elsewhere.example/' })), 'another server'],
    ['less than half of what is there', () => serve(exported(9)), 'holds 9 listings where the site has 20'],
  ])('leaves the listings as they were after %s, and says so', async (_name, faulty, sentence) => {
    serve(exported(20));
    await take();
    const revision = revisions.current('listings');
    faulty();
    await expect(take(address.replace('//', '//agency:secret@') + '?key=secret')).rejects.toThrow(sentence);
    expect((await ids()).length).toBe(20);
    expect(revisions.current('listings')).toBe(revision);
    const [last] = await lastImports(services);
    expect(last).toMatchObject({ source: address, failure: expect.stringContaining(sentence) });
    expect(await place.database.query('SELECT 1 FROM listing_incoming')).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('retains the projects if an export has no list of them, unlike an empty list (3.8)', async () => {
    const project = property({ ID: 'p', PublicAddress: 1 });
    serve(exported(1, { ProjectList: [project] }));
    expect((await take()).projects.added).toBe(1);
    serve(exported(1));
    expect(await take()).toMatchObject({ projects: { removed: 0 }, projectRemovalsHeldBack: null });
    serve(exported(1, { ProjectList: [] }));
    expect(await take()).toMatchObject({ projects: { removed: 0 }, projectRemovalsHeldBack: 'empty' });
    const accepted = await importListings(services, { source: address, acceptShrink: true });
    expect(accepted.projects.removed).toBe(1);
  });

  it('accepts a shrunk export if an operator confirms it', async () => {
    serve(exported(20));
    await take();
    serve(exported(2));
    expect((await importListings(services, { source: address, acceptShrink: true })).listings.removed).toBe(18);
    expect(await ids()).toEqual(['1', '2']);
  });

  it('counts duplicate ids, of which the last record wins', async () => {
    const twice = [...listings(450), property({ ID: 7, Price: 111_000 })];
    serve(JSON.stringify({ Complete: 1, PropertyList: twice }));
    expect((await take()).listings).toMatchObject({ added: 450, duplicates: 1, unchanged: 0 });
    expect(await place.database.query("SELECT price FROM listing WHERE id = '7'")).toEqual([{ price: 111_000 }]);
  });

  it.each([
    ['UTF-8', (text: string) => Buffer.from(text)],
    ['UTF-8 with a mark', (text: string) => Buffer.from(`\ufeff${text}`)],
    ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['Windows’ Latin script', (text: string) => Buffer.from(text, 'latin1')],
  ])('reads %s', async (_name, encode) => {
    const file = path.join(folder, 'encoded.json');
    await writeFile(
      file,
      encode(JSON.stringify({ Complete: 1, PropertyList: [property({ ID: 1, City: 'Liège', Zip: '4000' })] })),
    );
    await importListings(services, { source: file });
    await rm(file);
    const [row] = await place.database.query<{ city: string }>(
      "SELECT detail #>> '{address,city,nl}' AS city FROM listing_detail WHERE listing_id = '1'",
    );
    expect(row?.city).toBe('Liège');
  });

  it('moves a large import over in slices, each listing whole (10.29)', async () => {
    const many = 2_050;
    serve(exported(many));
    const before = revisions.current('listings');
    expect((await take()).listings).toMatchObject({ added: many, unchanged: 0 });
    expect((await ids()).length).toBe(many);
    expect(revisions.current('listings')).toBe(before + 3);
    expect((await take()).listings).toMatchObject({ added: 0, unchanged: many });
  }, 120_000);
});
