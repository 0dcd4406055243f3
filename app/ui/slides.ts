/**
 * What Embla calls a duration is not in milliseconds: in each of 60 frames a second a strip covers about 2.1/duration of the remaining
 * distance, so with 14 all but a hundredth is done after 30 frames.
 */
export const halfASecond = 14;

/**
 * Spec §9: the slider fades in 500 ms. A fade goes on evenly, 2.1/duration a frame once it has begun, so with 59 it is done after 30 frames.
 */
export const fadeInHalfASecond = 59;

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
