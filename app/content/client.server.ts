import { createClient, type SanityClient } from '@sanity/client';

/** Where the content lives: Sanity's hosted Content Lake, or the embedded one on this server's own address. */
export interface ContentLakeAddress {
  projectId: string;
  dataset: string;
  /** Base URL of an embedded lake (`http://127.0.0.1:3000/lake`); null for the hosted one. */
  embeddedAt: string | null;
  /** Read token, for drafts and private datasets. */
  token: string | null;
}

export const apiVersion = '2025-02-19';

/** What a reader sees: what is published, or drafts in front of it (with a token that may). */
export type ContentPerspective = 'published' | 'drafts';

/** The CDN is off because revisions, not time, decide when an answer is old. */
export function createContentClient(
  { projectId, dataset, embeddedAt, token }: ContentLakeAddress,
  perspective: ContentPerspective = 'published',
): SanityClient {
  return createClient({
    projectId,
    dataset,
    apiVersion,
    useCdn: false,
    perspective,
    ...(token === null ? {} : { token }),
    ...(embeddedAt === null ? {} : { apiHost: embeddedAt, useProjectHostname: false }),
    maxRetries: 1,
    timeout: 10_000,
  });
}

/** Base of the URLs under which the lake serves image files. */
export function imageBase({ projectId, dataset, embeddedAt }: ContentLakeAddress): string {
  return `${embeddedAt ?? 'https://cdn.sanity.io'}/images/${projectId}/${dataset}`;
}
