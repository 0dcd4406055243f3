import { createClient, type SanityClient } from '@sanity/client';
import type { ContentLake } from './lake.ts';

/** A dataset of Sanity's hosted Content Lake, or of another server with the same API. */
export interface HostedLakeAddress {
  projectId: string;
  dataset: string;
  /** Read token, for drafts and private datasets. */
  token: string | null;
  /** Base URL of another server's API (`http://127.0.0.1:3000/lake`); by default Sanity's. */
  apiHost?: string;
}

const apiVersion = '2025-02-19';

/** Bypasses Sanity's CDN, because revisions rather than time decide when a result is stale. */
export function createHostedClient({ projectId, dataset, token, apiHost }: HostedLakeAddress): SanityClient {
  return createClient({
    projectId,
    dataset,
    apiVersion,
    useCdn: false,
    ...(token === null ? {} : { token }),
    ...(apiHost === undefined ? {} : { apiHost, useProjectHostname: false }),
    maxRetries: 1,
    timeout: 10_000,
  });
}

/** Reads through Sanity's own client, over HTTP. */
export function hostedContentLake(
  client: SanityClient,
  { projectId, dataset, token, apiHost }: HostedLakeAddress,
): ContentLake {
  return {
    showsDrafts: token !== null,
    query: (groq, parameters, perspective, signal) => client.fetch(groq, parameters, { perspective, signal }),
    picture: (file, signal) =>
      fetch(`${apiHost ?? 'https://cdn.sanity.io'}/images/${projectId}/${dataset}/${file}`, { signal }),
  };
}
