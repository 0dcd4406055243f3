import pRetry from 'p-retry';
import { storedSecret } from '~/platform/secret.ts';
import type { Part } from '~/platform/part.ts';
import type { Platform } from '~/platform/platform.ts';
import type { Reads } from '~/platform/reads.ts';
import type { RevisionName } from '~/platform/revisions.ts';
import type { ContentLake } from './lake.ts';
import { createPreviewAccess, type PreviewAccess } from './preview/access.server.ts';
import { previewEndpoints } from './preview/endpoints.server.ts';
import { ContentStore, type ContentReader } from './store.server.ts';
import { webhookEndpoint } from './webhook-endpoint.server.ts';

export interface Content extends Part {
  /** Decides who may see drafts under `/preview/`. */
  preview: PreviewAccess;
  /** The content for one request. */
  reader(reads: Reads, options: { drafts: boolean }): ContentReader;
}

/** Opens the editors' content, which pages read from the Content Lake. */
export async function openContent(platform: Platform, lake: ContentLake): Promise<Content> {
  const { env, log, database, revisions, now, limits } = platform;
  const preview = createPreviewAccess({
    secret: await storedSecret(database, 'preview'),
    now,
    fixedToken: env.previewToken,
    secure: env.origins[0]?.startsWith('https:') ?? false,
    framedElsewhere: env.studioOrigin !== null,
  });
  const published = new ContentStore({
    lake,
    revisions,
    log,
    directory: platform.folder('cache', 'content'),
    now,
    due: (types) => void changedByClock(types),
  });
  async function changedByClock(types: readonly string[]): Promise<void> {
    await pRetry(
      () => revisions.commit((_sql, raiseInside) => raiseInside(types.map((type): RevisionName => `content:${type}`))),
      { retries: 10 },
    ).catch((err: unknown) => log.error({ err, types }, 'Content that is visible from now on is not shown yet'));
  }
  // Without a token (hosted lake, none configured) previews show published content.
  const withDrafts = lake.showsDrafts
    ? new ContentStore({ lake, revisions, log, directory: null, drafts: true })
    : published;
  return {
    preview,
    reader: (reads, { drafts }) => (drafts ? withDrafts : published).reader(reads),
    endpoints: [
      webhookEndpoint(env.sanity?.webhookSecret ?? null, (names) =>
        revisions.commit((_sql, raiseInside) => raiseInside(names)),
      ),
      ...previewEndpoints({ preview, lake, onChange: revisions.onChange, log, limits }),
    ],
    checks: { content: { needed: false, failure: () => Promise.resolve(published.failure) } },
  };
}
