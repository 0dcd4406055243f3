import { defineCliConfig } from 'sanity/cli';
import { dataset, projectId } from './workspace.ts';

export default defineCliConfig({
  api: { projectId, dataset },
  project: { basePath: '/studio' },
  deployment: { autoUpdates: false },
});
