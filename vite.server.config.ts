import { defineConfig } from 'vite';

/** Bundles the HTTP process and the commands; the Remix app is a bundle of its own that they load (docs/decisions/0003). */
export default defineConfig({
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'build/process',
    emptyOutDir: true,
    copyPublicDir: false,
    rollupOptions: {
      input: { main: 'server/main.ts', command: 'commands/main.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
