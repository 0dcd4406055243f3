import type { ReactNode } from 'react';
import { useTranslation, type Translation } from '~/i18n/translation.ts';

interface SlidesProps {
  slides: readonly { key: string; content: ReactNode }[];
  /** Index of the first slide shown. */
  start?: number;
}

/** The list that a slider moves. */
export function Slides({ slides, start = 0 }: SlidesProps) {
  return (
    <div className="carousel-slides">
      <SlideItems slides={slides} start={start} />
    </div>
  );
}

/** The same, within a list that is there. */
export function SlideItems({ slides, start = 0 }: SlidesProps) {
  const { t } = useTranslation();
  return slides.map(({ key, content }, index) => (
    <div key={key} {...slideProps(t, index, slides.length)} data-start={index === start || undefined}>
      {content}
    </div>
  ));
}

/** What a slide says of itself. */
export function slideProps(t: Translation['t'], index: number, count: number) {
  return {
    role: 'group',
    'aria-roledescription': t('carousel.slide'),
    'aria-label': t('carousel.position', { position: index + 1, count }),
    className: 'carousel-slide',
  } as const;
}

interface CarouselButtonProps {
  label: string;
  /** At the end of a strip. The button keeps the focus, which whoever arrives there has on it. */
  disabled?: boolean;
  onClick?: () => void;
  /** The way it leads in a strip, which needs no `onClick` (`strips.ts`). */
  step?: 1 | -1;
  children: ReactNode;
}

export function CarouselButton({ label, disabled = false, onClick, step, children }: CarouselButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={disabled || undefined}
      onClick={onClick}
      data-step={step}
      className="carousel-button"
    >
      {children}
      <span className="sr-only">{label}</span>
    </button>
  );
}
