import type { Plugin, Rollup } from 'vite';

/** The browser's entry and the page shell, which every page loads. */
const everywhere = ['/app/entry.client.tsx', '/app/root.tsx'];
/** What pages with an editor's modules load. */
const withModules = ['home', 'results', 'content-page'].map((name) => `/app/routes/${name}.tsx`);
/** A page without them that loads little. */
const withoutModules = '/app/routes/property.tsx';
/** What parts that come late share. */
const card = '/app/listings/cards/PropertyCardView.tsx';
const anIcon = '/lucide-react/dist/esm/icons/';
/** A document without them (vite.browser-entries.ts). */
const elsewhere = ['/app/listings/map/frame/main.ts'];

/**
 * Puts what every page loads into two files, with packages separate, because they change less often; and what each page with modules loads into one, apart from
 * what parts that come late need as well: a page without modules would load them all for it. Cards of homes and the icons of late parts are a file each. By default Rollup makes one file for
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
    // Remix names the browser's part of a route by a query.
    const entries = ids.filter((id) => files.some((file) => id.replace(/\?.*/, '').endsWith(file)));
    if (entries.length < files.length) throw new Error(`The build has not all of ${files.join(', ')}.`);
    return { entries, found: closureOf(entries) };
  };
  const closureOf = (entries: readonly string[]) => {
    const found = new Set(entries);
    // Files added during the iteration are visited as well.
    for (const id of found) for (const imported of getModuleInfo(id)?.importedIds ?? []) found.add(imported);
    return found;
  };
  const pages = neededBy(everywhere);
  const others = neededBy(elsewhere).found;
  const nameOf = (id: string) => {
    if (others.has(id)) return 'every-document';
    // Lucide's icons ask for ours (vite.drawn-icons.ts): apart, the two files would need each other before either has run.
    const isPackage = id.includes('/node_modules/') || id.endsWith('/app/ui/drawn-icon.ts');
    return isPackage ? 'packages' : 'every-page';
  };
  const modules = withModules.map((file) => neededBy([file]));
  const property = neededBy([withoutModules]).found;
  const late = closureOf(ids.filter((id) => (getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0));
  const entries = new Set([pages, ...modules].flatMap((each) => each.entries));
  const ofModules = ids.filter((id) => modules.every(({ found }) => found.has(id)) && !others.has(id));
  const named = (found: Iterable<string>, name: (id: string) => string) =>
    [...found].flatMap((id): [string, string][] => (entries.has(id) ? [] : [[id, name(id)]]));
  // The later ones take precedence.
  return new Map([
    ...named(
      ids.filter((id) => id.includes(anIcon)),
      () => 'icons',
    ),
    ...named(neededBy([card]).found, () => 'cards'),
    ...named(ofModules, (id) => (property.has(id) ? nameOf(id) : late.has(id) ? 'shared' : 'content')),
    ...named(pages.found, nameOf),
  ]);
}
