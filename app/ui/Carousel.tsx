import { lazy, Suspense } from 'react';
import type { CarouselProps } from './CarouselSlider.tsx';
import { whenIdle } from './when-idle.ts';

const Slider = lazy(async () => {
  await whenIdle();
  return import('./CarouselSlider.tsx');
});

/** A slider. Its slides are in the page from the start, as a strip to scroll; the code that moves them comes when the browser is idle. */
export function Carousel(props: CarouselProps) {
  return (
    <Suspense>
      <Slider {...props} />
    </Suspense>
  );
}
