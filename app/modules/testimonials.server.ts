import { contentPicture } from '~/content/picture.ts';
import { sources } from '~/content/source.ts';
import { localText, plainText } from '~/i18n/text.ts';
import { testimonialPath } from '~/paths/entity-paths.ts';
import type { ModuleContext, StoredModuleOf } from './load.server.ts';
import type { TestimonialCard } from './module-view.ts';
import { chosenFirst, limited } from './order.ts';

type Options = Pick<StoredModuleOf<'testimonialsModule'>, 'relations' | 'sort' | 'maxItems'>;

/** What clients say: the chosen testimonials or all, each linked to its article where it has one in the page's language. */
export async function testimonialCards(
  { relations, sort, maxItems }: Options,
  { place, context }: ModuleContext,
): Promise<TestimonialCard[]> {
  const stored = await context.content.read(sources.testimonialIndex);
  const chosen = (relations ?? []).flatMap(({ reference }) => reference?._ref ?? []);
  const wanted = stored.filter(({ _id }) => chosen.length === 0 || chosen.includes(_id));
  const byDate = [...wanted].sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  if (sort === 'oldest') byDate.reverse();
  if (sort === 'rating') byDate.sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0));
  const { choice, language } = place;
  const cards = byDate.map(({ _id, name, place: where, path, quote, image, rating }): TestimonialCard => {
    const slug = path?.[language];
    return {
      id: _id,
      name: name ?? '',
      place: plainText(where, choice),
      quote: localText(quote, choice),
      link: slug ? { href: place.keep(testimonialPath(slug, language)), newWindow: false, external: false } : null,
      image: contentPicture(image, choice),
      rating: rating ?? null,
    };
  });
  return limited(sort === 'chosen' ? chosenFirst(cards, chosen) : cards, maxItems);
}
