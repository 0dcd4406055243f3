/**
 * A page is whole without its scripts, so they wait for its first pictures and fonts (docs/decisions/0015): Remix's scripts are
 * parked in the markup, and this starts them when the page has loaded, when somebody touches it, or after a while at the latest.
 */
export const startScripts = `(() => {
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

/**
 * Parks the module scripts of a rendered document, with the hints that would fetch them at once. What React hydrates stays in its
 * place: only attributes change, and those it leaves as they are.
 */
export function parkScripts(html: string): string {
  return html
    .replaceAll(/<link rel="modulepreload"/g, '<link data-parked=""')
    .replace(/<script type="module" async="">/, '<script type="text/plain" data-parked="">');
}
