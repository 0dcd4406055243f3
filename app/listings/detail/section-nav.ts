/** What a fixed header and the bar below it cover at most, so that what is behind them counts as passed. */
const coveredAbove = '-120px';

/** The links to the parts of a property's page, and its price once the page's own has gone out of sight at the top (`SectionNav.tsx`). */
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

/** The section has the focus then: the keyboard goes on from there. What stays beside the text is in sight, and the reader keeps the place in it. */
function follow(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('main a[href^="#"]') : null;
  const section = document.getElementById(link?.hash.slice(1) ?? '');
  if (section === null) return;
  // The browser focuses what it leads to, if that can have the focus.
  section.tabIndex = -1;
  section.addEventListener('blur', () => section.removeAttribute('tabindex'), { once: true });
  if (!staysInSight(section)) return;
  event.preventDefault();
  section.focus({ preventScroll: true });
}

/** Whether a section's beginning is in the window and does not move when the page scrolls. */
function staysInSight(section: HTMLElement): boolean {
  const column = section.closest('.property-aside');
  if (column === null || getComputedStyle(column).position !== 'sticky') return false;
  const { top } = section.getBoundingClientRect();
  return top > parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) && top < innerHeight - 48;
}
