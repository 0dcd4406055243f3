/**
 * Runs validate-content.ts as Sanity runs the Studio: bundled by Vite, which resolves the modules' folders, and with
 * browser globals.
 * `npm run validate -- <file.ndjson> …`
 */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const studio = dirname(fileURLToPath(import.meta.url));
const bundled = join(studio, 'node_modules', '.cache', 'validate');

await build({
  root: studio,
  configFile: false,
  logLevel: 'error',
  build: {
    ssr: 'validate-content.ts',
    outDir: bundled,
    emptyOutDir: true,
    // Packages are not bundled.
    rollupOptions: { external: /^[^./]/, output: { entryFileNames: 'validate-content.mjs' } },
  },
});
const cli = join(studio, 'node_modules', 'sanity', 'bin', 'sanity');
const script = join(bundled, 'validate-content.mjs');
const run = spawnSync(process.execPath, [cli, 'exec', '--mock-browser-env', script, '--', ...process.argv.slice(2)], {
  cwd: studio,
  stdio: 'inherit',
  env: { ...process.env, SANITY_TELEMETRY_DISABLED: '1' },
});
process.exitCode = run.status ?? 1;
