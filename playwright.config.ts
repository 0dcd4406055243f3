import { defineConfig, devices } from '@playwright/test';

// Set by scripts/test.mjs; without it Playwright takes the browser of its own download.
const executablePath = process.env.CHROMIUM_PATH || undefined;
const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE;

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  // Pictures for docs/ are taken by npm run screenshots alone.
  testIgnore: process.env.SCREENSHOTS ? [] : ['**/screenshots.spec.ts'],
  globalSetup: './tests/site/global-setup.ts',
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Speed is measured in bench/; here a slow machine is only waited for.
  timeout: 120_000,
  expect: { timeout: 20_000 },
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
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
