// npm run screenshots: retakes the pictures of README.md and docs/guide; with --looks those that tests/looks.spec.ts compares with.
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled, requireNode } from './steps.mjs';
import { ensureChromium } from './test/chromium.mjs';
import { runTool } from './test/programs.mjs';

const { looks } = parseArgs({ options: { looks: { type: 'boolean' } } }).values;
requireNode();
await ensureInstalled();
await ensureBuilt();
const { path } = await ensureChromium();
process.exitCode = await runTool(
  '@playwright/test/cli.js',
  looks ? ['test', 'tests/looks.spec.ts', '--update-snapshots=all'] : ['test', 'tests/screenshots.spec.ts'],
  { env: { SCREENSHOTS: looks ? '' : '1', CHROMIUM_PATH: path ?? '' } },
);
