import { hostedDrafts } from '~/content/drafts/hosted.server.ts';
import { createHostedClient, hostedContentLake } from '~/content/hosted-lake.server.ts';
import { followHostedContent } from '~/content/hosted.server.ts';
import { hostedMigratable } from '~/content/migrations/hosted.server.ts';
import type { HostedSanity } from '~/platform/environment.ts';
import type { Platform } from '~/platform/platform.ts';
import type { RevisionName } from '~/platform/revisions.ts';
import type { OpenLake } from './content-lake.ts';
import { hostedEditors } from './editors.ts';

/** Opens Sanity's Content Lake. It pushes no changes to us, so we subscribe to them. */
export function openHostedLake({ env, revisions, log }: Platform, sanity: HostedSanity): OpenLake {
  const client = createHostedClient(sanity);
  const writing = env.sanityWriteToken === null ? null : createHostedClient({ ...sanity, token: env.sanityWriteToken });
  const raise = (names: readonly RevisionName[]) => revisions.commit((_sql, raiseInside) => raiseInside(names));
  return {
    content: hostedContentLake(client, sanity),
    editors: hostedEditors({ projectId: sanity.projectId, log }),
    people: null,
    reviews: null,
    embedded: null,
    migratable: writing && hostedMigratable(writing),
    drafts: writing && hostedDrafts(writing),
    follow: () => followHostedContent({ client, raise, log }),
  };
}
