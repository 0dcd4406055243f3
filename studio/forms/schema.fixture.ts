/** The schema without Sanity, whose `define…` functions only help the compiler and which tests do not install. */
import { createServer, type Plugin } from 'vite';

const id = '\0plain-sanity';
const plainSanity: Plugin = {
  name: 'plain-sanity',
  enforce: 'pre',
  resolveId: (name) => (name === 'sanity' ? id : null),
  load: (asked) =>
    asked === id
      ? ['defineType', 'defineField', 'defineArrayMember']
          .map((name) => `export const ${name} = (own) => own;`)
          .join('')
      : null,
};

export async function plainSchema(): Promise<object[]> {
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    root: new URL('../..', import.meta.url).pathname,
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [plainSanity],
  });
  try {
    const { schemaTypes } = await vite.ssrLoadModule('/schemas/index.ts');
    return schemaTypes;
  } finally {
    await vite.close();
  }
}
