// Checks docs/requirements.md against the repository: its numbers, and the files and test titles it names.
import ts from 'typescript';

const columns = ['no', 'requirement', 'code', 'tests'];
const none = '—';

/**
 * The faults of a table of requirements, as sentences that name the row; empty if there are none.
 *
 * A row is `| 2.1 | what must hold | code | tests |` under the heading of its section, `## §2 …`. Code and tests are
 * paths from the repository's root in backticks; a quoted text after a test file is the title of one of its tests, or
 * its beginning. What is not built yet has `planned` as its code and `—` as its tests.
 *
 * @param {string} markdown
 * @param {{ exists: (path: string) => boolean, read: (path: string) => string }} files by their paths from the root
 * @returns {string[]}
 */
export function findFaults(markdown, files) {
  /** @type {string[]} */
  const faults = [];
  const faultsOfTests = testsChecker(files);
  let section = 0;
  let last = 0;
  let rows = 0;

  for (const line of markdown.split('\n')) {
    const heading = /^## (?:§(\d+))?/.exec(line);
    if (heading) {
      const number = Number(heading[1] ?? 0);
      if (number > 0 && section > 0 && number !== section + 1) {
        faults.push(`§${number} follows §${section}: sections are numbered in order.`);
      }
      section = number;
      last = 0;
      continue;
    }
    if (section === 0 || !line.startsWith('|')) continue;
    const cells = cellsOf(line);
    if (cells[0] === columns[0] || /^[-: ]+$/.test(cells[0] ?? '')) continue;
    rows += 1;
    const [number = '', requirement = '', code = '', tests = ''] = cells;
    const row = `Row ${number}`;
    if (cells.length !== columns.length) {
      faults.push(`${row} has ${cells.length} cells; there are ${columns.length}: ${columns.join(', ')}.`);
      continue;
    }
    if (number === `${section}.${last + 1}`) last += 1;
    else {
      const expected = `${section}.${last + 1}`;
      faults.push(`${row} is where ${expected} belongs: a number is missing, repeated or out of order.`);
      last = Number(number.split('.')[1]) || last + 1;
    }
    if (requirement === '') faults.push(`${row} requires nothing.`);
    if (code === 'planned') {
      if (tests !== none) faults.push(`${row} is planned, yet names tests: what is planned says ${none} there.`);
      continue;
    }
    const codePaths = [...code.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    if (codePaths.length === 0) faults.push(`${row} names no code, and does not say that it is planned.`);
    for (const path of codePaths) {
      if (!files.exists(path)) faults.push(`${row} names the code ${path}, which is not there.`);
    }
    // Text between paths and titles would go unchecked.
    const loose = `${code} ${tests}`.replaceAll(/`[^`]+`|"[^"]+"|[\s,]/g, '');
    if (loose !== '' && loose !== none) faults.push(`${row} has “${loose}” between its paths and titles.`);
    const named = faultsOfTests(row, tests);
    faults.push(...named.faults);
    if (named.count === 0) faults.push(`${row} is built, and names no test.`);
  }
  if (rows === 0) faults.push('There is no row at all.');
  return faults;
}

/**
 * Checks table cells that name tests: `` `tests/x.spec.ts` "how a title begins" ``.
 *
 * @param {{ exists: (path: string) => boolean, read: (path: string) => string }} files by their paths from the root
 */
export function testsChecker(files) {
  /** @type {Map<string, string[]>} */
  const titles = new Map();
  const titlesOf = (/** @type {string} */ path) => {
    const known = titles.get(path) ?? testTitles(files.read(path), path);
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
export function cellsOf(/** @type {string} */ line) {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

/** Titles of tests and groups; of a template literal, each text between its expressions. */
function testTitles(/** @type {string} */ source, /** @type {string} */ path) {
  /** @type {string[]} */
  const found = [];
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) found.push(title.text);
      else if (title && ts.isTemplateExpression(title)) {
        const texts = [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)];
        found.push(...texts.map((text) => text.replace(/^[\s:,]+/, '')).filter((text) => text !== ''));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false));
  return found;
}

/** `test`, `it.each(…)`, `describe.each(…)` and the like. @returns {boolean} */
function isTest(/** @type {ts.Expression} */ callee) {
  if (ts.isIdentifier(callee)) return ['test', 'it', 'describe'].includes(callee.text);
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) return isTest(callee.expression);
  return false;
}
