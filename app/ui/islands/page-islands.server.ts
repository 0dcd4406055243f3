import { renderToString } from 'react-dom/server';
import type { PageIslands } from './Island.tsx';
import { islandName, type IslandFile, type Wakes } from './island.ts';

/**
 * Indexes the site's islands on the server.
 *
 * @param files all `*.island.tsx` files by path
 * @returns a function that creates what one page needs of them
 * @throws if two files have the same name
 */
export function islandsOf(files: Readonly<Record<string, IslandFile>>): () => PageIslands {
  const names = new Set<string>();
  const known = new Map<IslandFile['default'], { name: string; wakes: Wakes }>();
  for (const [path, file] of Object.entries(files)) {
    const name = islandName(path);
    if (names.has(name)) throw new Error(`Two islands are called ${name}: give one of them another name.`);
    names.add(name);
    known.set(file.default, { name, wakes: file.wakes });
  }
  return () => {
    let count = 0;
    return {
      fileOf: (component) => {
        const file = known.get(component);
        if (file === undefined) throw new Error(`${component.name} is not the default export of a file *.island.tsx.`);
        return file;
      },
      nextPrefix: () => `i${(count++).toString(36)}-`,
      render: (element, identifierPrefix) => renderToString(element, { identifierPrefix }),
    };
  };
}
