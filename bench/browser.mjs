// The benches' Chromium: CHROMIUM_PATH, or /usr/bin/chromium.
import { chromium } from '@playwright/test';

const chromiumPath = process.env.CHROMIUM_PATH || '/usr/bin/chromium';

/** @param {{ keepsPages?: boolean }} [options] keepsPages: leave bfcache on, as ordinary browsers do */
export function launchBrowser({ keepsPages = false } = {}) {
  return chromium.launch({
    executablePath: chromiumPath,
    ignoreDefaultArgs: keepsPages ? ['--disable-back-forward-cache'] : [],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}

/** The storage state of a returning visitor who has chosen, so that the cookie dialog stays away. */
export async function functionalOnly(browser, origin) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/nl/`);
    await page.getByRole('button', { name: 'Enkel functionele', exact: true }).click();
    await page.waitForFunction(() => localStorage.getItem('consentSet') === 'true');
    return await context.storageState();
  } finally {
    await context.close();
  }
}
