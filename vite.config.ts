import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { FontaineTransform } from 'fontaine';
import { defineConfig } from 'vite';
import remixConfig from './remix.config.js';
import { wantsDemo } from './scripts/steps.mjs';
import { browserEntries } from './vite/browser-entries.ts';
import { demo } from './vite/demo.ts';
import { islandChunks } from './vite/island-chunks.ts';
import { serverEntries } from './vite/server-entries.ts';
import { textGroups } from './vite/text-groups.ts';

function filesIn(folder: string): string[] {
  const url = new URL(folder, import.meta.url);
  return existsSync(url) ? readdirSync(url).filter((file) => /^[a-z0-9-]+\.(?:svg|webp|png)$/.test(file)) : [];
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    textGroups(fileURLToPath(new URL('./app', import.meta.url))),
    // Fallback fonts get the metrics of the real ones, so that text does not shift when they load.
    FontaineTransform.vite({
      fallbacks: { Newsreader: ['Georgia'], 'Source Sans 3 Variable': ['Arial'] },
      resolvePath: (id) => new URL(`./node_modules${id}`, import.meta.url),
    }),
    browserEntries({ 'map-frame': 'app/listings/map/frame/main.ts', consent: 'app/consent/browser/main.ts' }),
    demo({ included: wantsDemo() }),
    remix(remixConfig),
    islandChunks(),
    serverEntries({
      main: 'server/entry.ts',
      command: 'server/commands/main.ts',
      queries: 'packages/lake/query/worker.ts',
    }),
  ],
  // Luxembourg's labels as pictures of the agency's own (app/listings/domain/luxembourg-picture.ts).
  define: { 'import.meta.env.EPC_LU_FILES': JSON.stringify(filesIn('public/epc/lu').join()) },
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  // In development all packages are discovered at the start; discovered later, they would reload the page.
  optimizeDeps: {
    entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/*.tsx'],
    // The scan of entries follows what only their server half imports; for browsers these cannot be bundled, nor need they.
    exclude: ['@node-rs/argon2', '@simplewebauthn/server'],
  },
  build: {
    target: 'es2022',
    cssMinify: true,
    // It gives the server's build the map frame's file names.
    manifest: true,
    // A twentieth smaller than esbuild's, mostly in React.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { ecma: 2020, compress: { passes: 2 } },
  },
}));
