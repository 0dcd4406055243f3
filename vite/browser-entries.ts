// Scripts for pages without React's: Remix's compiler builds each as an additional entry, and the server reads the
// names of the built files from the manifest (docs/decisions/0018).
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest, Plugin } from 'vite';

const prefix = 'virtual:browser-entry/';

/** @param entries source files by name, relative to the root; the server imports `virtual:browser-entry/<name>` */
export function browserEntries(entries: Readonly<Record<string, string>>): Plugin {
  let root = process.cwd();
  let command: 'build' | 'serve' = 'build';
  let server = false;
  return {
    name: 'gevel:browser-entries',
    configResolved(config) {
      ({ root, command } = config);
      server = Boolean(config.build.ssr);
    },
    buildStart() {
      if (command !== 'build' || server) return;
      for (const [name, entry] of Object.entries(entries))
        this.emitFile({ type: 'chunk', id: path.join(root, entry), name });
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const entry = entries[id.slice(prefix.length + 1)];
      if (entry === undefined) throw new Error(`vite.config.ts names no ${id.slice(1)}.`);
      const files = command === 'serve' ? { script: `/${entry}`, imports: [], styles: [] } : builtFiles(root, entry);
      return `export default ${JSON.stringify(files)}`;
    },
  };
}

/** Reads the manifest of the browser build, which runs before the server build. */
function builtFiles(root: string, entry: string) {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(root, 'build/client/.vite/manifest.json'), 'utf8'));
  const chunks = new Set<string>();
  const follow = (name: string) => {
    if (chunks.has(name)) return;
    chunks.add(name);
    for (const imported of manifest[name]?.imports ?? []) follow(imported);
  };
  follow(entry);
  const [own, ...imports] = [...chunks].map((name) => manifest[name]);
  if (own === undefined) throw new Error(`The browser build has no ${entry}.`);
  const url = (file: string) => `/${file}`;
  return {
    script: url(own.file),
    imports: imports.flatMap((chunk) => (chunk ? [url(chunk.file)] : [])),
    styles: [own, ...imports].flatMap((chunk) => chunk?.css ?? []).map(url),
  };
}
