// Remix's compiler builds a server of pages alone and takes no other input. Ours has the rest of the process in the same bundle, so
// that each module exists once: this comes after the compiler's own configuration and replaces its entries with ours.
import type { Plugin } from 'vite';

/** @param entries files by the names they are built under, in `build/server/` */
export function serverEntries(entries: Record<string, string>): Plugin {
  return {
    name: 'gevel:server-entries',
    enforce: 'post',
    config: (_config, { isSsrBuild }) =>
      isSsrBuild
        ? { build: { rollupOptions: { input: entries, output: { entryFileNames: '[name].js' } } } }
        : undefined,
  };
}
