// npm run bench: what a page costs. A cached page against bare node:http with the same bytes, the CPU time of uncached pages,
// and the browser code of the home page, in one run. Needs a build (npm run build); bench/README.md has figures.
import path from 'node:path';
import { fetchOnce, load } from './load.mjs';
import { Nginx } from './nginx.mjs';
import { Measured } from './process.mjs';
import { benchFolder, withSite } from './with-site.mjs';

const rounds = 5;
const requestsPerRound = 8_000;
const rendersPerRound = 40;

const here = import.meta.dirname;
await benchFolder(async (folder) => {
  await withSite(folder, { CDN_SECONDS: '60' }, async (site) => {
    await cachedPage(folder, site, '/nl/');
    await browserCode(site, '/nl/');
  });
  await withSite(folder, { PAGE_CACHE_MB: '0' }, uncachedPages);
});

/** The same page from all servers, in turn, so that what else the machine does meets them all. */
async function cachedPage(folder, site, page) {
  const answers = {};
  for (const encoding of ['identity', 'gzip', 'br']) {
    await fetchOnce(site.port, page, encoding);
    const { rawHeaders, body } = await fetchOnce(site.port, page, encoding);
    answers[encoding] = { headers: withoutNodesOwn(rawHeaders), body };
  }
  const program = Measured.start(path.join(here, 'bare.mjs'));
  const nginx = await Nginx.start(folder, site.port);
  try {
    const port = await program.hear((message) => message.port);
    program.child.send({ answers });
    const servers = { site, bare: { program, port }, ...(nginx && { nginx }) };
    console.log(`\nA cached page, ${page}: medians of ${rounds} rounds of ${requestsPerRound} requests`);
    for (const encoding of Object.keys(answers)) {
      const seen = Object.fromEntries(Object.keys(servers).map((name) => [name, []]));
      for (let round = -1; round < rounds; round += 1) {
        for (const [name, server] of Object.entries(servers)) {
          const before = await server.program.cpuMilliseconds();
          const rate = await load(server.port, page, encoding, round < 0 ? 2_000 : requestsPerRound);
          const cpu = ((await server.program.cpuMilliseconds()) - before) / requestsPerRound;
          // The first round warms up.
          if (round >= 0) seen[name].push({ rate, cpu });
        }
      }
      const rate = (name) => median(seen[name].map((each) => each.rate));
      const cpu = (name) => median(seen[name].map((each) => each.cpu));
      const bytes = answers[encoding].body.byteLength;
      console.log(`  ${encoding.padEnd(8)} ${kilobytes(bytes).padStart(8)}`);
      for (const name of Object.keys(servers))
        console.log(
          `    ${name.padEnd(6)} ${whole(rate(name))}/s ${micro(cpu(name))}  ` +
            `requests ${percent(rate(name) / rate('bare'))}  CPU ${(cpu(name) / cpu('bare')).toFixed(2)}×`,
        );
    }
  } finally {
    await nginx?.stop();
    await program.stop();
  }
}

/** Node adds these to each answer itself. */
function withoutNodesOwn(rawHeaders) {
  const headers = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (!/^(date|connection|keep-alive)$/i.test(rawHeaders[at])) headers.push(rawHeaders[at], rawHeaders[at + 1]);
  }
  return headers;
}

/** CPU time of the whole process, database thread included, for pages that are rendered each time, one after another. */
async function uncachedPages({ program, port }) {
  const sitemap = (await fetchOnce(port, '/sitemaps/properties-nl.xml')).body.toString();
  const property = new URL(/<loc>([^<]+)/.exec(sitemap)?.[1] ?? '').pathname;
  const pages = { home: '/nl/', results: '/nl/te-koop/', property };
  const seen = { home: [], results: [], property: [] };
  for (let round = -1; round < rounds; round += 1) {
    for (const [name, page] of Object.entries(pages)) {
      const before = await program.cpuMilliseconds();
      for (let n = 0; n < rendersPerRound; n += 1) {
        const { status } = await fetchOnce(port, page);
        if (status !== 200) throw new Error(`${page} answered ${status}.`);
      }
      const cpu = ((await program.cpuMilliseconds()) - before) / rendersPerRound;
      if (round >= 0) seen[name].push(cpu);
    }
  }
  console.log(`\nUncached pages: CPU time, medians of ${rounds} rounds of ${rendersPerRound} renders`);
  for (const [name, page] of Object.entries(pages)) {
    const { byteLength } = (await fetchOnce(port, page)).body;
    console.log(
      `  ${name.padEnd(9)} ${kilobytes(byteLength).padStart(8)}  ${median(seen[name]).toFixed(1)} ms  ${page}`,
    );
  }
}

/** What a browser fetches to bring the page to life: what the page preloads, its styles, and the dictionary of its language. */
async function browserCode({ port }, page) {
  const html = (await fetchOnce(port, page)).body.toString();
  const filesOf = (kind) => [...html.matchAll(new RegExp(`<link ${kind} href="([^"]+)"`, 'g'))].map(([, file]) => file);
  // Scripts wait for the page (app/site/late-scripts.ts).
  const files = { scripts: filesOf('data-parked=""'), styles: filesOf('rel="stylesheet"') };
  const sizes = { scripts: 0, styles: 0, dictionary: 0 };
  for (const [kind, each] of Object.entries(files))
    for (const file of each) sizes[kind] += (await fetchOnce(port, file, 'br')).body.byteLength;
  const codes = await Promise.all(files.scripts.map(async (file) => (await fetchOnce(port, file)).body.toString()));
  const language = page.split('/')[1];
  const dictionary = new RegExp(`["/](${language}-[\\w-]+\\.js)"`).exec(codes.join('\n'))?.[1];
  if (dictionary) sizes.dictionary = (await fetchOnce(port, `/assets/${dictionary}`, 'br')).body.byteLength;
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  console.log(`\nBrowser code of ${page}, brotli: ${kilobytes(total)}`);
  console.log(
    `  scripts ${kilobytes(sizes.scripts)} (${files.scripts.length} files), ` +
      `styles ${kilobytes(sizes.styles)}, dictionary ${kilobytes(sizes.dictionary)}`,
  );
}

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function whole(value) {
  return String(Math.round(value)).padStart(6);
}

function micro(milliseconds) {
  return `${String(Math.round(milliseconds * 1_000)).padStart(4)} µs`;
}

function percent(ratio) {
  return `${Math.round(ratio * 100)} %`;
}

function kilobytes(bytes) {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}
