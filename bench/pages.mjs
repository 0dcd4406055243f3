// npm run bench -- pages: what a page costs. A cached page against bare node:http with the same bytes, and nginx if it
// is installed; the CPU time of uncached pages, their size, and the scripts that a browser fetches for them.
//
//   npm run bench -- pages                          everything
//   npm run bench -- pages --peers                  also the same page in Next, React Router, Astro, plain React and
//                                                   template strings
//   npm run bench -- pages --only=cached,uncached,code some of it
//   --rounds=5 --renders=40 --requests=8000         rounds; pages in each; requests to the cached page in each
//   --files                                         each script by name
//   --silent                                        the site writes no access log (nginx writes its own)
//   --beside=../other                               also uncached pages of another checkout with packages and build
//   --out=file.json                                 instead of bench/results/<date>-<commit>-pages.json
//
// Needs a build (npm run build) and, for scripts, a Chromium (CHROMIUM_PATH, or /usr/bin/chromium); bench/README.md has
// figures.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { browserCode, printFiles } from './browser-code.mjs';
import { launchBrowser } from './browser.mjs';
import { cachedPage } from './cached-page.mjs';
import { keepFigures } from './figures.mjs';
import { threePages } from './page-paths.mjs';
import { checkPeers, peerNames, preparePeers, startPeer } from './peers.mjs';
import { printPages, uncachedPages } from './uncached-pages.mjs';
import { benchFolder, withSite } from './with-site.mjs';

const { values: options } = parseArgs({
  options: {
    peers: { type: 'boolean', default: false },
    only: { type: 'string', default: 'cached,uncached,code' },
    rounds: { type: 'string', default: '5' },
    renders: { type: 'string', default: '40' },
    requests: { type: 'string', default: '8000' },
    files: { type: 'boolean', default: false },
    silent: { type: 'boolean', default: false },
    beside: { type: 'string' },
    out: { type: 'string' },
  },
});
const [rounds, renders, requests] = [options.rounds, options.renders, options.requests].map(Number);
const wants = (part) => options.only.split(',').includes(part);

await benchFolder(async (folder) => {
  if (options.peers) await preparePeers();
  const figures = {};
  if (wants('cached')) {
    const env = { CDN_SECONDS: '60', ...(options.silent ? {} : { LOG_LEVEL: 'info' }) };
    const measure = async (site) => {
      figures.cached = await cachedPage({ folder, site, page: '/nl/', rounds, requests });
    };
    await withSite(folder, env, measure, path.join(folder, 'site.log'));
  }
  if (wants('uncached') || wants('code')) {
    const env = { PAGE_CACHE_MB: '0' };
    await withSite(folder, env, async (site) => {
      const ours = await pagesOf(site);
      const peers = [];
      const measure = (others) => measurePages([...ours, ...others, ...peers], figures);
      try {
        if (options.peers) await startPeers(peers);
        if (options.beside === undefined) await measure([]);
        else await withOther(folder, env, measure);
      } finally {
        for (const { program } of peers) await program.stop();
      }
    });
  }
  keepFigures('pages', figures, options.out);
});

async function pagesOf(site, ending = '') {
  return Object.entries(await threePages(site.port)).map(([name, page]) => ({ ...site, name: name + ending, page }));
}

/** Measures the same pages in the build of another checkout. */
async function withOther(folder, env, measure) {
  const checkout = path.resolve(options.beside);
  const ending = ` (${path.basename(checkout)})`;
  const started = async (site) => measure(await pagesOf(site, ending));
  await withSite(path.join(folder, 'beside'), env, started, null, checkout);
}

async function startPeers(peers) {
  for (const name of Object.keys(peerNames)) peers.push({ ...(await startPeer(name)), name, page: '/' });
  await checkPeers(peers);
}

async function measurePages(subjects, figures) {
  figures.code = wants('code') ? await codeOf(subjects) : [];
  figures.uncached = wants('uncached') ? await uncachedPages(subjects, { rounds, renders }) : [];
  if (wants('uncached')) printPages(figures.uncached, figures.code, { rounds, renders, titles: peerNames });
  if (options.files || !wants('uncached')) figures.code.forEach(printFiles);
}

async function codeOf(subjects) {
  const browser = await launchBrowser();
  try {
    const code = [];
    for (const subject of subjects) code.push(await browserCode(browser, subject));
    return code;
  } finally {
    await browser.close();
  }
}
