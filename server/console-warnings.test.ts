import { matchRoutes } from '@remix-run/react';
import { afterEach, expect, it, vi } from 'vitest';
import { logConsoleWarnings } from './console-warnings.ts';

const log = { warn: vi.fn(), debug: vi.fn() };
const bare = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
const restore = logConsoleWarnings(log);
afterEach(() => vi.clearAllMocks());

it('puts a warning of a package into the log', () => {
  console.warn('%s is deprecated:', 'this', 7);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith({ source: 'console' }, '%s is deprecated: this 7');
});

it('leaves a malformed path to the access log', () => {
  matchRoutes([{ path: '/nl' }], '/%zz');
  expect(log.debug).toHaveBeenCalled();
  expect(log.warn).not.toHaveBeenCalled();
  expect(bare).not.toHaveBeenCalled();
});

it('gives the console back', () => {
  restore();
  console.warn('again');
  expect(bare).toHaveBeenCalledExactlyOnceWith('again');
});
