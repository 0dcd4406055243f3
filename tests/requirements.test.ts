import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFaults } from '../scripts/test/requirements.mjs';
import { findSecurityFaults } from '../scripts/test/security.mjs';

const root = path.join(import.meta.dirname, '..');
const repository = {
  exists: (file: string) => existsSync(path.join(root, file)),
  read: (file: string) => readFileSync(path.join(root, file), 'utf8'),
};

it('every requirement that is built names code and tests that are there', () => {
  expect(findFaults(repository.read('docs/requirements.md'), repository)).toEqual([]);
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

describe('a table of requirements', () => {
  const tests = `
    // it('is in a comment')
    describe.each(databases)('the store on $kind', () => {
      it('says what is new', () => {});
      test(\`\${language}: a place is searched\`, () => {});
    });
  `;
  const files = new Map([
    ['app/store.ts', ''],
    ['app/store.test.ts', tests],
  ]);
  const faults = (...rows: readonly string[]) =>
    findFaults(
      ['## §2 Routes', '', '| no | requirement | code | tests |', '| --- | --- | --- | --- |', ...rows].join('\n'),
      {
        exists: (file) => files.has(file),
        read: (file) => files.get(file) ?? '',
      },
    );
  const built = (number: string, { code = '`app/store.ts`', tested = '`app/store.test.ts`' } = {}) =>
    `| ${number} | It holds. | ${code} | ${tested} |`;

  it('is right where its files, titles and numbers are', () => {
    expect(
      faults(
        built('2.1', { tested: '`app/store.test.ts` "the store on" "says what is new", "a place"' }),
        '| 2.2 | It will hold a\\|b. | planned | — |',
      ),
    ).toEqual([]);
  });

  it.each([
    [
      'code that is gone',
      built('2.1', { code: '`app/gone.ts`' }),
      'Row 2.1 names the code app/gone.ts, which is not there.',
    ],
    ['a test that is gone', built('2.1', { tested: '`app/gone.test.ts`' }), 'Row 2.1 names the test app/gone.test.ts'],
    ['a file that tests nothing', built('2.1', { tested: '`app/store.ts`' }), 'as a test, which it is not'],
    ['a title that no test has', built('2.1', { tested: '`app/store.test.ts` "says nothing"' }), '“says nothing”'],
    ['a title from a comment', built('2.1', { tested: '`app/store.test.ts` "is in a comment"' }), '“is in a comment”'],
    [
      'a title whose quotes are lost',
      built('2.1', { tested: '`app/store.test.ts` says' }),
      'Row 2.1 has “says” between',
    ],
    ['a built row without test', built('2.1', { tested: '—' }), 'Row 2.1 is built, and names no test.'],
    ['a row without code', built('2.1', { code: '—' }), 'Row 2.1 names no code'],
    ['tests of what is planned', built('2.1', { code: 'planned' }), 'Row 2.1 is planned, yet names tests'],
    ['a number that is missing', built('2.2'), 'Row 2.2 is where 2.1 belongs'],
    ['a number of another section', built('3.1'), 'Row 3.1 is where 2.1 belongs'],
    ['a cell too few', '| 2.1 | It holds. | planned |', 'Row 2.1 has 3 cells'],
  ])('names the row with %s', (_, row, fault) => {
    expect(faults(row)).toEqual([expect.stringContaining(fault)]);
  });

  it('names the row whose number comes twice, and goes on from there', () => {
    expect(faults(built('2.1'), built('2.1'), built('2.2'))).toEqual([
      'Row 2.1 is where 2.2 belongs: a number is missing, repeated or out of order.',
    ]);
  });

  it('is missing where there is no row', () => {
    expect(faults()).toEqual(['There is no row at all.']);
  });

  it('has its sections in order', () => {
    const text = ['## §2 Routes', built('2.1'), '## §4 States', built('4.1')].join('\n');
    const found = findFaults(text, { exists: (file) => files.has(file), read: (file) => files.get(file) ?? '' });
    expect(found).toEqual(['§4 follows §2: sections are numbered in order.']);
  });
});
