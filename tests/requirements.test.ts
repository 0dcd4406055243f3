import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFaults, readFiles } from '../scripts/test/requirements.mjs';
import { findSecurityFaults } from '../scripts/test/security.mjs';

const root = path.join(import.meta.dirname, '..');
const repository = {
  exists: (file: string) => existsSync(path.join(root, file)),
  read: (file: string) => readFileSync(path.join(root, file), 'utf8'),
};

it('every requirement that is built has a test that carries its number', () => {
  expect(findFaults(readFiles())).toEqual([]);
});

it('every requirement of security says how it stands, and names tests that are there', () => {
  expect(findSecurityFaults(repository.read('docs/security.md'), repository)).toEqual([]);
});

describe('the table of security', () => {
  const whole = repository.read('docs/security.md');
  const lines = whole.split('\n');
  const row = (number: string) => lines.find((line) => line.startsWith(`| ${number} `)) ?? '';
  const withRow = (number: string, change: (line: string) => string) =>
    findSecurityFaults(whole.replace(row(number), change(row(number))), repository);

  it.each([
    ['is missing', () => '', 'Row 6.2.1 is missing.'],
    ['is there twice', (line: string) => `${line}\n${line}`, 'Row 6.2.1 is there twice.'],
    [
      'names a test that is gone',
      (line: string) => line.replace(/`[^`]+`/, '`packages/accounts/gone.test.ts`'),
      'which is not there',
    ],
    ['quotes what no test is called', (line: string) => line.replace(/"[^"]+"/, '"says nothing"'), '“says nothing”'],
    ['names no test', (line: string) => line.replace(/`[^|]+\|$/, '— |'), 'names no test'],
    ['has another level', (line: string) => line.replace(/\| 1 +\|/, '| 2 |'), 'is of level 1, not 2'],
    ['has a state of its own', (line: string) => line.replace('| holds', '| fine'), '“fine”'],
    ['is not there yet', (line: string) => line.replace('| holds', '| not yet'), 'yet names tests'],
    ['has a cell too few', (line: string) => line.replace('| holds', ''), 'has 5 cells'],
  ])('is wrong where a row %s', (_, change, fault) => {
    expect(withRow('6.2.1', change)).toContainEqual(expect.stringContaining(fault));
  });
});

describe('requirements', () => {
  const page = ['# Search', '', '- **2.1** It holds.', '- **2.10** It will', '  hold (planned)', ''].join('\n');
  const tests = "describe('the store', () => it.each([1])(`${kind}: says what is new (2.1)`, () => {}));";
  const faults = (files: { page?: string; tests?: string; index?: string }) =>
    findFaults(
      new Map([
        ['docs/requirements/README.md', files.index ?? '- [Search](search.md)'],
        ['docs/requirements/search.md', files.page ?? page],
        ['app/store.test.ts', files.tests ?? tests],
      ]),
    );

  it('are right where each that is built has a test', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ tests: '// Requirements 2.1\n' })).toEqual([]);
  });

  it.each([
    ['a number twice', { page: `${page}## More\n\n- **2.1** It holds.\n` }, '2.1 is there twice.'],
    ['numbers out of order', { page: `${page}- **2.9** It holds (planned)\n` }, 'search.md has 2.9 after 2.10.'],
    ['a page that the index lacks', { index: '- [Forms](forms.md)' }, 'does not list docs/requirements/search.md.'],
    ['no test of what is built', { tests: "it('says', () => {});" }, '2.1 has no test.'],
    ['a number in a comment', { tests: "// it('says (2.1)')" }, '2.1 has no test.'],
    ['a test of what is planned', { tests: tests.replace('2.1', '2.1, 2.10') }, '2.10 is planned, yet has a test.'],
    ['a test of nothing', { tests: tests.replace('2.1', '2.1, 2.2') }, 'store.test.ts carries 2.2'],
  ])('are wrong with %s', (_, files, fault) => {
    expect(faults(files)).toEqual([expect.stringContaining(fault)]);
  });

  it('are not there without pages', () => {
    expect(findFaults(new Map())).toEqual(['There is no requirement.']);
  });
});
