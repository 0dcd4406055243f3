/**
 * Sets `aria-expanded` on submenus, which CSS opens, and lets Escape dismiss one until the visitor returns to it (WCAG
 * 1.4.13), wherever the focus is: the pointer alone may have opened it.
 */
export function enlivenSubmenus(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-submenu]')) {
    const link = place.querySelector('a');
    const say = (state: 'open' | 'closed' | 'dismissed') => {
      link?.setAttribute('aria-expanded', `${state === 'open'}`);
      place.toggleAttribute('data-dismissed', state === 'dismissed');
    };
    const open = () => {
      if (!('dismissed' in place.dataset)) say('open');
    };
    const hasFocus = () => place.contains(document.activeElement);
    place.addEventListener('pointerenter', open);
    place.addEventListener('focusin', open);
    place.addEventListener('pointerleave', () => {
      if (!hasFocus()) say('closed');
    });
    place.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && place.contains(relatedTarget))) say('closed');
    });
    addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || link?.getAttribute('aria-expanded') !== 'true') return;
      say('dismissed');
      if (hasFocus()) link.focus();
    });
  }
}
