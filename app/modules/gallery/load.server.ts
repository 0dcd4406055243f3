import { contentPicture } from '~/content/picture.ts';
import { plainText } from '~/i18n/text.ts';
import { listingImage } from '~/listings/cards/property-card.server.ts';
import { defaultSlideDelay, type Slide } from '~/site/banner.server.ts';
import type { Visit } from '~/site/visit.server.ts';
import { limited } from '../order.ts';
import type { StoredModuleOf } from '../stored-module.ts';

type Stored = StoredModuleOf<'galleryModule'>;

export async function load(module: Stored, visit: Visit) {
  return { slides: await gallerySlides(module, visit), delay: module.delay ?? defaultSlideDelay };
}

/** The module's own slides, then the photos of the chosen properties. */
async function gallerySlides({ slides, relations, sort, view, maxItems }: Stored, visit: Visit): Promise<Slide[]> {
  const { choice } = visit;
  const isSmall = view !== 'list' && view !== 'slider';
  const own = await Promise.all(
    (slides ?? []).map(async ({ _key, image, thumb, alt, link }): Promise<Slide | null> => {
      // List and slider use the large picture.
      const shown = isSmall && thumb?.asset ? thumb : image;
      const picture = contentPicture(shown && { ...shown, alt }, choice);
      return picture && { key: _key, image: picture, link: await visit.link(link) };
    }),
  );
  const ids = (relations ?? []).filter(({ type }) => type === 'property').flatMap(({ id }) => id ?? []);
  const listings = await Promise.all(ids.map((id) => visit.context.listings.byId(id)));
  const photos = listings.flatMap((listing) =>
    (listing?.pictures ?? []).map((picture, index): Slide => {
      const id = listing?.id ?? '';
      const image = listingImage('listing', id, picture, `${plainText(listing?.title, choice)} – ${index + 1}`);
      return {
        key: `${id}-${picture.id}`,
        image: { ...image, width: image.width ?? 1200, height: image.height ?? 800, colour: null },
        link: null,
      };
    }),
  );
  const all = [...own.filter((slide) => slide !== null), ...photos];
  return limited(sort === 'reverse' ? all.reverse() : all, maxItems);
}
