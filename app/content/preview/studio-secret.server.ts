import { validatePreviewUrl, type SanityClientLike } from '@sanity/preview-url-secret';
import type { ContentLake } from '../lake.ts';

const timeout = 10_000;

/**
 * Checks the secret with which the Studio's Presentation opens a preview.
 *
 * @param url the whole address that was asked for
 * @returns where the preview leads; null where the secret does not hold
 */
export async function studioProof(lake: ContentLake, url: string): Promise<{ path: string | undefined } | null> {
  if (!lake.showsDrafts) return null;
  const { isValid, redirectTo } = await validatePreviewUrl(readingRaw(lake), url);
  return isValid ? { path: redirectTo } : null;
}

/** The little of a client that Sanity's check uses. It insists on a token; the lake has whatever it needs. */
function readingRaw(lake: ContentLake): SanityClientLike {
  const client: SanityClientLike = {
    config: () => ({ token: 'held by the lake' }),
    withConfig: () => client,
    // The answer to the question that was sent: its type is the caller's.
    fetch: async <Answer, Parameters>(query: string, parameters: Parameters) =>
      (await lake.query(query, parameters as Record<string, unknown>, 'raw', AbortSignal.timeout(timeout))) as Answer,
  };
  return client;
}
