// What npm run dev prints about edits.
import path from 'node:path';

/** Files that the process loads once: itself and its parts, the address table, and the routes built from it. */
const loadedOnce = /^(?:server|packages)\/|^app\/(?:addresses|platform)\/|^app\/routes\.ts$|\/part\.server\.ts$/;

/**
 * The message about an edited file; null if the next request reads it anew.
 *
 * @param {string} file
 * @param {string} root the checkout's folder
 */
export function restartLine(file, root) {
  const name = path.relative(root, file).replaceAll(path.sep, '/');
  if (!/\.(?:tsx?|mjs)$/.test(name) || /\.test\.tsx?$/.test(name) || !loadedOnce.test(name)) return null;
  return `${name} has changed, and is read when the site starts: restart npm run dev.`;
}

/**
 * A syntax error in one line; null for any other error.
 *
 * @param {unknown} error as reported by Vite
 * @param {string} root the checkout's folder
 */
export function syntaxErrorLine(error, root) {
  if (!(error instanceof Error && 'loc' in error && 'id' in error)) return null;
  const { loc, id } = /** @type {{ loc?: { line?: number, column?: number }, id?: string }} */ (error);
  if (typeof id !== 'string' || typeof loc?.line !== 'number') return null;
  const [first = '', second = ''] = error.message.split('\n');
  // The compiler's first line is the number of errors; the second begins with the position.
  const what = (/^Transform failed/.test(first) ? second : first).replace(/^.*?: ERROR: /, '');
  return `${path.relative(root, id.split('?')[0] ?? id)}:${loc.line}:${loc.column ?? 0}: ${what}`;
}
