import { defineCliConfig } from 'sanity/cli';
import { dataset, projectId } from './workspace.ts';

/**
 * Where `npm run dev` finds the site: everything but the Studio itself is asked there, as if both were served together. The site
 * accepts its own origin only, so that origin is configured.
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
