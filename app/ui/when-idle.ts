/** Milliseconds after which a page that is still loading (a picture that hangs) counts as loaded. */
const maxLoad = 5_000;
const touches = ['pointerdown', 'keydown', 'focusin'] as const;

let idleBefore = false;

/** Whether this document has been idle: after a client-side navigation there are no scripts left to wait for. */
export function wasIdle(): boolean {
  return idleBefore;
}

/** Resolves when the page has loaded, or has been interacted with, and the browser is idle. Browser only. */
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
      // Safari has no requestIdleCallback.
      if ('requestIdleCallback' in window) window.requestIdleCallback(settle, { timeout: 2000 });
      else setTimeout(settle, 200);
    };
    if (document.readyState === 'complete') return idle();
    addEventListener('load', idle, { once: true });
    for (const touch of touches) addEventListener(touch, idle, { capture: true, passive: true });
    setTimeout(idle, maxLoad);
  });
}

/** Resolves when the browser is idle after somebody has first moved or pressed something in the page: a navigation may follow. Browser only. */
export async function whenUsed(): Promise<void> {
  const signs = [...touches, 'pointermove'];
  await new Promise<void>((resolve) => {
    const used = () => {
      for (const sign of signs) removeEventListener(sign, used, { capture: true });
      resolve();
    };
    for (const sign of signs) addEventListener(sign, used, { capture: true, passive: true });
  });
  await whenIdle();
}
