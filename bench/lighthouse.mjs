// npm run bench:lighthouse: Lighthouse's four marks of five pages on a simulated phone. Needs a build and a Chromium. Lighthouse is
// fetched by npx: it is large, and nothing else here needs it.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fetchOnce } from './load.mjs';
import { benchFolder, withSite } from './with-site.mjs';

const version = '12.8.2';
const marks = ['performance', 'accessibility', 'best-practices', 'seo'];

await benchFolder((folder) =>
  withSite(folder, {}, async ({ port, origin }) => {
    const text = async (page) => (await fetchOnce(port, page)).body.toString();
    const property = new URL(/<loc>([^<]+)/.exec(await text('/sitemaps/properties-nl.xml'))?.[1] ?? '').pathname;
    const article =
      /href="(\/nl\/nieuws\/[^"?]+\/)"/.exec(/<main.*/s.exec(await text('/nl/nieuws/'))?.[0] ?? '')?.[1] ?? '';
    const pages = { home: '/nl/', results: '/nl/te-koop/', property, article, contact: '/nl/contact/' };
    console.log(['page'.padEnd(9), ...marks].join('  '));
    for (const [name, page] of Object.entries(pages)) {
      // Once to make page and pictures, then in earnest.
      run(origin + page, folder);
      const { categories, audits } = run(origin + page, folder);
      const scores = marks.map((mark) => String(Math.round(categories[mark].score * 100)).padStart(mark.length));
      const figures = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];
      console.log([name.padEnd(9), ...scores, ...figures.map((figure) => audits[figure].displayValue)].join('  '));
      for (const mark of marks.slice(1)) {
        const failed = categories[mark].auditRefs.filter(({ id, weight }) => weight > 0 && audits[id].score === 0);
        if (failed.length > 0) console.log(`          ${mark}: ${failed.map(({ id }) => id).join(', ')}`);
      }
    }
  }),
);

function run(url, folder) {
  const output = path.join(folder, 'lighthouse.json');
  const { status, stderr } = spawnSync(
    'npx',
    [
      '--yes',
      `lighthouse@${version}`,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-sync --no-first-run',
    ],
    { encoding: 'utf8', env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH || '/usr/bin/chromium' } },
  );
  if (status !== 0) throw new Error(`Lighthouse failed: ${stderr.slice(-500)}`);
  return JSON.parse(readFileSync(output, 'utf8'));
}
