// node bench/peers/export.mjs: writes shared/page.json, what the results page of the demo agency is made from (24 cards, menu, footer,
// choices of the search), as its loaders give it to the browser. Once is enough: peers are a fixed measure, whatever our page becomes.
// Needs a build and a Chromium (CHROMIUM_PATH, or /usr/bin/chromium).
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { launchBrowser } from '../browser.mjs';
import { benchFolder, withSite } from '../with-site.mjs';

await benchFolder((folder) =>
  withSite(folder, {}, async ({ origin }) => {
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage();
      await page.goto(`${origin}/nl/te-koop/`);
      const router = await page.waitForFunction(() => {
        const { state } = globalThis.__remixRouter ?? {};
        return state?.initialized ? state.loaderData : null;
      });
      const { root, ...routes } = await router.jsonValue();
      const [results] = Object.values(routes);
      const text = JSON.stringify({ root, results }).replaceAll(origin, 'http://localhost:3000');
      await writeFile(path.join(import.meta.dirname, 'shared/page.json'), `${text}\n`);
      console.log(`${text.length} characters, ${results.cards.length} cards`);
    } finally {
      await browser.close();
    }
  }),
);
