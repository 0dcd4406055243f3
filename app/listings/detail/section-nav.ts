/** The maximum height of the fixed header and the bar below it: what is behind them counts as out of view. */
const coveredAbove = '-120px';

/**
 * Enhances the links to sections, and shows the price once the page's own is scrolled out at the top
 * (`SectionNav.tsx`).
 */
export function enlivenSectionNav(): void {
  const nav = document.querySelector('.section-nav');
  if (nav === null) return;
  document.addEventListener('click', follow);
  const [price, passed] = [
    document.querySelector('[data-price]'),
    nav.querySelector<HTMLElement>('[data-passed-price]'),
  ];
  if (price === null || passed === null) return;
  new IntersectionObserver(
    ([entry]) => {
      if (entry) passed.hidden = entry.isIntersecting || entry.boundingClientRect.top >= innerHeight / 2;
    },
    { rootMargin: `${coveredAbove} 0px 0px` },
  ).observe(price);
}

/**
 * Focuses the section, so that keyboard navigation continues there. Does not scroll if the section is in the sticky
 * aside and visible.
 */
function follow(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('main a[href^="#"]') : null;
  const section = document.getElementById(link?.hash.slice(1) ?? '');
  if (section === null) return;
  // Browsers focus the target of a link if it is focusable.
  section.tabIndex = -1;
  section.addEventListener('blur', () => section.removeAttribute('tabindex'), { once: true });
  if (!staysInSight(section)) return;
  event.preventDefault();
  section.focus({ preventScroll: true });
}

/** Whether the start of a section is in view and stays there while the page scrolls. */
function staysInSight(section: HTMLElement): boolean {
  const column = section.closest('.property-aside');
  if (column === null || getComputedStyle(column).position !== 'sticky') return false;
  const { top } = section.getBoundingClientRect();
  return top > parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) && top < innerHeight - 48;
}
