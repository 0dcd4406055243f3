// Checks that each requirement in docs/requirements/ has a test that carries its number, and prints those tests:
// node scripts/test/requirements.mjs [10.4 | §7]
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { testTitles } from './titles.mjs';

const root = path.join(import.meta.dirname, '../..');
const folder = 'docs/requirements';
const index = `${folder}/README.md`;

/** @typedef {Map<string, string>} Files texts by their paths from the repository's root */

/**
 * The pages of requirements and the test files of this repository.
 *
 * @returns {Files}
 */
export function readFiles() {
  const patterns = [`${folder}/*.md`, '*.test.ts', '*.test.tsx', '*.spec.ts'];
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  });
  const paths = listed.split('\n').filter((file) => file !== '' && existsSync(path.join(root, file)));
  return new Map(paths.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

/**
 * The faults of requirements and their tests, as sentences; empty if there are none.
 *
 * @param {Files} files
 * @returns {string[]}
 */
export function findFaults(files) {
  /** @type {string[]} */
  const faults = [];
  /** @type {Map<string, boolean>} whether each requirement is planned */
  const requirements = new Map();
  for (const [page, text] of files) {
    if (!page.startsWith(`${folder}/`) || page === index) continue;
    if (!files.get(index)?.includes(`](${path.posix.basename(page)})`)) faults.push(`${index} does not list ${page}.`);
    for (const section of text.split(/^#+ /m)) {
      let last = '0.0';
      for (const { number, statement } of requirementsOf(section)) {
        if (requirements.has(number)) faults.push(`${number} is there twice.`);
        else if (compare(last, number) > 0) faults.push(`${page} has ${number} after ${last}.`);
        requirements.set(number, statement.endsWith('(planned)'));
        last = number;
      }
    }
  }
  if (requirements.size === 0) faults.push('There is no requirement.');
  const tests = testsByNumber(files);
  for (const [number, isPlanned] of requirements) {
    if (isPlanned === tests.has(number)) {
      faults.push(isPlanned ? `${number} is planned, yet has a test.` : `${number} has no test.`);
    }
  }
  for (const [number, [test]] of tests) {
    if (!requirements.has(number)) faults.push(`${test?.file} carries ${number}, which is no requirement.`);
  }
  return faults;
}

/** The requirements of a page or section: `- **10.4** statement`. */
function requirementsOf(/** @type {string} */ text) {
  const lines = text.replaceAll(/\n +/g, ' ').matchAll(/^- \*\*(\d+\.\d+)\*\* (.+)$/gm);
  return Array.from(lines, ([, number = '', statement = '']) => ({ number, statement }));
}

/**
 * The tests and groups whose title ends in a requirement's number, `(1.3, 10.4)`, and the files whose first line is
 * `// Requirements 1.3, 10.4`.
 *
 * @param {Files} files
 */
function testsByNumber(files) {
  /** @type {Map<string, { file: string, title: string }[]>} */
  const tests = new Map();
  const add = (/** @type {string} */ numbers, /** @type {string} */ file, /** @type {string} */ title) => {
    for (const number of numbers.split(', ')) tests.set(number, [...(tests.get(number) ?? []), { file, title }]);
  };
  for (const [file, source] of files) {
    if (file.endsWith('.md')) continue;
    const [, ofFile] = /^\/\/ Requirements (\d[\d., ]+)\n/.exec(source) ?? [];
    if (ofFile !== undefined) add(ofFile, file, '');
    for (const texts of testTitles(source, file)) {
      const title = texts.join('…');
      const [, numbers] = / \((\d+\.\d+(?:, \d+\.\d+)*)\)$/.exec(title) ?? [];
      if (numbers !== undefined) add(numbers, file, title);
    }
  }
  return tests;
}

/** Orders numbers: 9.2, 9.10, 10.1. */
function compare(/** @type {string} */ one, /** @type {string} */ other) {
  return one.localeCompare(other, 'en', { numeric: true });
}

if (process.argv[1] === import.meta.filename) {
  const wanted = process.argv[2]?.replace('§', '');
  for (const [number, tests] of [...testsByNumber(readFiles())].toSorted(([one], [other]) => compare(one, other))) {
    if (wanted !== undefined && number !== wanted && number.split('.')[0] !== wanted) continue;
    for (const { file, title } of tests) console.log(`${number.padEnd(7)} ${file}  ${title}`);
  }
}
