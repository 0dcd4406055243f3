import Autoplay from 'embla-carousel-autoplay';
import Fade from 'embla-carousel-fade';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect } from 'react';

export type Embla = NonNullable<UseEmblaCarouselType[1]>;

/**
 * Spec §9: the slider fades in 500 ms. Embla counts no milliseconds: in each of 60 frames a second it goes about 2.1/duration of
 * the way that is left, so with 14 all but a hundredth is done after 30 frames.
 */
const fadeDuration = 14;

export interface CarouselMotionProps {
  viewport: HTMLElement;
  onReady: (embla: Embla | undefined) => void;
  effect: 'fade' | 'strip';
  start: number;
  /** Milliseconds; null: it moves only when asked. */
  delay: number | null;
  reducedMotion: boolean;
}

/** Sets the slides of a viewport in motion. It shows nothing itself. */
export function CarouselMotion({ viewport, onReady, effect, start, delay, reducedMotion }: CarouselMotionProps) {
  const [attach, embla] = useEmblaCarousel(
    { loop: effect === 'fade', align: 'start', startIndex: start, duration: reducedMotion ? 0 : fadeDuration },
    [
      ...(effect === 'fade' ? [Fade()] : []),
      ...(delay === null
        ? []
        : [Autoplay({ delay, stopOnInteraction: false, stopOnMouseEnter: true, stopOnFocusIn: true })]),
    ],
  );
  useEffect(() => attach(viewport), [attach, viewport]);
  useEffect(() => onReady(embla), [onReady, embla]);
  return null;
}
