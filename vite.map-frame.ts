// The map frame is a separate document with its own script: Remix's compiler builds it as an additional entry, and the
// server gets its file name from the manifest (docs/decisions/0018).
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest, Plugin } from 'vite';

const entry = 'app/listings/map/frame/main.ts';
const virtualModule = 'virtual:map-frame';

export function mapFrame(): Plugin {
  let root = process.cwd();
  let command: 'build' | 'serve' = 'build';
  let server = false;
  return {
    name: 'gevel:map-frame',
    configResolved(config) {
      ({ root, command } = config);
      server = Boolean(config.build.ssr);
    },
    buildStart() {
      if (command === 'build' && !server)
        this.emitFile({ type: 'chunk', id: path.join(root, entry), name: 'map-frame' });
    },
    resolveId: (id) => (id === virtualModule ? `\0${virtualModule}` : undefined),
    load(id) {
      if (id !== `\0${virtualModule}`) return undefined;
      const files = command === 'serve' ? { script: `/${entry}`, imports: [], styles: [] } : builtFiles(root);
      return `export default ${JSON.stringify(files)}`;
    },
  };
}

/** The browser's build comes before the server's and leaves its list of files. */
function builtFiles(root: string) {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(root, 'build/client/.vite/manifest.json'), 'utf8'));
  const chunks = new Set<string>();
  const follow = (name: string) => {
    if (chunks.has(name)) return;
    chunks.add(name);
    for (const imported of manifest[name]?.imports ?? []) follow(imported);
  };
  follow(entry);
  const [own, ...imports] = [...chunks].map((name) => manifest[name]);
  if (own === undefined) throw new Error('The browser build has no map frame.');
  const url = (file: string) => `/${file}`;
  return {
    script: url(own.file),
    imports: imports.flatMap((chunk) => (chunk ? [url(chunk.file)] : [])),
    styles: [own, ...imports].flatMap((chunk) => chunk?.css ?? []).map(url),
  };
}
