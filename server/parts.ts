/**
 * The composition root: opens every part of the process in dependency order (docs/architecture.md). Nothing opens at
 * import time, and a part only uses the parts it was handed.
 */
import type { LakeDemoLogin } from '@gevel/lake';
import type { Database } from '~/platform/database.ts';
import type { Environment } from '~/platform/environment.ts';
import type { Log } from '~/platform/log.ts';
import type { Part } from '~/platform/part.ts';
import { openAlerts } from '~/alerts/part.server.ts';
import { openCaptcha } from '~/captcha/part.server.ts';
import { openContent } from '~/content/part.server.ts';
import { openLeads } from '~/leads/part.server.ts';
import { openListings } from '~/listings/part.server.ts';
import { openNewsletter } from '~/newsletter/part.server.ts';
import { openPeople } from '~/office/people/part.server.ts';
import { openReviews } from '~/office/review/part.server.ts';
import { openSiteCheck } from '~/office/site-check/part.server.ts';
import { openOwners } from '~/owners/part.server.ts';
import { forgetOriginal } from '~/platform/images.server.ts';
import { openPlatform } from '~/platform/platform.ts';
import { openAddressMemory } from '~/site/part.server.ts';
import { openTestimonials } from '~/testimonials/part.server.ts';
import { openViews } from '~/views/part.server.ts';
import { openVisits } from '~/visits/part.server.ts';
import { openBackups } from './backup-job.ts';
import { openLake } from './content-lake.ts';
import { openPictureCache } from './pictures.ts';

/** The parts outlive requests; the site and the commands work with them. */
export type Parts = Awaited<ReturnType<typeof openParts>>;

/**
 * Opens the parts of the process, but does not listen.
 *
 * @param root the checkout's folder
 * @param demoLogin the demo editor's login; null for commands and where it is not allowed
 * @param database a database that is already being opened
 */
export async function openParts(
  env: Environment,
  log: Log,
  root: string,
  demoLogin: LakeDemoLogin | null = null,
  database?: Promise<Database>,
) {
  const platform = await openPlatform({ env, log, root, database });
  const opened: Part[] = [];
  const close = async (): Promise<void> => {
    // First, because jobs use the other parts.
    await platform.jobs.stop();
    for (const part of opened.toReversed()) await part.close?.();
    await platform.close();
  };
  const add = async <Opened extends Part>(part: Promise<Opened>): Promise<Opened> => {
    const made = await part;
    opened.push(made);
    platform.jobs.define(...(made.jobs ?? []));
    return made;
  };
  const pictureCache = openPictureCache(platform);
  try {
    const lake = await add(openLake(platform, root, demoLogin));
    const content = await add(openContent(platform, lake.content));
    await add(openAddressMemory(platform, content, lake));
    const listings = await add(openListings(platform, lake.editors));
    const alerts = await add(openAlerts(platform));
    const newsletter = await add(openNewsletter(platform));
    const leads = await add(openLeads(platform, [alerts.alerts.erase, newsletter.newsletter.erase]));
    const visits = await add(openVisits(platform));
    const views = await add(openViews(platform, lake.editors));
    const forgetPicture = (sha1: string) => forgetOriginal(pictureCache, 'content', sha1);
    const owners = await add(openOwners(platform));
    const people = await add(Promise.resolve(openPeople(platform, lake.people)));
    const reviews = await add(Promise.resolve(openReviews(platform, lake.people, lake.reviews)));
    const siteCheck = await add(openSiteCheck(platform, lake));
    const testimonials = await add(openTestimonials(platform, lake.drafts, leads, forgetPicture));
    const captcha = await add(openCaptcha(platform));
    await add(Promise.resolve(openBackups(platform, root)));
    const named = {
      lake,
      content,
      listings,
      alerts,
      newsletter,
      leads,
      visits,
      views,
      owners,
      people,
      reviews,
      siteCheck,
      testimonials,
      captcha,
    };
    return { platform, ...named, pictureCache, all: opened, close };
  } catch (error) {
    // A failed start must release everything, above all the lock on the data folder.
    await close();
    throw error;
  }
}
