// What npm run dev says of edits.
import path from 'node:path';

/** What the process has loaded once and keeps: itself and its parts, the table of addresses, and the routes that are made of it. */
const loadedOnce = /^(?:server|packages)\/|^app\/(?:addresses|platform)\/|^app\/routes\.ts$|\/part\.server\.ts$/;

/**
 * What is said of a file that was edited; null where the next request reads it anew.
 *
 * @param {string} file
 * @param {string} root the folder of the checkout
 */
export function restartLine(file, root) {
  const name = path.relative(root, file).replaceAll(path.sep, '/');
  if (!/\.(?:tsx?|mjs)$/.test(name) || /\.test\.tsx?$/.test(name) || !loadedOnce.test(name)) return null;
  return `${name} has changed, and is read when the site starts: restart npm run dev.`;
}

/**
 * A file that cannot be read as code, in one line; null for any other error.
 *
 * @param {unknown} error as Vite reports it
 * @param {string} root the folder of the checkout
 */
export function syntaxErrorLine(error, root) {
  if (!(error instanceof Error && 'loc' in error && 'id' in error)) return null;
  const { loc, id } = /** @type {{ loc?: { line?: number, column?: number }, id?: string }} */ (error);
  if (typeof id !== 'string' || typeof loc?.line !== 'number') return null;
  const [first = '', second = ''] = error.message.split('\n');
  // The first line of the compiler's says how many errors there are, the second begins with the place.
  const what = (/^Transform failed/.test(first) ? second : first).replace(/^.*?: ERROR: /, '');
  return `${path.relative(root, id.split('?')[0] ?? id)}:${loc.line}:${loc.column ?? 0}: ${what}`;
}
