/** From fitting the screen to four times that: a plan's figures are readable well before. */
export const zoomLimits = { least: 1, most: 4 } as const;

/** The zoom factor of a button or key. */
export const zoomStep = 1.5;

export function withinLimits(scale: number): number {
  return Math.min(Math.max(scale, zoomLimits.least), zoomLimits.most);
}

/**
 * The scroll offset that keeps the point under the pointer fixed while the picture changes size.
 *
 * @param scrolled the current offset, in pixels along one axis
 * @param point from the pane's edge, along the same axis
 */
export function scrollAround(scrolled: number, point: number, from: number, to: number): number {
  return Math.max(0, ((scrolled + point) * to) / from - point);
}
