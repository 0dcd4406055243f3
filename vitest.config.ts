import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: [
      { find: '~', replacement: new URL('./app', import.meta.url).pathname },
      // Only the Studio installs it; the schema stands outside the Studio's folder.
      { find: /^sanity$/, replacement: new URL('./studio/node_modules/sanity/lib/index.js', import.meta.url).pathname },
    ],
  },
  test: {
    include: ['{app,server,accounts,lake,commands,demo,schemas,studio,scripts,tests}/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Two cores are busy, and those tests that wait for something leave room for one more.
    maxWorkers: 3,
  },
});
