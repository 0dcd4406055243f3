/** Milliseconds after which a page that still loads (a picture that hangs) is taken for loaded. */
const longestLoad = 5_000;
const touches = ['pointerdown', 'keydown', 'focusin'] as const;

let idleBefore = false;

/** Whether this document has been idle: a page that is moved to inside it has no scripts of its own to wait for. */
export function wasIdle(): boolean {
  return idleBefore;
}

/** Resolves when the page has loaded, or is used, and the browser has nothing better to do. Browser only. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      idleBefore = true;
      resolve();
    };
    let begun = false;
    const idle = () => {
      if (begun) return;
      begun = true;
      for (const touch of touches) removeEventListener(touch, idle, { capture: true });
      // Safari has no idle callback.
      if ('requestIdleCallback' in window) window.requestIdleCallback(settle, { timeout: 2000 });
      else setTimeout(settle, 200);
    };
    if (document.readyState === 'complete') return idle();
    addEventListener('load', idle, { once: true });
    for (const touch of touches) addEventListener(touch, idle, { capture: true, passive: true });
    setTimeout(idle, longestLoad);
  });
}
