import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import type { ImageRef } from '~/ui/Image.tsx';
import { useHydrated } from '~/ui/use-hydrated.ts';
import { savedCard } from './fetched-cards.ts';
import { CardImage, type CardImageProps } from './CardPicture.tsx';

export const wakes = 'touch';

interface Props extends Omit<CardImageProps, 'image'> {
  id: string;
  count: number;
  path: string;
  /** The card's title, for screen readers to distinguish the buttons. */
  title: string;
}

export const prepare = async ({ id }: Props): Promise<{ images: readonly ImageRef[] }> => ({
  images: (await savedCard(document.documentElement.lang, id))?.images ?? [],
});

/**
 * A card's pictures as a strip to swipe, with arrows for a mouse. Until the card is touched only the first one is
 * loaded; the others have placeholders. The link duplicates that of the title, for pointers only.
 */
export default function CardPhotos({ images, count, path, title, ...layout }: Props & { images: readonly ImageRef[] }) {
  const { t } = useTranslation();
  const touched = useHydrated();
  const strip = useRef<HTMLAnchorElement>(null);
  const [at, setAt] = useState(0);
  /** The furthest picture that was in view; the next one is preloaded. */
  const [furthest, setFurthest] = useState(0);
  const shown = touched || furthest > 0 ? furthest + 2 : 1;
  const look = ({ scrollLeft, clientWidth }: HTMLElement) => {
    const index = Math.round(scrollLeft / clientWidth);
    setAt(index);
    setFurthest((before) => Math.max(before, index));
  };
  useEffect(() => {
    // It can be swiped before hydration.
    if (strip.current) look(strip.current);
  }, []);
  useEffect(() => {
    if (shown > 1) askNow(strip.current?.children[shown - 1]);
  }, [shown]);
  const step = (by: 1 | -1) => {
    const { current } = strip;
    current?.scrollTo({ left: (at + by) * current.clientWidth });
  };
  return (
    <div className="card-photos">
      <a
        ref={strip}
        href={path}
        tabIndex={-1}
        aria-hidden
        className="card-strip"
        onScroll={({ currentTarget }) => look(currentTarget)}
      >
        {Array.from({ length: count }, (_, index) => {
          const image = images[index];
          return image && index < shown ? (
            <CardImage key={index} image={image} {...layout} priority={index === 0 && layout.priority} />
          ) : (
            <i key={index} />
          );
        })}
      </a>
      <span className="card-count figures" aria-hidden>
        {`${at + 1}/${count}`}
      </span>
      {touched && (
        <>
          <button
            type="button"
            className="card-step"
            data-to="previous"
            aria-disabled={at === 0 || undefined}
            aria-label={t('card.previousPhoto', { title })}
            onClick={() => step(-1)}
          >
            <ChevronLeft size={20} aria-hidden />
          </button>
          <button
            type="button"
            className="card-step"
            data-to="next"
            aria-disabled={at === count - 1 || undefined}
            aria-label={t('card.nextPhoto', { title })}
            onClick={() => step(1)}
          >
            <ChevronRight size={20} aria-hidden />
          </button>
        </>
      )}
    </div>
  );
}

/** Some browsers load a lazy picture in a strip only when it is half visible. */
function askNow(picture: Element | undefined): void {
  if (picture instanceof HTMLImageElement) picture.loading = 'eager';
}
