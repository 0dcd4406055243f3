import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

let bundled: Promise<URL> | undefined;

/** Bundles `worker.ts` for tests and for the product's dev server, which run from the sources. */
export function bundledWorker(): Promise<URL> {
  return (bundled ??= bundle());
}

async function bundle(): Promise<URL> {
  const outDir = await mkdtemp(path.join(os.tmpdir(), 'lake-'));
  await build({
    configFile: false,
    envFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      outDir,
      ssr: fileURLToPath(new URL('./worker.ts', import.meta.url)),
      rollupOptions: { output: { entryFileNames: 'worker.mjs' } },
    },
  });
  return pathToFileURL(path.join(outDir, 'worker.mjs'));
}
