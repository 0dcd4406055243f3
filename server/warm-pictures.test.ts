import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { picturesOf, warmPictures } from './warm-pictures.ts';

const silent = { debug: () => undefined } as never;
let server: Server | undefined;
afterEach(() => server?.close());

describe('warming pictures', () => {
  it('finds what a page may ask for, narrow ones first, each once', () => {
    const html = `<img srcset="/images/a?v=1&amp;width=800 800w, /images/a?v=1&amp;width=400 400w">
      <img srcset="/images/a?v=1&amp;width=400 400w, /images/b?width=1600 1600w">`;
    expect(picturesOf(html)).toEqual(['/images/a?v=1&width=400', '/images/a?v=1&width=800']);
  });

  it('asks for the pages as visitors do, follows where they lead, and then for their pictures', async () => {
    const asked: string[] = [];
    server = createServer(({ url = '', headers }, response) => {
      asked.push(`${headers.host} ${url}`);
      if (url === '/for-sale/') response.writeHead(301, { Location: '/nl/te-koop/' }).end();
      else response.end(url === '/nl/te-koop/' ? '<img srcset="/images/x?width=400 400w">' : '');
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    warmPictures({ server, ownHost: `127.0.0.1:${port}`, knownAs: 'www.agency.example', log: silent });
    await expect.poll(() => asked).toContain('www.agency.example /for-rent/');
    expect(asked).toEqual(
      ['/', '/for-sale/', '/nl/te-koop/', '/images/x?width=400', '/for-rent/'].map(
        (url) => `www.agency.example ${url}`,
      ),
    );
  });
});
