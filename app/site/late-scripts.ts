import { replacements, type Edit } from '~/platform/edits.ts';

/**
 * A page works without its scripts, so they wait for its first pictures and fonts (docs/decisions/0015): Remix's scripts are
 * disabled in the markup, and this starts them when the page has loaded, on the first interaction, or after a timeout. Hearts that are pressed
 * before are told to them (`enlivenHearts`); a strip that is not alive yet (`strips.ts`) is scrolled by its buttons.
 */
export const startScripts = `(() => {
  earlyHearts = [];
  addEventListener('click', ({ target }) => {
    if (!target.closest) return;
    const heart = target.closest('[data-favourite]');
    if (heart && earlyHearts) earlyHearts.push(heart.dataset.favourite);
    const button = target.closest('[data-step]');
    const strip = button && button.closest('.carousel').querySelector('.carousel-viewport:not([data-alive])');
    if (strip) strip.scrollBy(button.dataset.step * strip.querySelector('.carousel-slide').offsetWidth, 0);
  }, true);
  let begun = false;
  const begin = () => {
    if (begun || document.readyState === 'loading') return;
    begun = true;
    for (const link of document.querySelectorAll('link[data-parked]')) link.rel = 'modulepreload';
    const parked = document.querySelector('script[data-parked]');
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = parked.textContent;
    parked.replaceWith(script);
  };
  addEventListener('load', begin);
  addEventListener('DOMContentLoaded', () => setTimeout(begin, 3000));
  for (const touch of ['pointerdown', 'keydown', 'focusin']) addEventListener(touch, begin, { capture: true, passive: true });
})()`;

const preload = '<link rel="modulepreload"';
const moduleScript = '<script type="module" async="">';

/**
 * Disables the module scripts of a rendered document, and removes the hints that would preload them. What React hydrates stays in
 * place: only attributes change, and React does not touch those.
 */
export function parkScripts(html: Buffer): Edit[] {
  // They are at the end, which alone is looked through.
  const from = html.indexOf(preload);
  if (from < 0) return [];
  return [
    ...replacements(html, preload, '<link data-parked=""', { from }),
    ...replacements(html, moduleScript, '<script type="text/plain" data-parked="">', { from, once: true }),
  ];
}
