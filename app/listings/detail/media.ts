import type { Listing } from '../domain/entity.ts';
import { hostName, videoLink } from '../domain/rules/video.ts';

/** A video or a 3D tour of a property. */
export interface MediaView {
  kind: 'film' | 'tour';
  /** A file plays on the page, an embed only on request, and an unrecognized link opens its own page. */
  plays: 'file' | 'embed' | 'link';
  /** URL of the file, the embed or the link. */
  url: string;
  /** The original page, for visitors without JavaScript. */
  page: string;
  /** The host that would learn about the visitor, such as `youtube.com`. */
  host: string;
}

/** The videos and the tour of a listing, without duplicates. */
export function mediaOf({ videoUrls, tourUrl }: Pick<Listing, 'videoUrls' | 'tourUrl'>, hosts: readonly string[]) {
  const links = [...videoUrls.map((url) => ({ kind: 'film', url }) as const), { kind: 'tour', url: tourUrl } as const];
  const seen = new Set<string>();
  return links.flatMap(({ kind, url }): MediaView[] => {
    if (url === null || seen.has(url) || hostName(url) === '') return [];
    seen.add(url);
    const link = videoLink(url, hosts);
    // CRMs may list a tour among the videos.
    const shownAs = link?.kind === 'matterport' || link?.kind === 'embed' ? 'tour' : kind;
    const view = { kind: shownAs, page: url, host: hostName(url) } as const;
    if (link === null) return [{ ...view, plays: 'link', url }];
    return [
      link.kind === 'file'
        ? { ...view, plays: 'file', url: link.url }
        : { ...view, plays: 'embed', url: link.embedUrl },
    ];
  });
}
