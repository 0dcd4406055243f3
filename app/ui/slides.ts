/**
 * What Embla calls a duration is not in milliseconds: in each of 60 frames a second a strip covers about 2.1/duration of the remaining
 * distance, so with 14 all but a hundredth is done after 30 frames.
 */
export const halfASecond = 14;

/**
 * Spec §9: the slider fades in 500 ms. Embla's fade is slower than its strips at one duration: in each frame its velocity becomes 0.68 times the sum of itself
 * and the missing opacity over the duration, so that with 20.5 all but a hundredth is there after 30 frames.
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

/** A faded-out slide is out of the viewport until its turn, when a lazy picture would be requested too late. */
export function askForPictures(slide: Element | undefined): void {
  for (const picture of slide?.querySelectorAll('img') ?? []) picture.loading = 'eager';
}
