import type { ClientReturn } from '@sanity/client';
import type { Link } from '~/content/links.ts';
import { contentPicture, type ContentPicture } from '~/content/picture.ts';
import { publicText } from '~/content/public-text.ts';
import type { homeBannerQuery } from '~/content/queries.ts';
import type { LocalText } from '~/i18n/text.ts';
import { goals, isGoal } from '~/listings/domain/codes.ts';
import { emptySearch } from '~/listings/search/search-params.ts';
import { propertyCards } from '~/listings/cards/property-card.server.ts';
import type { PropertyCard } from '~/listings/cards/property-card.ts';
import { inOrder } from '~/listings/domain/rules/order.ts';
import { embedHosts, videoLink } from '~/listings/domain/rules/video.ts';
import type { Visit } from './visit.server.ts';

export type StoredBanner = ClientReturn<typeof homeBannerQuery>;

/** A picture of a slider (requirements 3.23: Url, Thumb, Alt, Link). */
export interface Slide {
  key: string;
  image: ContentPicture;
  link: Link | null;
}

export type BannerVideo =
  | { kind: 'file'; url: string; poster: ContentPicture | null }
  | { kind: 'embed'; url: string; poster: ContentPicture | null };

export interface BannerView {
  title: LocalText | null;
  description: LocalText | null;
  slides: Slide[];
  video: BannerVideo | null;
  properties: PropertyCard[];
  /** Milliseconds per slide, 3000 by default (requirements 9.16). */
  delay: number;
}

export const defaultSlideDelay = 3_000;
const bannerProperties = 5;

export async function bannerView(stored: StoredBanner | null | undefined, visit: Visit): Promise<BannerView | null> {
  if (!stored) return null;
  const { choice } = visit;
  const pictures = stored.type === 'gallery' ? (stored.gallery ?? []) : [];
  const gallery = await Promise.all(
    pictures.map(async ({ _key, image, alt, link }): Promise<Slide | null> => {
      const picture = contentPicture(image && { ...image, alt }, choice);
      return picture && { key: _key, image: picture, link: await visit.link(link) };
    }),
  );
  const image = stored.type === 'image' ? contentPicture(stored.image, choice) : null;
  return {
    title: publicText(stored.title, choice),
    description: publicText(stored.description, choice),
    slides: image ? [{ key: 'image', image, link: null }] : gallery.filter((slide) => slide !== null),
    video: stored.type === 'video' ? bannerVideo(stored, visit) : null,
    properties: stored.type === 'properties' ? await bannerCards(stored, visit) : [],
    delay: stored.delay ?? defaultSlideDelay,
  };
}

function bannerVideo({ video }: NonNullable<StoredBanner>, { choice, site }: Visit): BannerVideo | null {
  const poster = contentPicture(video?.poster, choice);
  const link = videoLink(video?.url ?? '', embedHosts(site.settings?.embedHosts));
  // The uploaded file is used only if no URL is given, as the Studio says.
  if (link === null) return video?.fileUrl ? { kind: 'file', url: video.fileUrl, poster } : null;
  return link.kind === 'file' ? { kind: 'file', url: link.url, poster } : { kind: 'embed', url: link.embedUrl, poster };
}

async function bannerCards({ properties }: NonNullable<StoredBanner>, visit: Visit): Promise<PropertyCard[]> {
  const options = visit.choice;
  const pageSize = properties?.maxItems ?? bannerProperties;
  const list = properties?.list;
  if (list === 'chosen') {
    const chosen = await visit.context.listings.summaries((properties?.ids ?? []).slice(0, pageSize), options);
    return propertyCards(chosen, visit.cards);
  }
  const found = await Promise.all(
    goals
      .filter((goal) => goal === list || !isGoal(list))
      .map((goal) => visit.context.listings.search(emptySearch(goal).criteria, { ...options, pageSize })),
  );
  const newest = inOrder(
    found.flatMap(({ items }) => items),
    'newest',
  );
  return propertyCards(newest.slice(0, pageSize), visit.cards);
}
