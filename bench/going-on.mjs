// npm run bench -- going-on: how long a visitor with a slow phone waits for the next page. Chromium at a quarter of
// this machine's speed goes from home by its search to the results, to a home, back, back and forward. Measures from
// the tap until the next page's title is painted, until all pictures on the screen are, and the main thread's work
// meanwhile.
//
//   npm run bench -- going-on --rounds=5 --throttle=4
//   --beside=../other    also another checkout with its packages and its build, visit by visit in turn
//   --out=file.json      instead of bench/results/<date>-<commit>-going-on.json
//
// Needs a build and a Chromium (CHROMIUM_PATH, or /usr/bin/chromium).
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { functionalOnly, launchBrowser } from './browser.mjs';
import { inWords, keepFigures, printTable, spread } from './figures.mjs';
import { benchFolder, withSites } from './with-site.mjs';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    throttle: { type: 'string', default: '4' },
    beside: { type: 'string' },
    out: { type: 'string' },
  },
});
const rounds = Number(options.rounds);
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const results = /^\/nl\/te-koop\/$/;
const home = /^\/nl\/$/;
const property = /\/\d+\/$/;
/** `does` runs in the page, or `tapped` selects what is tapped; `goal` matches the next page's path. */
const steps = [
  { name: 'home → results', tapped: 'main form[role=search] button[type=submit]', goal: results },
  { name: 'results → a home', tapped: 'main article h3 a', goal: property },
  { name: 'back to the results', does: 'history.back()', goal: results },
  { name: 'back to home', does: 'history.back()', goal: home },
  { name: 'forward to the results', does: 'history.forward()', goal: results },
];
const patience = 30_000;
/** Milliseconds a visitor looks at a page before going on. */
const pause = 3_000;

await benchFolder((folder) =>
  withSites(folder, options.beside, async (sites) => {
    const browser = await launchBrowser({ keepsPages: true });
    try {
      for (const site of sites) site.choice = await functionalOnly(browser, site.origin);
      const seen = [];
      // The first round renders pages and pictures.
      for (let round = -1; round < rounds; round += 1)
        for (const site of sites) {
          const found = await visit(browser, site);
          if (round >= 0) seen.push(...found.map((each) => ({ site: site.name, ...each })));
        }
      report(seen, sites);
    } finally {
      await browser.close();
    }
  }),
);

async function visit(browser, { origin, choice }) {
  const context = await browser.newContext({ ...phone, storageState: choice });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(options.throttle) });
    const told = [];
    await page.exposeBinding('benchTells', (_source, state) => void told.push(state));
    await page.addInitScript({ content: `(${watch})();` });
    await page.goto(`${origin}/nl/`);
    await sleep(pause);
    const found = [];
    for (const { name, tapped, does, goal } of steps) {
      const place = tapped && (await evaluate(session, `(${placeOf})(${JSON.stringify(tapped)})`));
      await sleep(pause / 3);
      await browser.startTracing(page, { categories: ['__metadata', 'toplevel'] });
      const before = told.at(-1);
      told.length = 0;
      const began = Date.now();
      if (place) {
        await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
        await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      } else await session.send('Runtime.evaluate', { expression: does });
      const isThere = ({ path, title }) => goal.test(path) && title !== before.title;
      const first = await waitFor(() => told.find(isThere), name);
      const whole = await waitFor(() => told.find((state) => isThere(state) && state.isWhole), name);
      const trace = JSON.parse(String(await browser.stopTracing()));
      found.push({ name, first: first.at - began, whole: whole.at - began, worked: workOf(trace.traceEvents) });
      await sleep(pause);
    }
    return found;
  } finally {
    await context.close();
  }
}

async function waitFor(look, name) {
  for (const until = Date.now() + patience; Date.now() < until; await sleep(5)) {
    const found = look();
    if (found) return found;
  }
  throw new Error(`${name}: the next page did not come.`);
}

async function evaluate(session, expression) {
  const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value;
}

/** CPU milliseconds of tasks on the pages' main threads. */
function workOf(events) {
  const isMain = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events
    .filter(
      ({ name, ph, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && ph === 'X' && isMain.has(`${pid} ${tid}`),
    )
    .reduce((sum, { tdur = 0 }) => sum + tdur / 1_000, 0);
}

/** In the page: reports each change of what is shown, once it has been painted. */
function watch() {
  if (window !== top) return;
  let last = '';
  const look = () => {
    const title = document.querySelector('main h1')?.textContent;
    const isOnScreen = (picture) => {
      const { left, right, top: above, bottom } = picture.getBoundingClientRect();
      return right > 0 && left < innerWidth && bottom > 0 && above < innerHeight;
    };
    if (title) {
      const pictures = [...document.querySelectorAll('main img')].filter(isOnScreen);
      const isWhole = pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
      const state = { path: location.pathname, title, isWhole };
      if (JSON.stringify(state) !== last) {
        last = JSON.stringify(state);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.benchTells({ ...state, at: performance.timeOrigin + performance.now() });
        port2.postMessage(null);
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  // A page from bfcache is shown again unchanged.
  addEventListener('pageshow', () => (last = ''));
}

/** In the page: the centre of the first visible element, scrolled to where it can be tapped. */
function placeOf(selector) {
  const element = [...document.querySelectorAll(selector)].find(
    (each) => each.checkVisibility() && each.getBoundingClientRect().width > 0,
  );
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top: above, width, height } = element.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(above + height / 2) };
}

function report(seen, sites) {
  const figures = steps.flatMap(({ name }) =>
    sites.map(({ name: site }) => {
      const all = seen.filter((each) => each.name === name && each.site === site);
      const of = (key) => spread(all.map((each) => each[key]));
      return { name, site, first: of('first'), whole: of('whole'), worked: of('worked') };
    }),
  );
  const whole = (value) => String(Math.round(value));
  console.log(
    `\nGoing on, at ${options.throttle}× throttling: medians (least–most) of ${rounds} visits, milliseconds\n`,
  );
  printTable([
    ['step', 'site', 'title painted', 'pictures on screen', 'main thread'],
    ...figures.map(({ name, site, ...each }) => [
      name,
      site,
      ...['first', 'whole', 'worked'].map((key) => inWords(each[key], whole)),
    ]),
  ]);
  keepFigures('going-on', { throttle: options.throttle, rounds, figures }, options.out);
}
