import type { Plugin, Rollup } from 'vite';

/** The browser's entry and the page shell, which every page loads. */
const everywhere = ['/app/entry.client.tsx', '/app/root.tsx'];
/** A document without them (vite.browser-entries.ts). */
const elsewhere = ['/app/listings/map/frame/main.ts'];

/**
 * Puts what every page loads into two files, with packages separate, because they change less often. By default Rollup makes one file for
 * each set of pages that shares a module: twenty small ones, which compress worse and take a request each.
 */
export function pageChunks(): Plugin {
  let chunks: Map<string, string> | undefined;
  return {
    name: 'gevel:page-chunks',
    apply: 'build',
    config: (_, { isSsrBuild }) => {
      if (isSsrBuild) return;
      const manualChunks = (id: string, modules: Modules) => (chunks ??= chunksOf(modules)).get(id);
      return { build: { rollupOptions: { output: { manualChunks } } } };
    },
  };
}

interface Modules {
  getModuleIds: () => IterableIterator<string>;
  getModuleInfo: Rollup.GetModuleInfo;
}

/** The file of each module that all pages share; what other documents need as well has one of its own, or they would load the rest. */
function chunksOf({ getModuleIds, getModuleInfo }: Modules): Map<string, string> {
  const ids = [...getModuleIds()];
  const neededBy = (files: readonly string[]) => {
    const entries = ids.filter((id) => files.some((file) => id.endsWith(file)));
    if (entries.length < files.length) throw new Error(`The build has not all of ${files.join(', ')}.`);
    const found = new Set(entries);
    // Files added during the iteration are visited as well.
    for (const id of found) for (const imported of getModuleInfo(id)?.importedIds ?? []) found.add(imported);
    return { entries, found };
  };
  const pages = neededBy(everywhere);
  const others = neededBy(elsewhere).found;
  const nameOf = (id: string) => {
    if (others.has(id)) return 'every-document';
    return id.includes('/node_modules/') ? 'packages' : 'every-page';
  };
  return new Map([...pages.found].filter((id) => !pages.entries.includes(id)).map((id) => [id, nameOf(id)]));
}
