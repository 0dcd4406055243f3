// npm run bench -- <name> [options]: runs a bench. Without a name it lists them.

const benches = {
  pages: ['what a page costs, cached and rendered anew', () => import('./pages.mjs')],
  interactions: ['the first tap on a slow phone', () => import('./interactions.mjs')],
  'going-on': ['the next page on a slow phone', () => import('./going-on.mjs')],
  lighthouse: ["Lighthouse's marks of five pages", () => import('./lighthouse.mjs')],
  start: ['from starting the process to the first page', () => import('./start.mjs')],
  memory: ['memory after up to 100,000 different pages', () => import('./memory.mjs')],
  pictures: ['results whose pictures have not been rendered', () => import('./pictures.mjs')],
  lake: ['queries to the Content Lake, and publishing', () => import('./lake.mjs')],
  bombs: ['visitors and an editor beside queries that nobody should ask', () => import('./bombs.mjs')],
  listings: ['searches and imports of up to 1,000,000 listings', () => import('./listings.mjs')],
  alerts: ['who is told of a listing', () => import('./alerts.mjs')],
  submissions: ['pages beside a thousand forms a minute', () => import('./submissions.mjs')],
  views: ['page views that are counted and stored', () => import('./views.mjs')],
  owners: ["the figures of the owners' portal", () => import('./owners.mjs')],
};

const [name] = process.argv.splice(2, 1);
if (name !== undefined && Object.hasOwn(benches, name)) {
  const [, run] = benches[name];
  await run();
} else {
  const asksForHelp = name === undefined || name === '--help' || name === '-h';
  const first = asksForHelp ? 'Usage: npm run bench -- <name> [options]' : `There is no bench "${name}". There are:`;
  const lines = Object.entries(benches).map(([each, [measures]]) => `  ${each.padEnd(12)}  ${measures}`);
  console.log([first, '', ...lines].join('\n'));
  if (!asksForHelp) process.exitCode = 2;
}
