/** Which photo of a strip is shown where it has been swiped to: the first whose middle is in sight. */
export function photoInSight(strip: Pick<DOMRect, 'left'>, photos: readonly Pick<DOMRect, 'left' | 'width'>[]): number {
  // A photo that takes no room is not shown.
  const at = photos.findIndex(({ left, width }) => width > 0 && left + width / 2 >= strip.left);
  return Math.max(0, at);
}
