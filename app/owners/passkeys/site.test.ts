import { describe, expect, it } from 'vitest';
import { passkeyHost, passkeyOrigins } from './site.server.ts';

describe('the host that passkeys are bound to', () => {
  it.each([
    ['https://www.agency.example', 'www.agency.example'],
    ['https://agency.example:8443', 'agency.example'],
    ['http://localhost:3000', 'localhost'],
    // Browsers bind passkeys to names only.
    ['http://127.0.0.1:3000', null],
    ['http://[::1]:3000', null],
  ])('of %s is %s', (origin, host) => {
    expect(passkeyHost(origin)).toBe(host);
  });

  it('lets its own pages ask, and those of hosts below it, but no other of the site’s origins', () => {
    const origins = [
      'https://agency.example',
      'https://www.agency.example',
      'https://agency.example:8443',
      'https://notagency.example',
      'https://agency.example.evil.example',
      'http://127.0.0.1:3000',
    ];
    expect(passkeyOrigins('agency.example', origins)).toEqual(origins.slice(0, 3));
    expect(passkeyOrigins('www.agency.example', origins)).toEqual(['https://www.agency.example']);
  });
});
