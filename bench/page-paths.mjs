// Paths of the benchmarked pages, by their names in the tables.
import { fetchOnce } from './load.mjs';

/** Home, results and a property of the demo agency. */
export async function threePages(port) {
  const sitemap = await text(port, '/sitemaps/properties-nl.xml');
  return { home: '/nl/', results: '/nl/te-koop/', property: new URL(/<loc>([^<]+)/.exec(sitemap)?.[1] ?? '').pathname };
}

/** These, plus an article and the contact page. */
export async function fivePages(port) {
  const main = /<main.*/s.exec(await text(port, '/nl/nieuws/'))?.[0] ?? '';
  const article = /href="(\/nl\/nieuws\/[^"?]+\/)"/.exec(main)?.[1] ?? '';
  return { ...(await threePages(port)), article, contact: '/nl/contact/' };
}

async function text(port, page) {
  return (await fetchOnce(port, page)).body.toString();
}
