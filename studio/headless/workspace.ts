/** The Studio's own schema, templates and validation without a browser or network, over documents in memory. */
import { createClient } from '@sanity/client';
import {
  createMockAuthStore,
  createWorkspaceFromConfig,
  type SanityDocument,
  type SourceClientOptions,
  validateDocument,
  type ValidationMarker,
} from 'sanity';
import config from '../sanity.config.ts';
import { dataset, projectId } from '../workspace.ts';
import { serveDocuments } from './lake.ts';

/** The asset that any picture may point at. */
export const someAsset = `image-${'0'.repeat(40)}-1x1-webp`;

export type HeadlessStudio = Awaited<ReturnType<typeof openStudio>>;

/** @param documents the contents of the Content Lake; close the Studio at the end */
export async function openStudio(documents: readonly Pick<SanityDocument, '_id' | '_type'>[]) {
  const ids = new Set(documents.map(({ _id }) => _id)).add(someAsset);
  const lake = await serveDocuments(documents);
  const getClient = (options: SourceClientOptions) =>
    createClient({ ...options, projectId, dataset, apiHost: lake.origin, useProjectHostname: false, useCdn: false });
  const auth = createMockAuthStore({ client: getClient({ apiVersion: '2025-02-19' }), currentUser: null });
  const workspace = await createWorkspaceFromConfig({ ...config, auth });
  return {
    schema: workspace.schema,
    templates: workspace.templates,
    workspace,
    /** The context for resolving initial values. */
    context: { projectId, dataset, schema: workspace.schema, currentUser: null, getClient, i18n: workspace.i18n },
    /** Validates as the document's form does; outside the Studio (`cli`) Sanity reports object rules as warnings. */
    validate: (document: object, environment: 'studio' | 'cli' = 'studio'): Promise<ValidationMarker[]> =>
      validateDocument({
        document: { _id: '', _type: '', _rev: '', _createdAt: '', _updatedAt: '', ...document },
        workspace,
        environment,
        getClient,
        getDocumentExists: ({ id }) => Promise.resolve(ids.has(id)),
      }),
    close: () => lake.close(),
  };
}
