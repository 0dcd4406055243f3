import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Picture, PictureFile } from '../domain/entity.ts';
import { crmInteger, crmText, safeUrl } from './crm-values.ts';
import { pictureSchemes } from './omnicasa-parts.ts';

const pictureItem = z.object({ ID: crmText, Url: crmText, Width: crmInteger, Height: crmInteger, Name: crmText });

export const crmPicture = pictureItem.nullish().transform((item): Picture | null => {
  const url = safeUrl(item?.Url ?? null, pictureSchemes);
  if (!item || !url) return null;
  const id = item.ID ?? createHash('sha256').update(url).digest('hex').slice(0, 16);
  return { id, url, width: item.Width || null, height: item.Height || null, name: item.Name ?? '' };
});

export const crmPictures = z
  .array(crmPicture)
  .nullish()
  .transform((items): Picture[] => (items ?? []).flatMap((item) => item ?? []));

/** Widths of the list item's files if the CRM does not provide them; the large one is the original. */
const usualWidths = { SmallPictureItem: 250, MediumPictureItem: 640 } as const;

type PictureFields = Record<'SmallPictureItem' | 'MediumPictureItem' | 'XLargePictureItem', Picture | null> & {
  PictureItems: readonly Picture[];
};

/**
 * A listing's pictures. The list item has its first picture in three sizes (requirements 3.1): they are added to that
 * picture as smaller files, or are the only picture if the list is empty.
 */
export function picturesOf(record: PictureFields): Picture[] {
  const { SmallPictureItem: small, MediumPictureItem: medium, XLargePictureItem: large, PictureItems } = record;
  const sizes = [small, medium, large].flatMap((each) => each ?? []);
  const files = (['SmallPictureItem', 'MediumPictureItem'] as const).flatMap((field) => {
    const item = record[field];
    return item ? [{ item, width: item.width ?? usualWidths[field] }] : [];
  });
  if (PictureItems.length === 0) {
    const largest = sizes.at(-1);
    if (!largest) return [];
    const [named] = sizes.filter(({ name }) => name !== '');
    return [inFiles({ ...largest, id: sizes[0]?.id ?? largest.id, name: named?.name ?? '' }, files)];
  }
  return PictureItems.map((picture) =>
    inFiles(
      picture,
      files.filter(({ item }) => item.id === picture.id),
    ),
  );
}

/** Adds the files that are smaller than the picture. */
function inFiles(picture: Picture, files: readonly { item: Picture; width: number }[]): Picture {
  const smaller = files
    .filter(({ item, width }) => item.url !== picture.url && width < (picture.width ?? Infinity))
    .map(({ item: { url, height }, width }): PictureFile => ({ url, width, height }));
  return smaller.length > 0 ? { ...picture, smaller } : picture;
}
