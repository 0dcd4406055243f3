import type { Plugin, Rollup } from 'vite';

const pageScript = '/app/entry.client.tsx';
const anIsland = /\/(\w+)\.island\.tsx$/;
/** The cost of one more request for an island, in bytes of source. */
const request = 6_000;

/**
 * Bundles the page's script into one file, each island into one, and the modules that islands share into a few. By
 * default Rollup makes a chunk for each set of pages and islands that shares a module: dozens of small files, which
 * compress worse and take a request each.
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

/** Modules needed by the same set of islands. */
interface Shared {
  islands: ReadonlySet<string>;
  ids: string[];
  size: number;
}

function chunksOf({ getModuleIds, getModuleInfo }: Modules): Map<string, string> {
  const importsOf = (id: string) => getModuleInfo(id)?.importedIds ?? [];
  const ids = [...getModuleIds()];
  const entry = ids.find((id) => id.endsWith(pageScript));
  if (entry === undefined) throw new Error(`The build has no ${pageScript}.`);
  const page = closureOf([entry], importsOf);
  const users = new Map<string, string[]>();
  for (const island of ids.filter((id) => anIsland.test(id)))
    for (const id of closureOf([island], importsOf))
      if (!page.has(id)) users.set(id, [...(users.get(id) ?? []), nameOf(island)]);
  const sets = new Map<string, Shared>();
  for (const [id, names] of users) {
    const set = sets.get(names.sort().join()) ?? { islands: new Set(names), ids: [], size: 0 };
    set.ids.push(id);
    set.size += getModuleInfo(id)?.code?.length ?? 0;
    sets.set(names.join(), set);
  }
  const chunks = joinSmall([...sets.values()], importsOf);
  return new Map([
    ...[...page].map((id): [string, string] => [id, 'page']),
    ...chunks.flatMap((chunk) => chunk.ids.map((id): [string, string] => [id, chunkName(chunk)])),
  ]);
}

/**
 * Merges shared chunks that are not worth a request of their own into a chunk that more islands load, where the bytes
 * that those islands load in vain cost less than the saved requests. Never into a chunk that it imports by way of a
 * third: that would make a cycle.
 */
function joinSmall(sets: readonly Shared[], importsOf: (id: string) => readonly string[]): Shared[] {
  let left = [...sets];
  for (const set of sets.filter(({ islands }) => islands.size > 1).sort((a, b) => a.size - b.size)) {
    const lossIn = ({ islands }: Shared) => set.size * (islands.size - set.islands.size);
    const [target] = left
      .filter(({ islands }) => islands.size > set.islands.size && [...set.islands].every((each) => islands.has(each)))
      .filter((other) => lossIn(other) < request * set.islands.size && !isReachedByThirds(set, other, importsOf))
      .sort((a, b) => lossIn(a) - lossIn(b));
    if (target === undefined) continue;
    target.ids.push(...set.ids);
    target.size += set.size;
    left = left.filter((each) => each !== set);
  }
  return left;
}

function isReachedByThirds(set: Shared, other: Shared, importsOf: (id: string) => readonly string[]): boolean {
  const own = new Set([...set.ids, ...other.ids]);
  const thirds = closureOf(
    set.ids.flatMap(importsOf).filter((id) => !own.has(id)),
    importsOf,
  );
  return other.ids.some((id) => thirds.has(id));
}

function closureOf(from: readonly string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set(from);
  // A Set iterates over entries added during the loop, so this follows transitive imports.
  for (const id of found) for (const imported of importsOf(id)) found.add(imported);
  return found;
}

function chunkName({ islands }: Shared): string {
  const [first = '', ...others] = islands;
  return others.length === 0 ? first : `${first}-and-${others.length}`;
}

const nameOf = (id: string): string => anIsland.exec(id)?.[1] ?? id;
