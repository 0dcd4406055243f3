// Checks the table of docs/security.md: that no requirement is missing, and that the tests it names exist.
import { testTitles } from './titles.mjs';

const columns = ['no', 'level', 'requirement', 'state', 'how', 'tests'];
const none = '—';
const states = ['holds', 'partly', 'not yet', 'does not apply'];

/** The level of each requirement of ASVS 5.0.0 by section, in order. Only levels 1 and 2 are required. */
const levels = {
  6.1: [1, 2, 2],
  6.2: [1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2],
  6.3: [1, 1, 2, 2, 3, 3, 3, 3],
  6.4: [1, 1, 2, 2, 3, 3],
  6.5: [2, 2, 2, 2, 2, 3, 3, 3],
  6.6: [2, 2, 2, 3],
  6.7: [3, 3],
  6.8: [2, 2, 2, 2],
  7.1: [2, 2, 2],
  7.2: [1, 1, 1, 1],
  7.3: [2, 2],
  7.4: [1, 1, 2, 2, 2],
  7.5: [2, 2, 3],
  7.6: [2, 2],
  8.1: [1, 2, 3, 3],
  8.2: [1, 1, 2, 3],
  8.3: [1, 3, 3],
  8.4: [2, 3],
};

const required = Object.entries(levels)
  .toSorted(([one], [other]) => one.localeCompare(other))
  .flatMap(([section, ofEach]) => ofEach.map((level, index) => ({ number: `${section}.${index + 1}`, level })))
  .filter(({ level }) => level < 3);

/**
 * The faults of the table of security requirements, as sentences that name the row; empty if there are none.
 *
 * A row is `| 6.2.1 | 1 | what is required | holds | how | tests |`. Tests are paths from the repository's root in
 * backticks; a quoted text after a path is the beginning of the title of one of its tests. A requirement that holds,
 * fully or partly, needs a test, unless it is about documentation (sections 6.1, 7.1, 8.1); one that does not hold says
 * why and has none. Valid rows of level 3 are allowed.
 *
 * @param {string} markdown
 * @param {{ exists: (path: string) => boolean, read: (path: string) => string }} files by their paths from the root
 * @returns {string[]}
 */
export function findSecurityFaults(markdown, files) {
  /** @type {string[]} */
  const faults = [];
  const faultsOfTests = testsChecker(files);
  /** @type {Map<string, string>} */
  const known = new Map();
  for (const line of markdown.split('\n')) {
    if (!/^\| \d/.test(line)) continue;
    const cells = cellsOf(line);
    const [number = '', level = '', requirement = '', state = '', how = '', tests = ''] = cells;
    const row = `Row ${number}`;
    if (cells.length !== columns.length) {
      faults.push(`${row} has ${cells.length} cells; there are ${columns.length}: ${columns.join(', ')}.`);
      continue;
    }
    if (known.has(number)) faults.push(`${row} is there twice.`);
    known.set(number, level);
    if (requirement === '' || how === '') faults.push(`${row} does not say what is required, or how it stands.`);
    if (!states.includes(state)) faults.push(`${row} is “${state}”, which is none of: ${states.join(', ')}.`);
    const named = faultsOfTests(row, tests);
    faults.push(...named.faults);
    const isShown = state === 'holds' || state === 'partly';
    if (!isShown && tests !== none) faults.push(`${row} is “${state}”, yet names tests.`);
    if (isShown && named.count === 0 && !/^\d\.1\./.test(number))
      faults.push(`${row} is “${state}”, and names no test.`);
  }
  for (const { number, level } of required) {
    const given = known.get(number);
    if (given === undefined) faults.push(`Row ${number} is missing.`);
    else if (given !== String(level)) faults.push(`Row ${number} is of level ${level}, not ${given}.`);
  }
  return faults;
}

/**
 * Checks table cells that name tests: `` `tests/x.spec.ts` "how a title begins" ``.
 *
 * @param {{ exists: (path: string) => boolean, read: (path: string) => string }} files by their paths from the root
 */
function testsChecker(files) {
  /** @type {Map<string, string[]>} */
  const titles = new Map();
  const titlesOf = (/** @type {string} */ path) => {
    const known = titles.get(path) ?? testTitles(files.read(path), path).flatMap(beginnings);
    titles.set(path, known);
    return known;
  };
  return (/** @type {string} */ row, /** @type {string} */ cell) => {
    /** @type {string[]} */
    const faults = [];
    let file = '';
    let count = 0;
    for (const [, path, title] of cell.matchAll(/`([^`]+)`|"([^"]+)"/g)) {
      if (path !== undefined) {
        count += 1;
        file = '';
        if (!/\.(?:test|spec)\.tsx?$/.test(path)) faults.push(`${row} names ${path} as a test, which it is not.`);
        else if (!files.exists(path)) faults.push(`${row} names the test ${path}, which is not there.`);
        else file = path;
      } else if (title !== undefined && count === 0) {
        faults.push(`${row} quotes “${title}” in front of any file.`);
      } else if (title !== undefined && file !== '' && !titlesOf(file).some((known) => known.startsWith(title))) {
        faults.push(`${row} quotes “${title}”, and no test of ${file} begins like that.`);
      }
    }
    return { faults, count };
  };
}

/** The cells of a table row; a bar after a backslash is text. */
function cellsOf(/** @type {string} */ line) {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

/** Each text of a title without the separators before it. */
function beginnings(/** @type {string[]} */ texts) {
  return texts.map((text) => text.replace(/^[\s:,]+/, '')).filter((text) => text !== '');
}
