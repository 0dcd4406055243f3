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

/** A slider that shows one slide at a time: the slides are static markup, the slider is an island around them. */
export function PageSlider({ slides, ...slider }: Props) {
  if (slides.length === 0) return null;
  return (
    <Island of={Slider} props={{ ...slider, count: slides.length }}>
      <SlideItems slides={slides} />
    </Island>
  );
}
