/** Milliseconds after which a page that is still loading (such as a hanging picture) counts as loaded. */
const maxLoad = 5_000;
const touches = ['pointerdown', 'keydown', 'focusin'] as const;

/** Resolves when the page has loaded, or was interacted with, and the browser is idle. Browser only. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    let begun = false;
    const idle = () => {
      if (begun) return;
      begun = true;
      for (const touch of touches) removeEventListener(touch, idle, { capture: true });
      // Safari has no requestIdleCallback.
      if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2000 });
      else setTimeout(resolve, 200);
    };
    if (document.readyState === 'complete') return idle();
    addEventListener('load', idle, { once: true });
    for (const touch of touches) addEventListener(touch, idle, { capture: true, passive: true });
    setTimeout(idle, maxLoad);
  });
}
