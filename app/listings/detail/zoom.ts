/** A picture as large as the screen lets it be, and four times that: a plan's figures are readable well before. */
export const zoomLimits = { least: 1, most: 4 } as const;

/** What a button or a key makes it grow or shrink by. */
export const zoomStep = 1.5;

export function withinLimits(scale: number): number {
  return Math.min(Math.max(scale, zoomLimits.least), zoomLimits.most);
}

/**
 * How far a pane is scrolled so that the point under the pointer stays there while its picture changes size.
 *
 * @param scrolled how far it was scrolled, in pixels along one axis
 * @param point from the pane's edge, along the same axis
 */
export function scrollAround(scrolled: number, point: number, from: number, to: number): number {
  return Math.max(0, ((scrolled + point) * to) / from - point);
}
