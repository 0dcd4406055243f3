import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { describe, expect, it } from 'vitest';
import { picturesOf, warmPictures } from './warm-pictures.ts';

describe('warming pictures', () => {
  it('finds what a page may ask for, narrow ones first, each once', () => {
    const html = `<img srcset="/images/a?v=1&amp;width=800 800w, /images/a?v=1&amp;width=400 400w">
      <img srcset="/images/a?v=1&amp;width=400 400w, /images/b?width=1600 1600w">`;
    expect(picturesOf(html)).toEqual(['/images/a?v=1&width=400', '/images/a?v=1&width=800']);
  });

  it('reads the pages, and then their pictures while no request is served', async () => {
    const server = new EventEmitter() as Server;
    const asked: string[] = [];
    const read = (url: string) => {
      asked.push(url);
      return Promise.resolve(Buffer.from(url === '/for-sale/' ? '<img srcset="/images/x?width=400 400w">' : ''));
    };
    const stop = warmPictures({ server, read, log: { debug: () => undefined } });
    await expect.poll(() => asked).toEqual(['/', '/for-sale/', '/images/x?width=400', '/for-rent/']);
    stop();
    expect(server.listenerCount('request')).toBe(0);
  });
});
