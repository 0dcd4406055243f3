import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { appLayers, folders, mayImport } from './scripts/layers.mjs';
import { mockingTests } from './scripts/test/mocking.mjs';

/** Packages of ours are known by their names; the demo is loaded where it is shown, and may be left out of a build. */
const notImported = {
  paths: [
    { name: '@gevel/demo', allowTypeImports: true, message: 'Take it from loadDemo (server/demo.ts).' },
    { name: '@remix-run/react', importNames: ['Link'], message: 'Take it from app/ui/Link.tsx.' },
  ],
  patterns: [{ regex: '^(\\.\\./)+packages(/|$)', message: 'Import it by its name: @gevel/…' }],
};

export default tseslint.config(
  {
    ignores: [
      'build/',
      'data/',
      '**/node_modules/',
      'studio/dist/',
      'studio/.sanity/',
      'bench/peers/*/{build,.next,.react-router,.astro}/',
      'app/content/types.generated.ts',
      'test-results/',
      'playwright-report/',
    ],
  },
  // Pages of the bench's peers, which TypeScript does not check.
  { files: ['bench/peers/**/*.jsx'] },
  ...tseslint.configs.recommended,
  reactHooks.configs.flat.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-console': ['error', { allow: ['error'] }],
    },
  },
  {
    files: ['app/**/*.{ts,tsx}', ...folders.map((folder) => `${folder}/**/*.{ts,tsx}`)],
    ignores: ['**/*.test.{ts,tsx}', 'packages/lake/test-lake.ts'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: { project: 'tsconfig.json' } },
      'boundaries/files': [
        { category: 'studio-part', pattern: ['app/modules/*/schema.ts', 'app/{modules,forms}/*/words.ts'] },
        { category: 'form-facts', pattern: ['app/forms/form-facts.ts', 'app/captcha/kinds.ts'] },
        {
          category: 'office-answers',
          pattern: [
            'app/office/{answers,status,viewings,figures}.ts',
            'app/office/{people/answers,review/request,translation/answers,site-check/answers}.ts',
            'app/leads/stages.ts',
            'app/platform/audit-entry.ts',
          ],
        },
      ],
      'boundaries/elements': [
        ...appLayers.map((name) => ({ type: name, pattern: `app/${name}` })),
        { type: 'packages/lake/browser', pattern: 'packages/lake/browser' },
        ...folders.map((name) => ({ type: name, pattern: name })),
        { type: 'app-root', pattern: 'app' },
      ],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: [
            { allow: { to: { module: { origin: ['external', 'core'] } } } },
            // What the Studio takes of the folder of a module or form.
            { from: { element: { type: 'schemas' } }, allow: { to: { file: { categories: 'form-facts' } } } },
            // What the site's API tells the Studio.
            { from: { element: { type: 'studio' } }, allow: { to: { file: { categories: 'office-answers' } } } },
            {
              from: { file: { categories: 'studio-part' } },
              allow: { to: { element: { types: { anyOf: ['schemas', 'modules', 'listings'] } } } },
            },
            ...Object.entries(mayImport).map(([from, to]) => ({
              from: { element: { type: from } },
              allow: { to: { element: { types: { anyOf: [from, ...to] } } } },
            })),
          ],
        },
      ],
    },
  },
  {
    // One entry a module or form, without a list of imports above.
    files: ['app/modules/registry.ts', 'app/forms/registry.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }] },
  },
  {
    // The registry builds on the modules. Its entries are `typeof import(…)`, which the rule against circles (.oxlintrc.json) does not follow.
    files: ['app/modules/*/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '/registry\\.ts$', message: 'Take types from stored-module.ts and module-view.ts.' }] },
      ],
    },
  },
  {
    files: ['{app,server,schemas,studio,bench}/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', notImported] },
  },
  {
    // The browser has no Remix (app/ui/islands/README.md).
    files: ['app/**/*.island.tsx', 'app/entry.client.tsx', 'app/ui/islands/browser.tsx'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          ...notImported,
          paths: notImported.paths.slice(0, 1),
          patterns: [
            ...notImported.patterns,
            { regex: '^@remix-run/', message: 'An island is alive without Remix (app/ui/islands/README.md).' },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'app/ui/Link.tsx'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  {
    files: [
      'server/{entry,main}.ts',
      'server/console-warnings*.ts',
      'server/commands/main.ts',
      'scripts/**',
      'bench/**',
      'packages/demo/**',
      'studio/*.{ts,mjs}',
      'tests/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    // The environment is read in one place.
    files: ['app/**/*.{ts,tsx}', 'server/**/*.ts', 'packages/{accounts,lake}/**/*.ts'],
    ignores: ['app/platform/**', '**/*.test.ts', 'packages/lake/test-lake.ts', '**/*.child.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.name='process'][property.name='env']",
          message: 'Only app/platform reads the environment.',
        },
        {
          selector: "CallExpression[callee.object.name='request'][callee.property.name=/^(formData|json)$/]",
          message: 'Take readForm or readJson from app/platform/sent-body.ts, which read so many fields and no more.',
        },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    ignores: mockingTests,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.object.name='vi'][callee.property.name=/^(do)?[mM]ock$/]",
          message: 'Other test files share the process: add this one to scripts/test/mocking.mjs.',
        },
      ],
    },
  },
);
