import type { ReactNode } from 'react';
import { useTranslation, type Translation } from '~/i18n/translation.ts';

interface SlidesProps {
  slides: readonly { key: string; content: ReactNode }[];
  /** Index of the first slide shown. */
  start?: number;
}

/** The list of slides that a slider moves. */
export function Slides({ slides, start = 0 }: SlidesProps) {
  return (
    <div className="carousel-slides">
      <SlideItems slides={slides} start={start} />
    </div>
  );
}

/** Slides inside an existing list. */
export function SlideItems({ slides, start = 0 }: SlidesProps) {
  const { t } = useTranslation();
  return slides.map(({ key, content }, index) => (
    <div key={key} {...slideProps(t, index, slides.length)} data-start={index === start || undefined}>
      {content}
    </div>
  ));
}

/** Accessibility attributes and class of a slide. */
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
  /** At the end of a strip. It uses `aria-disabled`, so that the button keeps the focus. */
  disabled?: boolean;
  onClick?: () => void;
  /** Direction in a strip, which needs no `onClick` (`strips.ts`). */
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
