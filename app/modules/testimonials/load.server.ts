import type { Link } from '~/content/links.ts';
import { contentPicture, type ContentPicture } from '~/content/picture.ts';
import { sources } from '~/content/source.ts';
import { localText, plainText, type LocalText } from '~/i18n/text.ts';
import { testimonialPath } from '~/addresses/entity-paths.ts';
import type { Visit } from '~/site/visit.server.ts';
import { chosenFirst, limited, usualMaxItems } from '../order.ts';
import type { StoredModuleOf } from '../stored-module.ts';

export interface TestimonialCard {
  id: string;
  name: string;
  place: string;
  quote: LocalText | null;
  link: Link | null;
  image: ContentPicture | null;
  rating: number | null;
}

/** Clients' testimonials: the chosen ones or all, each linked to its article if there is one in the page's language. */
export async function load(
  { relations, sort, maxItems }: StoredModuleOf<'testimonialsModule'>,
  visit: Visit,
): Promise<{ cards: TestimonialCard[] }> {
  const stored = await visit.context.content.read(sources.testimonialIndex);
  const chosen = (relations ?? []).flatMap(({ reference }) => reference?._ref ?? []);
  const wanted = stored.filter(({ _id }) => chosen.length === 0 || chosen.includes(_id));
  const byDate = [...wanted].sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  if (sort === 'oldest') byDate.reverse();
  if (sort === 'rating') byDate.sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0));
  const { choice, language } = visit;
  const cards = byDate.map(({ _id, name, place: where, path, quote, image, rating }): TestimonialCard => {
    const slug = path?.[language];
    return {
      id: _id,
      name: name ?? '',
      place: plainText(where, choice),
      quote: localText(quote, choice),
      link: slug ? { href: visit.inMode(testimonialPath(slug, language)), newWindow: false, external: false } : null,
      image: contentPicture(image, choice),
      rating: rating ?? null,
    };
  });
  return { cards: limited(sort === 'chosen' ? chosenFirst(cards, chosen) : cards, maxItems ?? usualMaxItems) };
}
