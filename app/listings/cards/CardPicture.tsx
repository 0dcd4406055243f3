import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Image, type ImageRef } from '~/ui/Image.tsx';
import { galleryThumbnailWidth, listItemWidth } from '~/ui/image-sizes.ts';

/** `list` puts a card's picture beside its facts. */
export type CardView = 'grid' | 'list';

export const cardLayouts: Record<CardView, string> = {
  grid: 'grid content-start gap-3',
  list: 'grid gap-4 tablet:grid-cols-[250px_1fr]',
};

interface Props {
  image: ImageRef | null | undefined;
  view: CardView;
  /** The width of the picture in a grid, as in the `sizes` attribute. */
  sizes?: string | undefined;
  /** The card is in the first screen. */
  priority?: boolean;
  /** A label over the picture. */
  children?: ReactNode;
}

/** The picture that properties, projects and references have on their cards; a card without one says so. */
export function CardPicture({ image, view, sizes, priority = false, children }: Props) {
  const { t } = useTranslation();
  const list = view === 'list';
  return (
    <div className="relative aspect-[3/2] overflow-hidden bg-line">
      {image ? (
        <Image
          image={image}
          ratio="card"
          widths={list ? [listItemWidth, 400, 640] : [galleryThumbnailWidth, 640, 800]}
          sizes={
            list
              ? '(min-width: 767px) 250px, calc(100vw - 2rem)'
              : (sizes ?? '(min-width: 1280px) 390px, (min-width: 767px) 50vw, calc(100vw - 2rem)')
          }
          priority={priority}
          className="size-full object-cover"
        />
      ) : (
        <p className="grid size-full place-items-center text-slate">{t('property.noPhoto')}</p>
      )}
      {children && <div className="absolute top-3 left-3">{children}</div>}
    </div>
  );
}
