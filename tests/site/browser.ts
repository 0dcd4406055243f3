import type { Page } from '@playwright/test';

/** Resolves when the page's script has run and the islands in sight that wake by themselves are alive: from then on buttons do what they say. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.querySelector('#content[data-shown]') === null) return false;
    const asleep = [...document.querySelectorAll<HTMLElement>('gevel-island:not([data-alive], [data-wakes="touch"])')];
    return asleep.every((island) => {
      const part = island.firstElementChild;
      // What is not shown, as on paper, is never near the screen.
      const { top = Infinity, bottom = Infinity } = part?.checkVisibility() ? part.getBoundingClientRect() : {};
      return island.dataset.wakes === 'visible' && (top > innerHeight || bottom < 0);
    });
  });
}

/** Resolves when a form's own code has taken it over, which is after somebody touched it. */
export async function formAlive(page: Page, selector = 'form[data-form]'): Promise<void> {
  await page
    .locator('gevel-island[data-alive]', { has: page.locator(selector) })
    .first()
    .waitFor({ state: 'attached' });
}

/** Opens a page and waits until it can be used. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Collects what a browser reports: errors, warnings, refused scripts and styles. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // The browser reports the status of a 404 page as well, and of a form that was sent before its code had come.
    if (/status of (404|422)/.test(message.text()) && message.location().url === page.url()) return;
    // A navigation loads the next page's styles ahead; one that is under way 3 s after the load event has not used them yet.
    if (/\.css was preloaded using link preload but not used/.test(message.text())) return;
    found.push(`${message.type()}: ${message.text().slice(0, 500)}`);
  });
  return found;
}

/** Holds back what a page asks of these addresses until the function that is returned has been called. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  let letCome = () => {};
  const called = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(addresses, async (route) => {
    await called;
    await route.continue();
  });
  return letCome;
}
