/** The index of the photo shown in a swiped strip: the first whose middle is in view. */
export function photoInSight(strip: Pick<DOMRect, 'left'>, photos: readonly Pick<DOMRect, 'left' | 'width'>[]): number {
  // Hidden photos have no width.
  const at = photos.findIndex(({ left, width }) => width > 0 && left + width / 2 >= strip.left);
  return Math.max(0, at);
}
