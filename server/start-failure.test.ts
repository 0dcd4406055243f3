// Requirements 10.211
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { howToStart, startFailure } from './start-failure.ts';

const ofSystem = (facts: object) => Object.assign(new Error('a message of the system'), facts);

it.each([
  [
    'a read-only disk',
    { code: 'EROFS', syscall: 'mkdir', path: '/srv/data/lock.guard' },
    /its disk is read-only\. The data folder/,
  ],
  [
    'a folder of another user',
    { code: 'EACCES', syscall: 'mkdir', path: '/srv/data' },
    /^\/srv\/data cannot be written: this user may not/,
  ],
  ['a full disk', { code: 'ENOSPC', syscall: 'write', path: '/srv/data/blobs' }, /its disk is full/],
  ['a port that is taken', { code: 'EADDRINUSE' }, /^The port is taken/],
])('%s is a sentence', (_what, facts, said) => {
  expect(startFailure(ofSystem(facts))).toMatch(said);
  expect(startFailure(ofSystem(facts))).not.toContain('\n');
});

it('anything else is its stack', () => {
  expect(startFailure(ofSystem({ code: 'EACCES', syscall: 'listen', port: 80 }))).toContain('\n    at ');
});

it('the built file, run by itself, says how to start (10.221)', () => {
  const file = import.meta.url;
  expect(howToStart(file, fileURLToPath(file))).toContain('npm start');
  expect(howToStart(file, fileURLToPath(new URL('../scripts/start.mjs', file)))).toBeNull();
  expect(howToStart(file, 'not a file')).toBeNull();
  expect(howToStart(file, undefined)).toBeNull();
});
