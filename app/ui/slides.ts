/**
 * Embla's duration is not in milliseconds: in each of 60 frames per second a strip covers about 2.1/duration of the
 * remaining distance, so with 14 it is within 1% after 30 frames.
 */
export const halfASecond = 14;

/**
 * Requirements 9.16: the slider fades in 500 ms. Embla's fade is slower than its strips at the same duration: in each
 * frame its velocity becomes 0.68 × (velocity + missing opacity / duration), so with 20.5 it is within 1% after 30
 * frames.
 */
export const fadeInHalfASecond = 20.5;

/** Index of the slide that the visitor has scrolled to; null if they have not scrolled. */
export function scrolledTo({ scrollLeft, offsetLeft, firstElementChild }: HTMLElement): number | null {
  if (scrollLeft === 0) return null;
  const ways = [...(firstElementChild?.children ?? [])].map((slide) =>
    slide instanceof HTMLElement ? Math.abs(slide.offsetLeft - offsetLeft - scrollLeft) : Infinity,
  );
  return ways.indexOf(Math.min(...ways));
}

/** Loads a slide's lazy pictures early: a faded-out slide is outside the viewport until its turn. */
export function askForPictures(slide: Element | undefined): void {
  for (const picture of slide?.querySelectorAll('img') ?? []) picture.loading = 'eager';
}
