// What the browser has to run before a page is alive must not grow unseen: the build fails over these budgets.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.mjs';

/** Brotli kB (1000 bytes) of scripts, by kind of page. Raise one only with a reason in the commit. */
const budgets = { home: 87.5, results: 91.5, property: 90, 'content-page': 89 };

const client = path.join(root, 'build/client');
const file = readdirSync(path.join(client, 'assets')).find((name) => name.startsWith('manifest-'));
if (file === undefined) throw new Error('The build has no manifest of its routes.');
const manifest = JSON.parse(
  readFileSync(path.join(client, 'assets', file), 'utf8')
    .replace(/^window\.__remixManifest=/, '')
    .replace(/;$/, ''),
);

for (const [page, budget] of Object.entries(budgets)) {
  const id = Object.keys(manifest.routes).find((each) => each.split(':')[0] === page);
  if (id === undefined) throw new Error(`The build has no route for ${page}.`);
  const parts = [manifest.entry, manifest.routes.root, manifest.routes[id]];
  const scripts = new Set(parts.flatMap(({ module, imports }) => [module, ...imports]));
  const bytes = [...scripts].reduce((sum, script) => sum + compressedSize(path.join(client, script)), 0);
  if (bytes > budget * 1000) {
    console.error(`The scripts of ${page} have grown to ${(bytes / 1000).toFixed(1)} kB; the budget is ${budget} kB.`);
    process.exitCode = 1;
  }
}

/** Every page loads it beside the others, and before them (docs/decisions/0041). */
const consentBudget = 4.5;
const consent = readdirSync(path.join(client, 'assets')).find((name) => /^consent-.*\.js$/.test(name));
if (consent === undefined) throw new Error('The build has no consent script.');
const consentBytes = compressedSize(path.join(client, 'assets', consent));
if (consentBytes > consentBudget * 1000) {
  console.error(
    `The consent script has grown to ${(consentBytes / 1000).toFixed(1)} kB; the budget is ${consentBudget} kB.`,
  );
  process.exitCode = 1;
}

/** @param {string} script */
function compressedSize(script) {
  try {
    return statSync(`${script}.br`).size;
  } catch {
    return statSync(script).size;
  }
}
