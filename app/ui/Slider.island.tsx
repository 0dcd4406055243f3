import { Carousel } from './Carousel.tsx';
import { Slot } from './islands/Slot.tsx';

export const wakes = 'visible';

interface Props {
  /** Accessible name. */
  label: string;
  count: number;
  /** Milliseconds between slides; null disables autoplay. */
  delay: number | null;
  controls?: 'over' | 'over-top';
}

/** A slider around slides that the page renders. */
export default function Slider(props: Props) {
  return (
    <Carousel {...props}>
      <Slot className="carousel-slides" />
    </Carousel>
  );
}
