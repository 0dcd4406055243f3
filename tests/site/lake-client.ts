import { createClient, type SanityClient } from '@sanity/client';
import type { TestSite } from './server.ts';

/** A client that may read and change all content of a site, including drafts. */
export async function lakeClient(site: TestSite): Promise<SanityClient> {
  const { output } = await site.command('tokens', 'add', 'journeys', '--write');
  return createClient({
    projectId: 'gevel',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: `${site.origin}/lake`,
    useProjectHostname: false,
    useCdn: false,
    token: /\b[\w-]{30,}\b/.exec(output)?.[0],
    perspective: 'raw',
  });
}
