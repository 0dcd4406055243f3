import type { Page } from '@playwright/test';

/** Resolves when the page's script has run and the visible self-hydrating islands are alive, so that buttons work. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.querySelector('#content[data-shown]') === null) return false;
    const asleep = [...document.querySelectorAll<HTMLElement>('gevel-island:not([data-alive], [data-wakes="touch"])')];
    return asleep.every((island) => {
      const part = island.firstElementChild;
      // Hidden elements, as in print, are never near the viewport.
      const { top = Infinity, bottom = Infinity } = part?.checkVisibility() ? part.getBoundingClientRect() : {};
      return island.dataset.wakes === 'visible' && (top > innerHeight || bottom < 0);
    });
  });
}

/** Resolves when a form is hydrated, which is after the first interaction. */
export async function formAlive(page: Page, selector = 'form[data-form]'): Promise<void> {
  await page
    .locator('gevel-island[data-alive]', { has: page.locator(selector) })
    .first()
    .waitFor({ state: 'attached' });
}

/** Opens a page and waits for its hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Collects the browser's errors, warnings, and blocked scripts and styles. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => {
    // Chromium's own animation between documents, given up where the next one's styles come late; no script has its promise.
    if (/^Transition was (aborted|skipped)\b/.test(error.message)) return;
    found.push(`uncaught: ${error.message}`);
  });
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // The browser also reports the status of a 404 page, and of a form submitted before its code has loaded.
    if (/status of (404|422)/.test(message.text()) && message.location().url === page.url()) return;
    // A navigation preloads the next page's styles; one still under way 3 s after the load event has not used them yet.
    if (/\.css was preloaded using link preload but not used/.test(message.text())) return;
    found.push(`${message.type()}: ${message.text().slice(0, 500)}`);
  });
  return found;
}

/** Delays the page's requests to these addresses until the returned function is called. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  let letCome = () => {};
  const called = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(addresses, async (route) => {
    await called;
    await route.continue();
  });
  return letCome;
}
