// npm run bench -- bombs: visitors and an editor beside queries that nobody should ask. Needs a build; bench/README.md
// has figures.
import { setTimeout as sleep } from 'node:timers/promises';
import { createEditor } from './editor.mjs';
import { fetchOnce } from './load.mjs';
import { quantile } from './quantiles.mjs';
import { benchFolder, withSite } from './with-site.mjs';

const atOnce = 8;
const seconds = 40;
const visitsPerSecond = 20;
const pages = [
  '/nl/',
  '/nl/te-koop/',
  '/fr/ventes/',
  '/nl/te-koop/?bedrooms=2',
  '/en/for-sale/?garden=1',
  '/de/zu-verkaufen/',
];

const long = (letter, count) => letter.repeat(count);
const list = (count, word = 'word') => Array.from({ length: count }, (_, at) => `${word} ${at}`);
/** Ten kinds of bombs in four sizes each. */
const bombs = [1, 2, 3, 4].flatMap((size) => [
  ['$a match $b', { a: long('a', 1_000 * size), b: `*${'a*'.repeat(6 * size)}b` }],
  ['count($a[!(@ in $b)])', { a: list(5_000 * size), b: list(5_000 * size, 'other') }],
  ['count($a[@ match $b])', { a: list(5_000 * size), b: list(5_000 * size, 'other') }],
  [`*[${'true&&'.repeat(800 * size)}true]`, {}],
  [`{"a": ${'"a"+'.repeat(1_200 * size)}"a"}`, {}],
  [`{"a":[1]}${'{"a":[...a,...a]}'.repeat(20 + 4 * size)}`, {}],
  [`*{${'"x": *,'.repeat(75 * size)}}`, {}],
  [`${'*{"x": '.repeat(2 + size)}count(*)${'}'.repeat(2 + size)}`, {}],
  [`*[count(*[${'_id != "x" && '.repeat(50 * size)}true]) > 0]`, {}],
  [`${'['.repeat(900 * size)}${']'.repeat(900 * size)}`, {}],
]);

await benchFolder(async (folder) => {
  await withSite(folder, {}, async ({ program, port, origin }) => {
    const editor = await createEditor(origin, `${folder}/data`);
    for (const page of pages) await fetchOnce(port, page);
    const without = await measured(program, port, editor, async () => sleep(seconds * 1_000));
    const outcomes = new Map();
    const withBombs = await measured(program, port, editor, () => throwAll(editor.client, outcomes));
    await sleep(10_000);
    const { rss } = await program.memory();
    console.log(
      `${bombs.length} bombs, ${atOnce} at a time, beside ${visitsPerSecond} page requests a second and an editor who types`,
    );
    print('', 'without', 'with bombs');
    for (const name of Object.keys(without)) print(name, without[name], withBombs[name]);
    print('memory 10 s later, MB', '', Math.round(rss / 1e6));
    for (const [outcome, count] of outcomes) console.log(`${String(count).padStart(5)} × ${outcome}`);
  });
});

async function measured(program, port, editor, meanwhile) {
  program.child.send('loop');
  const began = performance.now();
  const typing = await editor.type({ preview: true });
  const answers = [];
  let ended = false;
  let most = 0;
  const watch = (async () => {
    while (!ended) {
      most = Math.max(most, (await program.memory()).rss);
      await sleep(500);
    }
  })();
  const visits = (async () => {
    const running = [];
    for (let n = 0; !ended; n += 1) {
      running.push(visit(port, pages[n % pages.length], answers));
      await sleep(1_000 / visitsPerSecond);
    }
    await Promise.all(running);
  })();
  await meanwhile();
  ended = true;
  await Promise.all([visits, watch]);
  const { keystrokes, previews } = await typing.stop();
  program.child.send('loop end');
  const delay = await program.hear((message) => message.delay);
  const rounded = (values, share) => Math.round(quantile(values, share));
  return {
    'page, median ms': rounded(answers, 0.5),
    'page, p99 ms': rounded(answers, 0.99),
    'keystroke stored, median ms': rounded(keystrokes, 0.5),
    'keystroke stored, p99 ms': rounded(keystrokes, 0.99),
    'previews a second': (previews / ((performance.now() - began) / 1_000)).toFixed(1),
    'event loop, p99 ms': Math.round(delay.p99),
    'event loop, longest ms': Math.round(delay.max),
    'memory at most, MB': Math.round(most / 1e6),
  };
}

async function visit(port, page, answers) {
  const began = performance.now();
  const { status } = await fetchOnce(port, page);
  if (status !== 200) throw new Error(`${page} answered ${status}.`);
  answers.push(performance.now() - began);
}

async function throwAll(client, outcomes) {
  const left = [...bombs];
  const thrower = async () => {
    for (let bomb = left.pop(); bomb !== undefined; bomb = left.pop()) {
      const [query, params] = bomb;
      const outcome = await client.fetch(query, params).then(
        () => 'answered',
        ({ statusCode, message }) => `${statusCode} ${/the (?:query|answer) [^:\n]*/.exec(message)?.[0] ?? 'refused'}`,
      );
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, thrower));
}

function print(name, ...values) {
  console.log(name.padEnd(30), ...values.map((value) => String(value).padStart(12)));
}
