import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import type { ContentLake } from '~/content/lake.ts';
import { migrate } from '~/platform/database/migrations.ts';
import type { EditorsPort } from '~/platform/editors.ts';
import { isFailure } from '~/platform/failure.ts';
import { defineJob } from '~/platform/jobs.ts';
import type { Part } from '~/platform/part.ts';
import type { Platform } from '~/platform/platform.ts';
import { createPublicFetch, discard, type PublicFetch } from '~/platform/public-fetch.ts';
import { siteCheckEndpoint } from './endpoint.server.ts';
import { siteCheckMigrations } from './schema.ts';
import { createSiteCheckStore, type SiteCheckStore } from './store.server.ts';
import { walkSite, type SeenPage } from './walk.server.ts';

const siteCheckJob = 'site-check';

/** How the walk sees the site as visitors do. */
interface Serving {
  context: () => AppLoadContext;
  look(path: string): Promise<SeenPage>;
  rest(): Promise<void>;
}

export interface OpenSiteCheck extends Part {
  store: SiteCheckStore;
  /** Must be called before the site can be walked. */
  serve(serving: Serving): void;
}

const outsideTimeout = 10_000;

/** Opens the nightly walk over the published site, which tells editors what visitors miss (docs/decisions/0075). */
export async function openSiteCheck(
  { env, database, jobs, log }: Platform,
  lake: { content: ContentLake; editors: EditorsPort },
  fetchPublic: PublicFetch = createPublicFetch(),
): Promise<OpenSiteCheck> {
  await migrate(database, 'site-check', siteCheckMigrations);
  const store = createSiteCheckStore(database);
  const stopped = new AbortController();
  let site: Serving | null = null;
  const job = defineJob({
    name: siteCheckJob,
    data: z.object({ isQuick: z.boolean().default(false) }),
    cron: env.siteCheck.cron,
    order: 'one-at-a-time',
    retries: 0,
    retryDelay: 60,
    expireAfter: 4 * 3_600,
    work: async ({ isQuick }) => {
      if (site === null) throw new Error('No site is served in this process, whose pages could be seen');
      const { context, look, rest } = site;
      try {
        await store.beat(0);
        const walk = await walkSite({
          context: context(),
          database,
          lake: lake.content,
          look,
          rest,
          outside: (url) => answerOf(url, env.siteCheck.hosts, fetchPublic),
          earlier: isQuick ? (await store.read()).findings : null,
          report: (pages) => store.beat(pages),
          signal: stopped.signal,
        });
        await store.end(walk);
        const { pages, findings } = walk;
        log.info({ pages, findings: findings.length }, 'The site was walked');
        return { pages, findings: findings.length };
      } catch (error) {
        await store.fail().catch(() => undefined);
        throw error;
      }
    },
  });
  return {
    store,
    jobs: [job],
    endpoints: [
      siteCheckEndpoint({
        store,
        editors: lake.editors,
        walk: () => jobs.send(siteCheckJob, { isQuick: true }, { key: 'now' }),
        context: () => site?.context() ?? null,
      }),
    ],
    serve: (serving) => void (site = serving),
    close: () => Promise.resolve(stopped.abort()),
  };
}

/** The status of a URL on a host of the list, or under one; null for any other, and for what is not on the internet. */
export async function answerOf(
  url: string,
  hosts: readonly string[],
  fetchPublic: PublicFetch,
): Promise<number | null> {
  if (!URL.canParse(url)) return null;
  const { hostname, protocol } = new URL(url);
  const isListed = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  if (!isListed || protocol !== 'https:') return null;
  try {
    const answer = await fetchPublic(url, { signal: AbortSignal.timeout(outsideTimeout) });
    discard(answer);
    return answer.statusCode ?? 0;
  } catch (error) {
    return isFailure(error, 'ADDRESS_NOT_PUBLIC') ? null : 0;
  }
}
