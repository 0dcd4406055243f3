import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { Image, type ImageRef } from '~/ui/Image.tsx';
import { galleryThumbnailWidth, listItemWidth } from '~/ui/image-sizes.ts';
import './cards.css';

/** `list` places the picture beside the facts (`data-view` of a `.card`). */
export type CardView = 'grid' | 'list';

export interface CardImageProps {
  image: ImageRef;
  view: CardView;
  /** The `sizes` attribute of the picture in a grid. */
  sizes?: string | undefined;
  /** The card is in the first screen. */
  priority?: boolean | undefined;
}

interface Props extends Omit<CardImageProps, 'image'> {
  image: ImageRef | null | undefined;
  /** A label over the picture. */
  children?: ReactNode;
}

/** The picture on the cards of properties, projects and references, or a text if there is none. */
export function CardPicture({ image, children, ...layout }: Props) {
  const { t } = useTranslation();
  return (
    <CardFrame label={children}>
      {image ? (
        <CardImage image={image} {...layout} />
      ) : (
        <p className="grid size-full place-items-center text-slate">{t('property.noPhoto')}</p>
      )}
    </CardFrame>
  );
}

/** The frame of a card's picture or pictures, with a label over it. */
export function CardFrame({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="card-frame">
      {children}
      {label && <div className="card-label">{label}</div>}
    </div>
  );
}

export function CardImage({ image, view, sizes, priority = false }: CardImageProps) {
  const list = view === 'list';
  return (
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
      className="card-picture"
    />
  );
}
