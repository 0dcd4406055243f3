// Keeps the scripts that browsers load by themselves from growing unnoticed: exceeding these budgets fails the build.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.mjs';

/**
 * For each kind of page, the islands that hydrate without interaction, and the maximum size of their scripts together
 * with the page's own, in brotli kB (1000 bytes). Raise one only with a reason in the commit.
 */
const budgets = {
  home: { islands: ['Slider', 'OwnSearchForm'], most: 86 },
  results: { islands: ['LiveFilters', 'FollowSearch', 'ResultsOrder', 'RecentHomes', 'OfflineNote'], most: 86 },
  property: { islands: ['RecentHomes'], most: 58 },
  article: { islands: [], most: 50 },
};

/** Every page loads this script beside the others, and before them (docs/decisions/0041). */
const consentBudget = 4.5;

const assets = path.join(root, 'build/client/assets');
const files = readdirSync(assets).filter((file) => file.endsWith('.js'));

for (const [page, { islands, most }] of Object.entries(budgets)) {
  const scripts = withImports(['entry.client', ...islands].map(fileOf));
  check(`The scripts of ${page}`, [...scripts].map(compressedSize), most);
}
check('The consent script', [...withImports([fileOf('consent')])].map(compressedSize), consentBudget);

/** @param {string} name */
function fileOf(name) {
  const found = files.find((file) => file.slice(0, -'-12345678.js'.length) === name);
  if (found === undefined) throw new Error(`The build has no script ${name}.`);
  return found;
}

/** @param {string[]} scripts */
function withImports(scripts) {
  const all = new Set(scripts);
  // A Set also iterates over entries added during the iteration.
  for (const script of all)
    for (const [, imported = ''] of readFileSync(path.join(assets, script), 'utf8').matchAll(
      /(?:from|import)\s*"\.\/([^"]+\.js)"/g,
    ))
      all.add(imported);
  return all;
}

/**
 * @param {string} what
 * @param {number[]} sizes
 * @param {number} most
 */
function check(what, sizes, most) {
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  if (process.env.GEVEL_WEIGH) console.log(`${what}: ${kilobytes.toFixed(1)} kB in ${sizes.length} files`);
  if (kilobytes <= most) return;
  console.error(`${what} have grown to ${kilobytes.toFixed(1)} kB; the budget is ${most} kB.`);
  process.exitCode = 1;
}

/** @param {string} script */
function compressedSize(script) {
  const file = path.join(assets, script);
  try {
    return statSync(`${file}.br`).size;
  } catch {
    return statSync(file).size;
  }
}
