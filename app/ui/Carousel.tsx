import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Embla } from './CarouselMotion.tsx';
import { late } from './late.tsx';

const CarouselMotion = late(async () => (await import('./CarouselMotion.tsx')).CarouselMotion);

interface CarouselProps {
  /** Names the slider for those who do not see it. */
  label: string;
  slides: { key: string; content: ReactNode }[];
  /** Milliseconds a slide stays; null: it moves only when asked. */
  delay: number | null;
  /** One slide at a time that fades, or a strip of cards that slides. */
  effect?: 'fade' | 'strip';
  /** Controls over the picture's foot or, where something covers that, its top; or under the strip. */
  controls?: keyof typeof controlPlaces;
  /** Index of the slide to begin with. */
  start?: number;
  className?: string;
  /** What stands under the strip and its controls, such as thumbnails. */
  footer?: (slider: CarouselFooter) => ReactNode;
}

export interface CarouselFooter {
  /** Null until the slider is alive. */
  current: number | null;
  goTo: (index: number) => void;
  /** Does what a key does on the slider; others are none of its business. */
  press: (key: string) => void;
}

const controlPlaces = {
  over: 'absolute right-4 bottom-4',
  'over-top': 'absolute top-4 right-4',
  under: 'mt-4 justify-end',
};

/**
 * A slider. Its slides are there from the start as a list to scroll, for good without JavaScript; the code that moves them comes when
 * the browser is idle. It stands still for readers who ask for no motion, while the pointer or the focus is on it, and when they stop
 * it (WCAG 2.2.2).
 */
export function Carousel({
  label,
  slides,
  delay,
  effect = 'fade',
  controls = 'over',
  start = 0,
  className = '',
  footer,
}: CarouselProps) {
  const { t } = useTranslation();
  const reducedMotion = useReducedMotion();
  const moves = delay !== null && !reducedMotion && slides.length > 1;
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [embla, setEmbla] = useState<Embla>();
  const [stopped, setStopped] = useState(false);
  const playing = moves && !stopped;
  const current = useCurrentSlide(embla);
  /** Where somebody wanted to go before the slider was alive: there it goes as soon as it is. */
  const [early, setEarly] = useState<number | null>(null);
  useEffect(() => {
    if (early !== null) embla?.scrollTo(early, true);
  }, [embla, early]);
  if (slides.length === 0) return null;

  const last = slides.length - 1;
  const goTo = (index: number) => {
    if (embla) embla.scrollTo(index);
    else setEarly(index);
  };
  const step = (by: 1 | -1) => {
    if (embla === undefined) setEarly((before) => Math.min(Math.max((before ?? start) + by, 0), last));
    else if (by > 0) embla.scrollNext();
    else embla.scrollPrev();
  };
  const press = (key: string) => {
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
    if (key === 'Home') goTo(0);
    if (key === 'End') goTo(last);
  };

  const togglePlaying = () => {
    const autoplay = embla?.plugins().autoplay;
    if (playing) autoplay?.stop();
    else autoplay?.play();
    setStopped(playing);
  };
  return (
    <div
      role="group"
      aria-roledescription={t('carousel.role')}
      aria-label={label}
      className={`carousel relative ${className}`}
      onKeyDown={({ key }) => press(key)}
    >
      {viewport && (
        <CarouselMotion
          viewport={viewport}
          onReady={setEmbla}
          effect={effect}
          start={start}
          delay={moves ? delay : null}
          reducedMotion={reducedMotion}
        />
      )}
      <div ref={setViewport} className="carousel-viewport" data-effect={effect}>
        <div className="carousel-slides">
          {slides.map(({ key, content }, index) => (
            <div
              key={key}
              role="group"
              aria-roledescription={t('carousel.slide')}
              aria-label={t('carousel.position', { position: index + 1, count: slides.length })}
              className="carousel-slide"
              data-start={index === start || undefined}
              // A slide that is faded out lies under the others: nobody should land on its links.
              {...(effect === 'fade' && current !== null && current !== index ? { inert: '' } : {})}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <div className={`flex gap-2 ${controlPlaces[controls]}`}>
          {moves && (
            <CarouselButton label={playing ? t('carousel.stop') : t('carousel.play')} onClick={togglePlaying}>
              {playing ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
            </CarouselButton>
          )}
          <CarouselButton label={t('carousel.previous')} onClick={() => step(-1)}>
            <ChevronLeft aria-hidden />
          </CarouselButton>
          <CarouselButton label={t('carousel.next')} onClick={() => step(1)}>
            <ChevronRight aria-hidden />
          </CarouselButton>
        </div>
      )}
      {footer?.({ current, goTo, press })}
    </div>
  );
}

function CarouselButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex size-11 cursor-pointer items-center justify-center rounded-base border border-line bg-surface text-slate hover:border-slate"
    >
      {children}
      <span className="sr-only">{label}</span>
    </button>
  );
}

/** Index of the slide that is shown; null until the slider is alive. */
function useCurrentSlide(embla: Embla | undefined): number | null {
  return useSyncExternalStore(
    (changed) => {
      embla?.on('select', changed).on('reInit', changed);
      return () => embla?.off('select', changed).off('reInit', changed);
    },
    () => embla?.selectedScrollSnap() ?? null,
    () => null,
  );
}

const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(reducedMotionQuery);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(reducedMotionQuery).matches,
    () => false,
  );
}
