import { defineCliConfig } from 'sanity/cli';
import { dataset, projectId } from './workspace.ts';

/**
 * The site that `npm run dev` proxies to: everything outside /studio, as if site and Studio were served together. The
 * site accepts requests from its own origin only, so the proxy sends that origin.
 */
const site = process.env.SITE_ORIGIN ?? 'http://localhost:3000';

export default defineCliConfig({
  api: { projectId, dataset },
  project: { basePath: '/studio' },
  deployment: { autoUpdates: false },
  vite: (config) => ({
    ...config,
    server: {
      ...config.server,
      proxy: { '^/(?!studio(?:/|$))': { target: site, ws: true, changeOrigin: true, headers: { origin: site } } },
    },
  }),
});
