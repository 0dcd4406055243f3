// Checks the table of docs/security.md: that no requirement is missing, and that the tests it names exist.
import { cellsOf, testsChecker } from './requirements.mjs';

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
 * A row is `| 6.2.1 | 1 | what is required | holds | how | tests |`, with tests as in docs/requirements.md. A
 * requirement that holds, fully or partly, needs a test, unless it is about documentation (sections 6.1, 7.1, 8.1); one
 * that does not hold says why and has none. Valid rows of level 3 are allowed.
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
