import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { streetsPath } from '~/listings/map/archive/streets-path.ts';
import { mapStreetsFiles } from './map-streets.ts';

const bytes = Buffer.from('0123456789');
const archive = { tag: 'b-2', size: bytes.length };

describe('the archive of streets', () => {
  let server: Server;
  let origin: string;
  let current: typeof archive | null;
  let fails = false;
  beforeAll(async () => {
    const answer = mapStreetsFiles(
      {
        current: () => current,
        read: (_state, offset, length) =>
          fails ? Promise.reject(new Error('away')) : Promise.resolve(bytes.subarray(offset, offset + length)),
      },
      pino({ level: 'silent' }),
    );
    server = createServer((request, response) => {
      void answer(request, response).then((answered) => {
        if (!answered) response.writeHead(418).end();
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());
  beforeEach(() => {
    current = archive;
    fails = false;
  });
  const ask = async (headers: Record<string, string> = {}, tag = 'b-2', method = 'GET') => {
    const answer = await fetch(origin + streetsPath(tag), { method, headers });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  it('sends a part of the state that the browser knows, and nothing that it has (10.145)', async () => {
    const part = await ask({ range: 'bytes=2-4' });
    expect([part.status, part.text]).toEqual([206, '234']);
    expect(Object.fromEntries(part.headers)).toMatchObject({
      'content-range': 'bytes 2-4/10',
      'content-length': '3',
      etag: '"b-2"',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
    });
    expect((await ask({ range: 'bytes=-2' })).text).toBe('89');
    expect((await ask({ range: 'bytes=7-' })).text).toBe('789');
    expect((await ask({ range: 'bytes=7-99' })).text).toBe('789');

    // A matching If-Range gets the range; any other gets the whole archive.
    expect(await ask({ range: 'bytes=0-1', 'if-range': '"b-2"' })).toMatchObject({ status: 206, text: '01' });
    expect(await ask({ range: 'bytes=0-1', 'if-range': '"a-1"' })).toMatchObject({ status: 200, text: '0123456789' });

    const had = await ask({ range: 'bytes=0-1', 'if-none-match': '"x", "b-2"' });
    expect([had.status, had.text]).toEqual([304, '']);
    expect(await ask({ range: 'bytes=0-1' }, 'a-1')).toMatchObject({ status: 404 });
    current = null;
    expect((await ask()).headers.get('cache-control')).toBe('no-store');
  });

  it('says what it cannot do, and never fails (10.145)', async () => {
    const beyond = await ask({ range: 'bytes=10-12' });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10']);
    for (const range of ['bytes=x', 'bytes=1-2,4-5', 'lines=1-2', '-', 'bytes=--1'])
      expect(await ask({ range })).toMatchObject({ status: 200, text: '0123456789' });
    for (const range of ['bytes=5-2', `bytes=${'9'.repeat(400)}-`, 'bytes=-0'])
      expect(await ask({ range })).toMatchObject({ status: 416 });
    expect(await ask({}, 'b-2', 'HEAD')).toMatchObject({ status: 200, text: '' });
    expect(await ask({}, 'b-2', 'POST')).toMatchObject({ status: 405 });
    fails = true;
    const away = await ask({ range: 'bytes=0-1' });
    expect([away.status, away.headers.get('cache-control')]).toEqual([503, 'no-store']);
  });

  it('leaves all other addresses to others', async () => {
    for (const path of [
      '/api/map/',
      '/api/map/streets/../x.pmtiles',
      '/api/map/streets/%00.pmtiles',
      '/api/map/streets/',
    ])
      expect((await fetch(origin + path)).status).toBe(418);
  });
});
