// npm run bench -- interactions: what the first tap costs a visitor with a slow phone. Chromium at a quarter of this
// machine's speed, a fresh browser context for each tap, 0.5, 2 and 5 s after the first paint. Two measures: when the
// screen responds (interaction to next paint, by Google's web-vitals), and when the tap has had its effect; a tap
// without effect within 5 s is lost. A tap that hit something else, because the page moved in the last quarter of a
// second, is counted apart.
//
//   npm run bench -- interactions                        about 15 minutes
//   npm run bench -- interactions --rounds=1 --pages=home  one page
//   --targets=drawer,favourite --moments=0.5,2,5         some of the targets; seconds
//   --throttle=4                                         slowdown
//   --beside=../other                                    also another checkout with packages and build, tap by tap
//   --out=file.json                                      instead of bench/results/<date>-<commit>-interactions.json
//
// Needs a build and a Chromium (CHROMIUM_PATH, or /usr/bin/chromium).
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { functionalOnly, launchBrowser } from './browser.mjs';
import { keepFigures, printTable } from './figures.mjs';
import { threePages } from './page-paths.mjs';
import { quantile } from './quantiles.mjs';
import { taps } from './taps.mjs';
import { benchFolder, withSites } from './with-site.mjs';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    pages: { type: 'string', default: 'home,results,property' },
    targets: { type: 'string' },
    moments: { type: 'string', default: '0.5,2,5' },
    throttle: { type: 'string', default: '4' },
    beside: { type: 'string' },
    out: { type: 'string' },
  },
});
const rounds = Number(options.rounds);
const moments = options.moments.split(',').map(Number);
const wanted = taps.filter(
  ({ page, name }) => options.pages.split(',').includes(page) && (options.targets?.split(',').includes(name) ?? true),
);
const patience = 5_000;
const vitals = readFileSync(
  new URL('web-vitals.attribution.iife.js', import.meta.resolve('web-vitals/attribution')),
  'utf8',
);

await benchFolder((folder) =>
  withSites(folder, options.beside, async (sites) => {
    const browser = await launchBrowser();
    try {
      for (const site of sites) {
        site.paths = await threePages(site.port);
        site.choice = await functionalOnly(browser, site.origin);
      }
      const seen = [];
      // The first round warms up server and browser.
      for (let round = -1; round < rounds; round += 1)
        for (const [index, target] of wanted.entries())
          for (const moment of round < 0 ? moments.slice(0, 1) : moments)
            for (const { name: site, origin, paths, choice } of sites) {
              const found = await tap(browser, { target, moment, url: origin + paths[target.page], choice });
              if (round >= 0) seen.push({ site, index, moment, ...found });
            }
      report(
        seen,
        sites.map(({ name }) => name),
      );
    } finally {
      await browser.close();
    }
  }),
);

/** Loads a page slowly and taps once, so that its interaction to next paint is that of this tap. */
async function tap(browser, { target, moment, url, choice }) {
  const context = await browser.newContext({ ...target.device, storageState: choice });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(options.throttle) });
    const told = { painted: null, hit: null, done: null, inp: null };
    let tellPainted = () => undefined;
    const painted = new Promise((resolve, reject) => {
      tellPainted = resolve;
      setTimeout(() => reject(new Error(`${url} painted nothing in a minute.`)), 60_000).unref();
    });
    painted.catch(() => undefined);
    await page.exposeBinding('benchTells', (_source, what, value) => {
      if (what === 'painted') tellPainted(value);
      if (what === 'inp' || told[what] === null) told[what] = value;
    });
    // As a string: the page's policy forbids eval.
    await page.addInitScript({
      content: `${vitals}\n;(${watch})(webVitals, ${JSON.stringify(target.tapped)}, ${target.done});`,
    });
    await page.goto(url, { waitUntil: 'commit' });
    const pressAt = (await painted) + moment * 1_000;
    // Finding the element needs the page's main thread, which may be busy at the moment of the tap.
    await sleep(pressAt - Date.now() - 250);
    let place = await page.evaluate(placeOf, target.tapped);
    // The element may be in a later part of the document.
    for (let tries = 0; place === null && tries < 50; tries += 1) {
      await sleep(50);
      place = await page.evaluate(placeOf, target.tapped);
    }
    if (place === null) throw new Error(`${target.page}: nothing to tap for ${target.name}.`);
    await sleep(pressAt - Date.now());
    const pressedAt = Date.now();
    const touch = (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [place]);
    await touch('touchEnd', []);
    const leads = () => target.leads?.test(page.url()) ?? false;
    while (told.done === null && !leads() && Date.now() - pressedAt < patience) await sleep(20);
    const done = told.done ?? (leads() ? Date.now() - pressedAt : null);
    // web-vitals reports when the page is idle.
    for (let waited = 0; told.inp === null && waited < 2_000; waited += 50) await sleep(50);
    return { late: pressedAt - pressAt, hit: told.hit, inp: told.inp, done, byLink: leads() };
  } finally {
    await context.close();
  }
}

