import { describe, expect, it } from 'vitest';
import { pageFacts } from './page-facts.ts';

const page = (head: string, body = '') => `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;

describe('what a page tells', () => {
  it('are its links, each once, with what is escaped in them (10.360)', () => {
    const body = '<a class="x" href="/nl/a/?b=1&amp;c=2">A</a><a href="/nl/a/?b=1&amp;c=2">B</a><a id="top">C</a>';
    expect(pageFacts(page('', body)).links).toEqual(['/nl/a/?b=1&c=2']);
  });

  it.each([
    ['<meta name="description" content="A house"/>', true],
    ['<meta name="description" content=" "/>', false],
    ['<meta property="og:description" content="A house"/>', false],
    ['', false],
  ])('is whether it has a description: %s (10.362)', (head, expected) => {
    expect(pageFacts(page(head)).hasDescription).toBe(expected);
  });

  it.each([
    ['<meta name="robots" content="noindex"/>', false],
    ['', true],
  ])('is whether search engines may list it: %s', (head, expected) => {
    expect(pageFacts(page(head)).isIndexed).toBe(expected);
  });

  it('is the picture for sharing', () => {
    const url = 'https://agency.example/images/content/aa-10x10.jpg?rect=0,0,5,5';
    expect(pageFacts(page(`<meta property="og:image" content="${url}"/>`)).sharedPicture).toBe(url);
    expect(pageFacts(page('')).sharedPicture).toBe(null);
  });

  it('are its pictures, with the widest rendition that it offers of each (10.363)', () => {
    const body = `<img src="/images/content/ab12-1000x500.jpg?width=400&amp;format=webp"
      srcSet="/images/content/ab12-1000x500.jpg?width=400&amp;format=webp 400w, /images/content/ab12-1000x500.jpg?width=1920&amp;format=webp 1920w">
      <img src="/images/content/cd34-1000x500.jpg?rect=0%2C0%2C600%2C500&amp;width=800&amp;format=webp">
      <img src="/images/content/ef56-10x10.svg?width=800"><img src="/images/listing/1/1?width=800">`;
    expect(pageFacts(page('', body)).pictures).toEqual([
      { hash: 'ab12', width: 1000, asked: 1920 },
      { hash: 'cd34', width: 600, asked: 800 },
    ]);
  });
});
