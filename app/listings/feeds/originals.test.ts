import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHostLimits } from '~/platform/host-limits.ts';
import { createOriginals } from './originals.server.ts';

describe('originals of a CRM’s pictures', () => {
  let server: Server;
  let host: string;
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  let asked: string[];
  let stored: Map<string, Uint8Array>;

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const bound = server.address();
    host = `127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    [asked, stored] = [[], new Map()];
    answer = (_request, response) => void response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end('a jpeg');
  });

  const open = (timeouts = { answer: 10_000, whole: 20_000 }) =>
    createOriginals(
      {
        has: (key) => Promise.resolve(stored.has(key)),
        get: (key) => Promise.resolve(stored.get(key)),
        put: (bytes, { key = '' }) => Promise.resolve(stored.set(key, bytes) && key),
      },
      { ownHosts: [host], timeouts, hosts: createHostLimits({ pause: 1_000 }) },
    );
  const text = (bytes: Uint8Array | null) => bytes && new TextDecoder().decode(bytes);

  it('are fetched once, also for concurrent requests', async () => {
    const originals = open();
    const url = `http://${host}/a.jpg`;
    expect(await originals.read(url)).toBeNull();
    expect(await Promise.all([originals.fetch(url), originals.fetch(url)])).toEqual([true, true]);
    expect(await originals.fetch(url)).toBe(true);
    expect([text(await originals.read(url)), asked]).toEqual(['a jpeg', ['/a.jpg']]);
  });

  it('are no pages, no errors, and nothing larger than a camera makes', async () => {
    const originals = open();
    const answers: (typeof answer)[] = [
      (_request, response) => void response.writeHead(404, { 'Content-Type': 'image/png' }).end('none'),
      (_request, response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>'),
      (_request, response) =>
        void response.writeHead(200, { 'Content-Type': 'image/png' }).end(Buffer.alloc(26 * 1024 * 1024)),
    ];
    for (const [index, each] of answers.entries()) {
      answer = each;
      expect([index, await originals.fetch(`http://${host}/${index}`)]).toEqual([index, false]);
    }
    expect(await originals.fetch('demo:facade?x=1')).toBe(false);
    expect(stored.size).toBe(0);
  });

  it('are not fetched out of a private network, nor copied from there', async () => {
    const originals = open();
    const inside = `http://${host.replace('127.0.0.1', 'localhost')}/secret.png`;
    await expect(originals.fetch(inside)).rejects.toMatchObject({ code: 'ADDRESS_NOT_PUBLIC' });
    expect(await originals.copy('https://files.example/a.jpg', inside)).toBe(false);
    answer = (_request, response) => void response.writeHead(302, { Location: inside }).end();
    await expect(originals.fetch(`http://${host}/a.jpg`)).rejects.toMatchObject({ code: 'ADDRESS_NOT_PUBLIC' });
    expect(await originals.copy('https://files.example/a.jpg', `http://${host}/a.jpg`)).toBe(false);
    expect([asked, stored.size]).toEqual([['/a.jpg', '/a.jpg'], 0]);
  });

  it('are copied under the address that lasts', async () => {
    const originals = open();
    expect(await originals.copy('https://files.example/a.jpg', `http://${host}/a.jpg?signature=1`)).toBe(true);
    expect(text(await originals.read('https://files.example/a.jpg'))).toBe('a jpeg');
  });

  it('are given up when a host says nothing, or never ends', async () => {
    const originals = open({ answer: 300, whole: 600 });
    answer = () => undefined;
    await expect(originals.fetch(`http://${host}/silent.jpg`)).rejects.toMatchObject({ code: 'HOST_UNREACHABLE' });
    answer = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'image/jpeg' }).write('a');
      const drip = setInterval(() => response.write('a'), 20);
      response.once('close', () => clearInterval(drip));
    };
    const begun = Date.now();
    await expect(originals.fetch(`http://${host}/endless.jpg`)).rejects.toThrow();
    expect(Date.now() - begun).toBeLessThan(5_000);
    expect(stored.size).toBe(0);
  });

  it('leave a silent host alone for a moment, and ask again', async () => {
    const originals = open({ answer: 500, whole: 1_000 });
    answer = () => undefined;
    const all = Array.from({ length: 12 }, (_, index) =>
      originals.fetch(`http://${host}/${index}.jpg`).catch(() => 'none'),
    );
    expect(new Set(await Promise.all(all))).toEqual(new Set(['none']));
    // Four concurrently, and two that replaced the first ones to time out.
    expect(asked.length).toBeLessThanOrEqual(6);
    answer = (_request, response) => void response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end('a jpeg');
    await expect(originals.fetch(`http://${host}/0.jpg`)).rejects.toMatchObject({ code: 'HOST_SILENT' });
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(await originals.fetch(`http://${host}/0.jpg`)).toBe(true);
  });
});
