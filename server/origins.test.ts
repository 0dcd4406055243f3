import { describe, expect, it } from 'vitest';
import { Origins } from './origins.ts';

describe('the origins of a site', () => {
  const site = new Origins(['https://www.agency.example', 'https://agency.example'], 3000);

  it.each([
    ['www.agency.example', 'https://www.agency.example'],
    ['AGENCY.example', 'https://agency.example'],
    ['localhost:3000', null],
    ['evil.example', null],
    ['www.agency.example.evil.example', null],
    [undefined, null],
  ])('Host %s is %s', (host, origin) => {
    expect(site.ofHost(host)).toBe(origin);
  });

  it('takes writes from its own pages only (10.46)', () => {
    expect(site.allowsWriteFrom('https://agency.example')).toBe(true);
    expect(site.allowsWriteFrom(undefined)).toBe(true);
    expect(site.allowsWriteFrom('https://evil.example')).toBe(false);
    expect(site.allowsWriteFrom('null')).toBe(false);
  });

  it('answers under each name of this machine while nothing is configured', () => {
    const local = new Origins([], 3000);
    expect(local.main).toBe('http://localhost:3000');
    expect(local.ofHost('127.0.0.1:3000')).toBe('http://127.0.0.1:3000');
    expect(local.ofHost('[::1]:3000')).toBe('http://[::1]:3000');
    expect(local.ofHost('localhost:4000')).toBeNull();
  });
});
