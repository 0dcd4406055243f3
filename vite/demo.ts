// Includes the demo agency in the build on request. Without it the server imports `null` instead, and nothing in
// packages/demo/ is read: the folder may be absent.
import { readFileSync } from 'node:fs';
import sirv from 'sirv';
import type { Plugin } from 'vite';

const nothing = '\0no-demo';

/** The specimen document of all demo listings. */
const specimen = new URL('../packages/demo/public/specimen.pdf', import.meta.url);

export function demo({ included }: { included: boolean }): Plugin {
  let server = false;
  return {
    name: 'gevel:demo',
    enforce: 'pre',
    config: () => (included ? {} : { define: { 'import.meta.env.DEMO_LEFT_OUT': 'true' } }),
    configResolved: (config) => {
      server = Boolean(config.build.ssr);
    },
    resolveId: (id) => (!included && id === '@gevel/demo' ? nothing : undefined),
    load: (id) => (id === nothing ? 'export default null' : undefined),
    generateBundle() {
      if (included && !server)
        this.emitFile({ type: 'asset', fileName: 'demo/specimen.pdf', source: readFileSync(specimen) });
    },
    configureServer: ({ middlewares }) => {
      if (included) middlewares.use('/demo', sirv(new URL('.', specimen).pathname, { dev: true }));
    },
  };
}
