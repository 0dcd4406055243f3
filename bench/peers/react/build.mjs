import { build } from 'esbuild';

const options = {
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
};
await build({
  ...options,
  entryPoints: ['render.jsx'],
  platform: 'node',
  // React is CommonJS and requires Node's own modules.
  banner: { js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);` },
  outfile: 'build/render.mjs',
});
await build({ ...options, entryPoints: ['client.jsx'], outfile: 'build/client/client.js' });
