// Remix's compiler builds a server of pages alone and takes no other input. Ours has the rest of the process in the same bundle, so
// that each module exists once: this comes after the compiler's own configuration and replaces its entries with ours.
import type { Plugin } from 'vite';

/** Packages with native halves, also such as they would use if it were there (ws), or that read files of theirs: fonts, the code of a thread. */
const unbundled = ['@electric-sql/pglite', '@node-rs/argon2', 'pdfkit', 'pg', 'pino', 'sharp', 'tinypool', 'ws'];

/**
 * Packages are bundled as well: Node takes as long to find and read the thousand files of those that every start needs as the database
 * does to open. React decides by `NODE_ENV` between two builds, of which the bundle holds one.
 *
 * @param entries files by the names they are built under, in `build/server/`
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
            build: { rollupOptions: { input: entries, output: { entryFileNames: '[name].js' } } },
          }
        : undefined,
  };
}
