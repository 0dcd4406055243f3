import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { startTransition, useCallback, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { CarouselButton } from './carousel-parts.tsx';
import { CarouselMotion, type Embla } from './CarouselMotion.tsx';
import { reducedMotionQuery } from './reduced-motion.ts';
import { askForPictures } from './slides.ts';

interface CarouselProps {
  /** Accessible name of the slider. */
  label: string;
  count: number;
  /** The slides' list (`Slides`). */
  children: ReactNode;
  /** Milliseconds between slides; null disables autoplay. */
  delay: number | null;
  /** Fading slides, or a strip that slides. */
  effect?: 'fade' | 'strip';
  /** Position of the controls: over the picture's lower edge or, if that is covered, its upper edge; or under it. */
  controls?: keyof typeof controlPlaces;
  /** Index of the first slide shown. */
  start?: number;
  className?: string;
  /** Content under the slides and their controls, such as thumbnails. */
  footer?: (slider: CarouselFooter) => ReactNode;
}

export interface CarouselFooter {
  /** Null until the slider's code has loaded. */
  current: number | null;
  goTo: (index: number) => void;
  /** Handles the slider's keys; ignores any other. */
  press: (key: string) => void;
}

const controlPlaces = {
  over: 'absolute right-4 bottom-4',
  'over-top': 'absolute top-4 right-4',
  under: 'mt-4 justify-end',
};

/**
 * A slider that shows one slide at a time; for several cards at a time use `Strip`. Slides are rendered as a scrollable
 * list, which also works without JavaScript. There is no autoplay with reduced motion, while the pointer or focus is on
 * the slider, or after the visitor has stopped it (WCAG 2.2.2).
 */
export function Carousel({
  label,
  count,
  children,
  delay,
  effect = 'fade',
  controls = 'over',
  start = 0,
  className = '',
  footer,
}: CarouselProps) {
  const { t } = useTranslation();
  const reducedMotion = useReducedMotion();
  const moves = delay !== null && !reducedMotion && count > 1;
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  // A transition, so that React does not render this within the task that hydrates the whole island.
  const takeViewport = useCallback((element: HTMLElement | null) => startTransition(() => setViewport(element)), []);
  const [embla, setEmbla] = useState<Embla>();
  const [stopped, setStopped] = useState(false);
  const playing = moves && !stopped;
  const current = useEmbla(embla, (slider) => slider.selectedScrollSnap());
  const atStart = useEmbla(embla, (slider) => !slider.canScrollPrev()) ?? false;
  const atEnd = useEmbla(embla, (slider) => !slider.canScrollNext()) ?? false;
  /** The slide that the visitor chose before the slider's code had loaded; it is shown once loaded. */
  const [early, setEarly] = useState<number | null>(null);
  useEffect(() => {
    if (early === null) return;
    if (embla) embla.scrollTo(early, true);
    else askForPictures(viewport?.querySelectorAll('.carousel-slide')[early]);
  }, [embla, early, viewport]);
  useEffect(() => {
    // A faded-out slide lies under the others, so its links must not be focusable.
    for (const [index, slide] of [...(viewport?.querySelectorAll<HTMLElement>('.carousel-slide') ?? [])].entries())
      slide.inert = effect === 'fade' && current !== null && current !== index;
  }, [viewport, effect, current]);
  if (count === 0) return null;

  const last = count - 1;
  const goTo = (index: number) => {
    if (embla) embla.scrollTo(index);
    else setEarly(index);
  };
  const step = (by: 1 | -1) => {
    if (embla === undefined) setEarly((before) => Math.min(Math.max((before ?? start) + by, 0), last));
    else if (by > 0) embla.scrollNext();
    else embla.scrollPrev();
  };
  const keys: Record<string, () => void> = {
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    Home: () => goTo(0),
    End: () => goTo(last),
  };
  const press = (key: string) => keys[key]?.();

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
      onKeyDown={(event) => {
        // Prevents Home and End from scrolling the page.
        if (event.key in keys) event.preventDefault();
        press(event.key);
      }}
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
      <div ref={takeViewport} className="carousel-viewport" data-effect={effect}>
        {children}
      </div>
      {count > 1 && (
        <div className={`flex gap-2 ${controlPlaces[controls]}`}>
          {moves && (
            <CarouselButton label={playing ? t('carousel.stop') : t('carousel.play')} onClick={togglePlaying}>
              {playing ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
            </CarouselButton>
          )}
          <CarouselButton label={t('carousel.previous')} disabled={atStart} onClick={() => step(-1)}>
            <ChevronLeft aria-hidden />
          </CarouselButton>
          <CarouselButton label={t('carousel.next')} disabled={atEnd} onClick={() => step(1)}>
            <ChevronRight aria-hidden />
          </CarouselButton>
        </div>
      )}
      {footer?.({ current, goTo, press })}
    </div>
  );
}

/** State of the slider, updated when it moves; null until its code has loaded. */
function useEmbla<Said extends number | boolean>(embla: Embla | undefined, read: (embla: Embla) => Said): Said | null {
  return useSyncExternalStore(
    (changed) => {
      embla?.on('select', changed).on('reInit', changed);
      return () => embla?.off('select', changed).off('reInit', changed);
    },
    () => (embla ? read(embla) : null),
    () => null,
  );
}

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
