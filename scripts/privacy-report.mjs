// npm run privacy:report: compares what the site stores in a browser after each consent choice with its cookie policy.
// A difference is an error.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled, requireNode } from './steps.mjs';
import { ensureChromium } from './test/chromium.mjs';
import { runTool } from './test/programs.mjs';

const options = {
  /** A running site, such as the agency's own; by default the demo is started. */
  origin: { type: 'string' },
  out: { type: 'string', default: 'privacy-report.md' },
};
const { origin, out } = parseArgs({ options: /** @type {any} */ (options) }).values;
const file = path.resolve(String(out));
requireNode();
await ensureInstalled();
await ensureBuilt();
const { path: chromium } = await ensureChromium();
process.exitCode = await runTool(
  '@playwright/test/cli.js',
  ['test', 'tests/privacy.spec.ts', '-g', 'whatever the visitor answers'],
  {
    env: {
      PRIVACY_REPORT: file,
      PRIVACY_ORIGIN: origin ? new URL(String(origin)).origin : '',
      CHROMIUM_PATH: chromium ?? '',
    },
  },
);
console.error(`The report is in ${file}`);
