/** Pixels of scroll after which the header is fixed and its logo shrinks (requirements 4.8). */
const threshold = 30;

/** Makes the header follow the scroll position (`Header.tsx`). */
export function enlivenHeader(): void {
  const header = document.querySelector<HTMLElement>('.site-header');
  if (header === null) return;
  const logo = header.querySelector<HTMLElement>('.site-logo');
  const isLogoLate = logo?.hidden === true;
  const look = () => {
    const isScrolled = scrollY > threshold;
    header.toggleAttribute('data-scrolled', isScrolled && 'changes' in header.dataset);
    if (logo) logo.hidden = isLogoLate && !isScrolled;
  };
  addEventListener('scroll', look, { passive: true });
  look();
}
