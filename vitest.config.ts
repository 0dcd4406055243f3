import { configDefaults, defineConfig } from 'vitest/config';
import { mockingTests } from './scripts/test/mocking.mjs';

export default defineConfig({
  resolve: {
    alias: [
      { find: '~', replacement: new URL('./app', import.meta.url).pathname },
      // Only the Studio installs it; the schema stands outside the Studio's folder.
      { find: /^sanity$/, replacement: new URL('./studio/node_modules/sanity/lib/index.js', import.meta.url).pathname },
    ],
  },
  test: {
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Two cores are busy, and those tests that wait for something leave room for one more.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['{app,server,packages,schemas,studio,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...mockingTests],
          // Loading the same modules for each file anew takes longer than most of the tests.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'mocking', include: mockingTests } },
    ],
  },
});
