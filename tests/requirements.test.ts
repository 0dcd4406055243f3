import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFaults } from '../scripts/test/requirements.mjs';

const root = path.join(import.meta.dirname, '..');

it('every requirement that is built names code and tests that are there', () => {
  const faults = findFaults(readFileSync(path.join(root, 'docs/requirements.md'), 'utf8'), {
    exists: (file) => existsSync(path.join(root, file)),
    read: (file) => readFileSync(path.join(root, file), 'utf8'),
  });
  expect(faults).toEqual([]);
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
