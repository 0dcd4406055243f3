// Remix's compiler builds only the page server and takes no other entries. Ours puts the rest of the process into the
// same bundle, so that each module exists once: this plugin runs after the compiler's and replaces its entries.
import { isBuiltin } from 'node:module';
import type { Plugin } from 'vite';

/** Packages with native parts (for ws optional ones), or that read files of their own (fonts, worker code); Vite is for development. */
const unbundled = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  'pdfkit',
  'pg',
  'pino',
  'sharp',
  'tinypool',
  'vite',
  'ws',
];

/**
 * Packages are bundled too: finding and reading the thousand files that every start needs takes Node as long as
 * opening the database. React chooses between two builds by `NODE_ENV`; the bundle contains one of them.
 *
 * @param entries entry files by output name, in `build/server/`
 */
export function serverEntries(entries: Record<string, string>): Plugin {
  return {
    name: 'gevel:server-entries',
    enforce: 'post',
    config: (_config, { isSsrBuild }) =>
      isSsrBuild
        ? {
            define: { 'process.env.NODE_ENV': '"production"' },
            ssr: { noExternal: true, external: unbundled },
            build: {
              rollupOptions: { input: entries, output: { entryFileNames: '[name].js' } },
              // A `require` that is left in a `try` always fails in a module: prom-client would go without perf_hooks,
              // and its figures of the event loop would stay 0.
              commonjsOptions: { ignoreTryCatch: (id: string) => !isBuiltin(id) },
            },
          }
        : undefined,
  };
}
