import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { CarouselButton, slideProps } from './carousel-parts.tsx';
import { enlivenStrips } from './strips.ts';

interface StripProps {
  /** Accessible name of the strip. */
  label: string;
  slides: { key: string; content: ReactNode }[];
}

/** A strip of cards that shows several at a time (`--items`). Pure markup; `strips.ts` adds the behaviour. */
export function Strip({ label, slides }: StripProps) {
  const { t } = useTranslation();
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => (strip.current ? enlivenStrips([strip.current]) : undefined), []);
  if (slides.length === 0) return null;
  return (
    <div
      ref={strip}
      role="group"
      aria-roledescription={t('carousel.role')}
      aria-label={label}
      className="carousel relative"
    >
      <div className="carousel-viewport" data-effect="strip">
        <div className="carousel-slides">
          {slides.map(({ key, content }, index) => (
            <div key={key} {...slideProps(t, index, slides.length)}>
              {content}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <div className="mt-4 flex justify-end gap-2">
          <CarouselButton label={t('carousel.previous')} step={-1}>
            <ChevronLeft aria-hidden />
          </CarouselButton>
          <CarouselButton label={t('carousel.next')} step={1}>
            <ChevronRight aria-hidden />
          </CarouselButton>
        </div>
      )}
    </div>
  );
}
