import Autoplay from 'embla-carousel-autoplay';
import Fade from 'embla-carousel-fade';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';

export type Embla = NonNullable<UseEmblaCarouselType[1]>;

/**
 * Spec §9: the slider fades in 500 ms. Embla's duration is not in milliseconds: in each of 60 frames a second it covers about 2.1/duration of
 * the remaining distance, so with 14 all but a hundredth is done after 30 frames.
 */
const fadeDuration = 14;

export interface CarouselMotionProps {
  viewport: HTMLElement;
  onReady: (embla: Embla | undefined) => void;
  effect: 'fade' | 'strip';
  start: number;
  /** Milliseconds between slides; null disables autoplay. */
  delay: number | null;
  reducedMotion: boolean;
}

/** Attaches Embla to the slides of a viewport and animates them. Renders nothing itself. */
export function CarouselMotion({ viewport, onReady, effect, start, delay, reducedMotion }: CarouselMotionProps) {
  const [startIndex] = useState(() => scrolledTo(viewport) ?? start);
  const [attach, embla] = useEmblaCarousel(
    { loop: effect === 'fade', align: 'start', startIndex, duration: reducedMotion ? 0 : fadeDuration },
    [
      ...(effect === 'fade' ? [Fade()] : []),
      ...(delay === null
        ? []
        : [Autoplay({ delay, stopOnInteraction: false, stopOnMouseEnter: true, stopOnFocusIn: true })]),
    ],
  );
  useEffect(() => {
    // All slides are made visible for Embla to measure them. It moves them by transforms: from here on the list must neither scroll nor
    // snap, which would add to the transform.
    viewport.toggleAttribute('data-alive', true);
    attach(viewport);
    return () => {
      viewport.toggleAttribute('data-alive', false);
    };
  }, [attach, viewport]);
  useEffect(() => onReady(embla), [onReady, embla]);
  useEffect(() => {
    if (!embla || effect !== 'fade') return;
    const askAhead = () => askForPictures(embla, embla.selectedScrollSnap() + 1);
    askAhead();
    embla.on('select', askAhead);
    return () => {
      embla.off('select', askAhead);
    };
  }, [embla, effect]);
  return null;
}

/** A faded-out slide is out of the viewport until its turn, when a lazy picture would be requested too late. */
function askForPictures(embla: Embla, index: number): void {
  for (const picture of embla.slideNodes()[index]?.querySelectorAll('img') ?? []) picture.loading = 'eager';
}

/** Index of the slide that the visitor has scrolled to; null if they have not scrolled. */
function scrolledTo({ scrollLeft, offsetLeft, firstElementChild }: HTMLElement): number | null {
  if (scrollLeft === 0) return null;
  const ways = [...(firstElementChild?.children ?? [])].map((slide) =>
    slide instanceof HTMLElement ? Math.abs(slide.offsetLeft - offsetLeft - scrollLeft) : Infinity,
  );
  return ways.indexOf(Math.min(...ways));
}
