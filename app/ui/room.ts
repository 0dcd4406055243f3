/** Written on what opens above its opener (tokens.css). */
const upwards = 'data-upwards';

interface Sides {
  above: number;
  below: number;
}

/**
 * Lets what lies below its opener open above it where only there it fits into the window; where it fits on neither side, it is scrolled
 * into view. Nothing else of the page moves. It is asked before the browser paints what has been opened.
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

/** The same for a list that scrolls by itself: it goes to the side that has more room, and is no longer than there is. */
export function listWhereThereIsRoom(opener: Element, list: HTMLElement): void {
  list.removeAttribute(upwards);
  list.style.removeProperty('--room');
  const { position, maxHeight } = getComputedStyle(list);
  // Over all of a screen it is a part of the page.
  if (position !== 'absolute') return;
  const field = opener.getBoundingClientRect();
  const gap = list.getBoundingClientRect().top - field.bottom;
  const edge = edges();
  const room: Sides = { above: field.top - edge.above - 2 * gap, below: edge.below - field.bottom - 2 * gap };
  const isUpwards = room.below < pixels(maxHeight) && room.above > room.below;
  if (isUpwards) lift(list, field, gap);
  list.style.setProperty('--room', `${isUpwards ? room.above : room.below}px`);
  // It is never shorter than a few lines.
  if (list.getBoundingClientRect().bottom > edge.below) list.scrollIntoView({ block: 'nearest' });
}

function lift(panel: HTMLElement, { height }: DOMRect, gap: number): void {
  panel.style.setProperty('--lift', `${height + 2 * gap}px`);
  panel.setAttribute(upwards, '');
}

/** What bars leave of the window: the page says how much they cover by its scroll padding, and at its top lies the header. */
function edges(): Sides {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return {
    above: Math.max(pixels(scrollPaddingTop), header),
    below: document.documentElement.clientHeight - pixels(scrollPaddingBottom),
  };
}

/** `auto` and `none` are none. */
function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}
