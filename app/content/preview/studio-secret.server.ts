import { validatePreviewUrl, type SanityClientLike } from '@sanity/preview-url-secret';
import type { ContentLake } from '../lake.ts';

const timeout = 10_000;

/**
 * Checks the secret with which the Studio's Presentation tool opens a preview.
 *
 * @param url the full URL of the request
 * @returns where the preview redirects to; null if the secret is invalid
 */
export async function studioProof(lake: ContentLake, url: string): Promise<{ path: string | undefined } | null> {
  if (!lake.showsDrafts) return null;
  const { isValid, redirectTo } = await validatePreviewUrl(readingRaw(lake), url);
  return isValid ? { path: redirectTo } : null;
}

/** The subset of a client that Sanity's check uses. It requires a token, which the lake does not need. */
function readingRaw(lake: ContentLake): SanityClientLike {
  const client: SanityClientLike = {
    config: () => ({ token: 'held by the lake' }),
    withConfig: () => client,
    // The caller vouches for the type of the query's result.
    fetch: async <Answer, Parameters>(query: string, parameters: Parameters) =>
      (await lake.query(query, parameters as Record<string, unknown>, 'raw', AbortSignal.timeout(timeout))) as Answer,
  };
  return client;
}
