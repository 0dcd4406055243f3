/** Attribute of a panel that opens above its opener (tokens.css). */
const upwards = 'data-upwards';

interface Sides {
  above: number;
  below: number;
}

/**
 * Moves a panel above its opener if it fits the window only there; if it fits on neither side, scrolls it into view.
 * Nothing else on the page moves. Call it before the browser paints the opened panel.
 */
export function openWhereThereIsRoom(opener: Element, panel: HTMLElement): void {
  panel.removeAttribute(upwards);
  const [field, box] = [opener.getBoundingClientRect(), panel.getBoundingClientRect()];
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(panel);
  const edge = edges();
  if (box.bottom + pixels(scrollMarginBottom) <= edge.below) return;
  const gap = box.top - field.bottom;
  if (field.top - gap - box.height - pixels(scrollMarginTop) >= edge.above) lift(panel, field, gap);
  else panel.scrollIntoView({ block: 'nearest' });
}

/** The same for a scrollable list: it opens on the side with more room and is limited to that. */
export function listWhereThereIsRoom(opener: Element, list: HTMLElement): void {
  list.removeAttribute(upwards);
  list.style.removeProperty('--room');
  const { position, maxHeight } = getComputedStyle(list);
  // Full screen, the list is part of the page's flow.
  if (position !== 'absolute') return;
  const field = opener.getBoundingClientRect();
  const gap = list.getBoundingClientRect().top - field.bottom;
  const edge = edges();
  const room: Sides = { above: field.top - edge.above - 2 * gap, below: edge.below - field.bottom - 2 * gap };
  const isUpwards = room.below < pixels(maxHeight) && room.above > room.below;
  if (isUpwards) lift(list, field, gap);
  list.style.setProperty('--room', `${isUpwards ? room.above : room.below}px`);
  // The list has a minimum height, so it may still overflow.
  if (list.getBoundingClientRect().bottom > edge.below) list.scrollIntoView({ block: 'nearest' });
}

function lift(panel: HTMLElement, { height }: DOMRect, gap: number): void {
  panel.style.setProperty('--lift', `${height + 2 * gap}px`);
  panel.setAttribute(upwards, '');
}

/** The visible area between the bars, which the page declares as scroll padding, and below the header. */
function edges(): Sides {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return {
    above: Math.max(pixels(scrollPaddingTop), header),
    below: document.documentElement.clientHeight - pixels(scrollPaddingBottom),
  };
}

/** `auto` and `none` count as 0. */
function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}
