// Summarises, prints and stores figures.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { quantile } from './quantiles.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** Median and range of a series of measurements. */
export function spread(values) {
  return { median: quantile(values, 0.5), least: Math.min(...values), most: Math.max(...values) };
}

/**
 * Formats a spread: `16.2 (15.8–17.1)`.
 *
 * @param {ReturnType<typeof spread>} values
 * @param {(value: number) => string} [say]
 */
export function inWords({ median, least, most }, say = (value) => value.toFixed(2)) {
  return `${say(median)} (${say(least)}–${say(most)})`;
}

export const kilobytes = (bytes) => (bytes / 1_000).toFixed(1);

/** Prints a table in the format of bench/README.md; the first row is the header. */
export function printTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  const line = (row) => `| ${row.map((each, column) => String(each).padEnd(widths[column])).join(' | ')} |`;
  const [head, ...others] = rows;
  console.log([line(head), line(widths.map((width) => '-'.repeat(width))), ...others.map(line)].join('\n'));
}

/**
 * Writes the figures with machine, time, load and commit, and prints the path.
 *
 * @param {string} name of the bench
 * @param {object} figures
 * @param {string} [file] instead of bench/results/<date>-<commit>-<name>.json
 */
export function keepFigures(name, figures, file) {
  const at = new Date();
  const commit = commitOf();
  const target = file
    ? path.resolve(file)
    : path.join(root, 'bench/results', `${at.toISOString().slice(0, 10)}-${commit}-${name}.json`);
  const machine = { node: process.versions.node, cpu: os.cpus()[0]?.model.trim(), cores: os.availableParallelism() };
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `${JSON.stringify({ name, at, commit, machine, load: os.loadavg(), ...figures }, null, 2)}\n`);
  console.log(`\nLoad average ${os.loadavg()[0].toFixed(1)}. All figures: ${path.relative(process.cwd(), target)}`);
}

/** The measured commit, with a plus if files differ from it. */
function commitOf() {
  try {
    const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
    return git('rev-parse', '--short=8', 'HEAD') + (git('status', '--porcelain', '--untracked-files=no') ? '+' : '');
  } catch {
    return 'unknown';
  }
}
