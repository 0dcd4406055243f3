import { contentCrops } from '~/content/crops.server.ts';
import { contentTypes } from '~/content/source.ts';
import type { ContentLake } from '~/content/lake.ts';
import type { Listings } from '~/listings/part.server.ts';
import { boundedTurns, tooMuch } from '~/platform/bounded.ts';
import { createImages, type Images } from '~/platform/images.server.ts';
import { createFileCache, type FileCache } from '~/platform/file-cache.ts';
import type { Platform } from '~/platform/platform.ts';
import { contentPictures, listingPictures, type Drawer } from './picture-sources.ts';

/** Cache of resized images. */
export function openPictureCache({ env, log, folder }: Platform): FileCache {
  return createFileCache({
    directory: folder('cache', 'images'),
    ending: '.webp',
    maxBytes: env.pictureCacheBytes,
    failed: (err) => log.warn({ err }, 'Old pictures could not be deleted'),
  });
}

/**
 * The images on pages, from the Content Lake and the listings.
 *
 * @param draw draws the pictures of the demo's listings; null without the demo
 */
export function openPictures(
  { revisions }: Platform,
  cache: FileCache,
  lake: ContentLake,
  { store, originals }: Pick<Listings, 'store' | 'originals'>,
  draw: Drawer | null,
): Images {
  const listed = { revision: () => revisions.current('listings'), originals, draw };
  return createImages({
    cache,
    sources: {
      content: contentPictures({
        lake,
        crops: contentCrops({
          lake,
          revision: () =>
            contentTypes
              .flatMap((type) => [`content:${type}`, `drafts:${type}`])
              .map((name) => revisions.current(name))
              .join(),
        }),
        turns: boundedTurns(8, 256),
        tooMuch,
      }),
      listing: listingPictures({
        ...listed,
        find: async (id) => (await store.byId(id)) ?? (await store.tombstone(id)),
      }),
      project: listingPictures({ ...listed, find: (id) => store.projectById(id) }),
    },
  });
}
