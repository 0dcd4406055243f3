import Autoplay from 'embla-carousel-autoplay';
import Fade from 'embla-carousel-fade';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { askForPictures, fadeInHalfASecond, halfASecond, scrolledTo } from './slides.ts';

export type Embla = NonNullable<UseEmblaCarouselType[1]>;

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
  const duration = effect === 'fade' ? fadeInHalfASecond : halfASecond;
  const [attach, embla] = useEmblaCarousel(
    { loop: effect === 'fade', align: 'start', startIndex, duration: reducedMotion ? 0 : duration },
    [
      ...(effect === 'fade' ? [Fade()] : []),
      ...(delay === null
        ? []
        : [Autoplay({ delay, stopOnInteraction: false, stopOnMouseEnter: true, stopOnFocusIn: true })]),
    ],
  );
  useEffect(() => {
    // Makes all slides visible, so that Embla can measure them. Embla moves them by transforms, so from now on the list
    // must neither scroll nor snap, which would add to the transform.
    viewport.toggleAttribute('data-alive', true);
    attach(viewport);
    return () => {
      viewport.toggleAttribute('data-alive', false);
    };
  }, [attach, viewport]);
  useEffect(() => onReady(embla), [onReady, embla]);
  useEffect(() => {
    if (!embla || effect !== 'fade') return;
    const askAhead = () => askForPictures(embla.slideNodes()[embla.selectedScrollSnap() + 1]);
    askAhead();
    embla.on('select', askAhead);
    return () => {
      embla.off('select', askAhead);
    };
  }, [embla, effect]);
  return null;
}
