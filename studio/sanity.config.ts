import { createClient } from '@sanity/client';
import { visionTool } from '@sanity/vision';
import { defineConfig } from 'sanity';
import { structureTool } from 'sanity/structure';
import { schemaTypes, singletonTypes } from '../schemas/index.ts';
import { structure } from './structure/index.ts';
import { dataset, hosted, projectId } from './workspace.ts';

/** A singleton is edited and published; creating, duplicating or deleting it makes no sense. */
const singletonActions = ['publish', 'discardChanges', 'restore'];

export default defineConfig({
  name: 'gevel',
  title: 'Gevel',
  projectId,
  dataset,
  // The embedded lake lives on the site's own origin, without a host per project; hosted, the Studio finds Sanity's API.
  ...(hosted || typeof location === 'undefined'
    ? {}
    : {
        apiHost: `${location.origin}/lake`,
        unstable_clientFactory: (options) => createClient({ ...options, useProjectHostname: false }),
      }),
  plugins: [structureTool({ structure }), visionTool({ title: 'Queries' })],
  schema: {
    types: schemaTypes,
    templates: (templates) => templates.filter(({ schemaType }) => !singletonTypes.includes(schemaType)),
  },
  document: {
    actions: (actions, { schemaType }) =>
      singletonTypes.includes(schemaType)
        ? actions.filter(({ action }) => action !== undefined && singletonActions.includes(action))
        : actions,
    newDocumentOptions: (options) => options.filter(({ templateId }) => !singletonTypes.includes(templateId)),
    comments: { enabled: false },
  },
  tasks: { enabled: false },
  scheduledPublishing: { enabled: false },
  scheduledDrafts: { enabled: false },
  releases: { enabled: false },
  announcements: { enabled: false },
  mediaLibrary: { enabled: false },
});
