import type { Plugin, Rollup } from 'vite';

const pageScript = '/app/entry.client.tsx';
const anIsland = /\/(\w+)\.island\.tsx$/;
/** Bytes of source below which what some islands share is not worth a request of its own. */
const smallest = 8_000;

/**
 * One file for each island, one for what the page's script needs, one for React with what nearly all islands use, and one for what is shared by a few: by default Rollup
 * makes a file for each set of pages and islands that shares a module, dozens of small ones, which compress worse and take a request each.
 */
export function islandChunks(): Plugin {
  let chunks: Map<string, string> | undefined;
  return {
    name: 'gevel:island-chunks',
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

function chunksOf({ getModuleIds, getModuleInfo }: Modules): Map<string, string> {
  const closureOf = (entry: string) => {
    const found = new Set([entry]);
    // Files added during the iteration are visited as well.
    for (const id of found) for (const imported of getModuleInfo(id)?.importedIds ?? []) found.add(imported);
    return found;
  };
  const ids = [...getModuleIds()];
  const entry = ids.find((id) => id.endsWith(pageScript));
  if (entry === undefined) throw new Error(`The build has no ${pageScript}.`);
  const page = closureOf(entry);
  const users = new Map<string, string[]>();
  for (const island of ids.filter((id) => anIsland.test(id)))
    for (const id of closureOf(island)) if (!page.has(id)) users.set(id, [...(users.get(id) ?? []), nameOf(island)]);
  const islands = new Set([...users.values()].flat()).size;
  const sets = new Map<string, string[]>();
  for (const [id, names] of users) sets.set(names.sort().join(), [...(sets.get(names.join()) ?? []), id]);
  const sizeOf = (of: readonly string[]) => of.reduce((sum, id) => sum + (getModuleInfo(id)?.code?.length ?? 0), 0);
  const chunkOf = (names: readonly string[], of: readonly string[]) => {
    if (names.length === 1) return names[0] ?? '';
    if (names.length > islands / 3 || sizeOf(of) < smallest) return 'react';
    return names.join('-').slice(0, 60);
  };
  return new Map([
    ...[...page].map((id): [string, string] => [id, 'page']),
    ...[...sets].flatMap(([set, of]) => of.map((id): [string, string] => [id, chunkOf(set.split(','), of)])),
  ]);
}

const nameOf = (id: string): string => anIsland.exec(id)?.[1] ?? id;
