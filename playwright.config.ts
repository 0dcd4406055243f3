import { defineConfig, devices } from '@playwright/test';

// Set by scripts/test.mjs; without them Playwright takes the browser of its own download.
const browser = process.env.CHROMIUM_PATH || undefined;
/** The same browser without a window: faster, but it smooths letters in its own way. */
const shell = process.env.CHROMIUM_SHELL_PATH || browser;
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
/** Pictures for docs/ are taken by npm run screenshots alone. */
const unasked = process.env.SCREENSHOTS ? [] : ['**/screenshots.spec.ts'];
const ofLooks = '**/looks.spec.ts';
/** Tests that mostly wait: for a mail to be tried again, for a killed process to be back; and what loads the machine alone. */
const ofFaults = ['**/durability/*.spec.ts', '**/fuzz/*.spec.ts'];
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/site/global-setup.ts',
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Speed is measured in bench/; here a slow machine is only waited for.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // One set of pictures for all machines: the tests allow for their differences.
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  // A new screen gets its picture by `npm run screenshots -- --looks`, never by itself.
  updateSnapshots: 'none',
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    // The shared demo site of the global setup; tests that change content start a site of their own.
    baseURL: process.env.GEVEL_TEST_ORIGIN,
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    launchOptions: { executablePath: shell, args },
  },
  projects: [
    { name: 'journeys', testIgnore: [ofLooks, ...ofFaults, ...unasked], workers: 3 },
    { name: 'faults', testMatch: ofFaults, workers: 1 },
    { name: 'looks', testMatch: ofLooks, workers: 2, use: { launchOptions: { executablePath: browser, args } } },
  ],
});
