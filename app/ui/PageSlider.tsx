import type { ReactNode } from 'react';
import { SlideItems } from './carousel-parts.tsx';
import { Island } from './islands/Island.tsx';
import Slider from './Slider.island.tsx';

interface Props {
  /** Accessible name. */
  label: string;
  slides: { key: string; content: ReactNode }[];
  /** Milliseconds between slides; null disables autoplay. */
  delay: number | null;
  controls?: 'over' | 'over-top';
}

/** A slider of one slide at a time: the slides are markup, the slider an island around them. */
export function PageSlider({ slides, ...slider }: Props) {
  if (slides.length === 0) return null;
  return (
    <Island of={Slider} props={{ ...slider, count: slides.length }}>
      <SlideItems slides={slides} />
    </Island>
  );
}
