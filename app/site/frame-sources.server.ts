import { defaultEmbedHosts, embedHosts, frameSources } from '~/listings/rules/video.ts';
import { readSite, type SiteReader } from './site.server.ts';

/** Whose videos and tours the pages may embed: the known hosts and those of the site settings. An error page has the known ones. */
export async function siteFrameSources(context: SiteReader): Promise<readonly string[]> {
  try {
    const { settings } = await readSite(context);
    return frameSources(embedHosts(settings?.embedHosts));
  } catch {
    return frameSources(defaultEmbedHosts);
  }
}
