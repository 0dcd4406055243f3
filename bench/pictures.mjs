// npm run bench -- pictures: how much longer a results page takes when its 24 pictures have not been rendered yet.
// Needs a build and a Chromium (CHROMIUM_PATH, or /usr/bin/chromium).
import { chromium } from '@playwright/test';
import { benchFolder, withSite } from './with-site.mjs';

const pages = 7;

await benchFolder((folder) =>
  withSite(folder, {}, async ({ origin }) => {
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync', '--no-first-run'],
    });
    try {
      const seen = { cold: [], warm: [] };
      // The first page warms up browser and server.
      for (let page = 1; page <= pages + 1; page += 1) {
        const url = `${origin}/nl/te-koop/?page=${page}`;
        const cold = await complete(browser, url);
        const warm = await complete(browser, url);
        console.log(
          `  page ${page}  cold ${cold.milliseconds} ms  warm ${warm.milliseconds} ms  ${cold.pictures} pictures`,
        );
        if (page === 1) continue;
        seen.cold.push(cold.milliseconds);
        seen.warm.push(warm.milliseconds);
      }
      const [cold, warm] = [median(seen.cold), median(seen.warm)];
      console.log(
        `A results page with 24 cards: cold ${cold} ms, warm ${warm} ms, ${(cold / warm).toFixed(2)}× (medians of ${pages})`,
      );
    } finally {
      await browser.close();
    }
  }),
);

/** Opens a page with an empty browser cache, tall enough to show all cards, and waits for every picture. */
async function complete(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 5200 } });
  try {
    const page = await context.newPage();
    const before = performance.now();
    await page.goto(url, { waitUntil: 'load' });
    const pictures = await page.evaluate(async () => {
      const all = [...document.querySelectorAll('main article img')];
      await Promise.all(all.map((picture) => picture.decode()));
      return all.filter((picture) => picture.naturalWidth > 0).length;
    });
    return { milliseconds: Math.round(performance.now() - before), pictures };
  } finally {
    await context.close();
  }
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