/** In the page: reports the first paint, whether the tap hit its target, when it took effect, and its INP. */
function watch(webVitals, selector, done) {
  if (window !== top) return;
  const { benchTells } = window;
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') benchTells('painted', performance.timeOrigin + startTime);
  }).observe({ type: 'paint', buffered: true });
  addEventListener(
    'pointerdown',
    ({ timeStamp, target }) => {
      benchTells('hit', target.closest(selector) !== null);
      const look = () => (done() ? benchTells('done', performance.now() - timeStamp) : requestAnimationFrame(look));
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
  webVitals.onINP(
    ({ value, attribution: { inputDelay, processingDuration, presentationDelay } }) =>
      benchTells('inp', { value, inputDelay, processingDuration, presentationDelay }),
    { reportAllChanges: true, durationThreshold: 16 },
  );
}

/** In the page: the centre of the first visible element, scrolled to where it can be tapped. */
function placeOf(selector) {
  const element = [...document.querySelectorAll(selector)].find(
    (each) => each.checkVisibility() && each.getBoundingClientRect().width > 0,
  );
  if (!element) return null;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const place = element.getBoundingClientRect();
  return { x: Math.round(place.left + place.width / 2), y: Math.round(place.top + place.height / 2) };
}

function report(seen, sites) {
  const figures = wanted.flatMap(({ page, name }, index) =>
    moments.flatMap((moment) =>
      sites.map((site) => {
        const all = seen.filter((each) => each.site === site && each.index === index && each.moment === moment);
        const runs = all.filter(({ hit }) => hit !== false);
        const inps = runs.flatMap(({ inp }) => inp ?? []).toSorted((a, b) => a.value - b.value);
        const done = runs.flatMap((run) => run.done ?? []);
        const [worst = null] = inps.slice(-1);
        return {
          ...{
            site,
            page,
            name,
            moment,
            taps: runs.length,
            missed: all.length - runs.length,
            lost: runs.length - done.length,
          },
          byLink: runs.filter(({ byLink }) => byLink).length,
          inp: { median: inps[Math.floor(inps.length / 2)]?.value ?? null, worst },
          done: { median: quantile(done, 0.5), worst: quantile(done, 1) },
          late: quantile(
            runs.map(({ late }) => late),
            0.5,
          ),
        };
      }),
    ),
  );
  const whole = (value) => (value === null || Number.isNaN(value) ? '–' : String(Math.round(value)));
  console.log(`\nThe first tap, at ${options.throttle}× throttling, ${rounds} times each; milliseconds\n`);
  printTable([
    [
      ...(sites.length > 1 ? ['site'] : []),
      'page',
      'tapped',
      'after',
      'INP median',
      'worst',
      'of it waiting, working, painting',
      'done median',
      'worst',
      'lost',
    ],
    ...figures.map(({ site, page, name, moment, inp, done, lost, missed, byLink, taps: count }) => [
      ...(sites.length > 1 ? [site] : []),
      page,
      name,
      `${moment} s`,
      whole(inp.median),
      whole(inp.worst?.value ?? null),
      inp.worst
        ? ['inputDelay', 'processingDuration', 'presentationDelay'].map((part) => whole(inp.worst[part])).join(', ')
        : '–',
      whole(done.median),
      whole(done.worst),
      `${lost} of ${count}${byLink > 0 ? `, ${byLink} by link` : ''}${missed > 0 ? `, ${missed} missed` : ''}`,
    ]),
  ]);
  for (const site of sites) {
    const rows = figures.filter((each) => each.site === site);
    const worst = rows.flatMap(({ inp }) => inp.worst?.value ?? []);
    console.log(
      `${site}: worst ${whole(quantile(worst, 1))} ms; over 200 ms in ${worst.filter((value) => value > 200).length} of ${rows.length} rows; ` +
        `${rows.reduce((sum, { lost }) => sum + lost, 0)} of ${rows.reduce((sum, { taps }) => sum + taps, 0)} taps lost`,
    );
  }
  keepFigures('interactions', { throttle: options.throttle, rounds, figures }, options.out);
}
