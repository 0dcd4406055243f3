// npm run bench -- lake: what the embedded Content Lake costs. The site's queries over 500 and 5,000 documents; how
// soon a published change is on its page; what visitors notice of an editor who types. Needs a build; bench/README.md
// has figures.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createEditor, editedPage } from './editor.mjs';
import { quantile } from './quantiles.mjs';
import { createVisitor } from './visitor.mjs';
import { benchFolder, withSite } from './with-site.mjs';

const publications = 50;
const rounds = 5;
const secondsPerRound = 6;
const requestsPerSecond = 100;

await benchFolder(async (folder) => {
  await queries();
  await withSite(folder, {}, async ({ program, origin }) => {
    const editor = await createEditor(origin, path.join(folder, 'data'));
    const visitor = createVisitor(origin);
    try {
      await publishing(editor, visitor);
      await typing(program, editor, visitor);
    } finally {
      visitor.close();
    }
  });
});

/** Runs the sources through vite-node. */
async function queries() {
  const here = import.meta.dirname;
  const runner = path.join(here, '../node_modules/vite-node/vite-node.mjs');
  const args = [runner, '-c', path.join(here, '../vitest.config.ts'), path.join(here, 'queries.ts')];
  const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'close');
  if (code !== 0) throw new Error('The questions could not be measured.');
}

/** From the moment a publish action is sent until a repeatedly requested page shows it, without other load. */
async function publishing(editor, visitor) {
  const seen = { answered: [], visible: [] };
  for (let n = -2; n < publications; n += 1) {
    const title = `Kom langs, ${n + publications}`;
    await editor.write(title);
    await sleep(200);
    const began = performance.now();
    const answered = editor.publish().then(() => performance.now() - began);
    while (!(await visitor.get(editedPage)).body.includes(title)) await sleep(2);
    const visible = performance.now() - began;
    // Two rounds warm up.
    if (n < 0) await answered;
    else {
      seen.answered.push(await answered);
      seen.visible.push(visible);
    }
  }
  console.log(`\nFrom publishing to the public page, ${publications} times, one after another`);
  for (const [name, values] of Object.entries(seen)) {
    console.log(`  ${name.padEnd(10)} median ${ms(quantile(values, 0.5))}  worst ${ms(quantile(values, 1))}`);
  }
}

/** Visits at a steady pace while no editor types, while one does, and while that one has a preview open; in turn. */
async function typing(program, editor, visitor) {
  const pages = await pagesOf(visitor);
  const states = {
    'no typing': () => ({ stop: () => ({ keystrokes: [] }) }),
    'an editor types': () => editor.type(),
    'and has a preview open': () => editor.type({ preview: true }),
  };
  const seen = Object.fromEntries(
    Object.keys(states).map((name) => [name, { visits: [], keystrokes: [], previews: 0, cpu: 0 }]),
  );
  for (const page of pages) await visitor.get(page);
  for (let round = -1; round < rounds; round += 1) {
    for (const [name, begin] of Object.entries(states)) {
      const typist = await begin();
      const before = await program.cpuMilliseconds();
      const visits = await visitor.visit(pages, requestsPerSecond, round < 0 ? 2 : secondsPerRound);
      const cpu = (await program.cpuMilliseconds()) - before;
      const { keystrokes, previews = 0 } = await typist.stop();
      // The first round warms up.
      if (round < 0) continue;
      seen[name].visits.push(...visits);
      seen[name].keystrokes.push(...keystrokes);
      seen[name].previews += previews;
      seen[name].cpu += cpu;
    }
  }
  console.log(
    `\nPublic pages at ${requestsPerSecond} requests a second, ${rounds} rounds of ${secondsPerRound} s each, the states in turn`,
  );
  const quiet = quantile(milliseconds(seen['no typing'].visits), 0.5);
  for (const [name, { visits, keystrokes, previews, cpu }] of Object.entries(seen)) {
    const times = milliseconds(visits);
    const hits = visits.filter(({ cache }) => cache === 'hit').length;
    console.log(
      `  ${name.padEnd(23)} hits ${hits} of ${visits.length}  median ${ms(quantile(times, 0.5))} ` +
        `(${(quantile(times, 0.5) / quiet).toFixed(2)}×)  99 % ${ms(quantile(times, 0.99))}  worst ${ms(quantile(times, 1))}  ` +
        `CPU ${((100 * cpu) / (rounds * secondsPerRound * 1_000)).toFixed(0)} % of a core`,
    );
    if (keystrokes.length > 0)
      console.log(
        `  ${''.padEnd(23)} ${keystrokes.length} keystrokes, stored after ${ms(quantile(keystrokes, 0.5))} (median)` +
          (previews > 0 ? `, preview read again ${previews} times` : ''),
      );
  }
}

/** One page of each kind that visitors see most. */
async function pagesOf(visitor) {
  const { body } = await visitor.get('/sitemaps/properties-nl.xml');
  return ['/nl/', '/nl/te-koop/', new URL(/<loc>([^<]+)/.exec(body)?.[1] ?? '').pathname, editedPage];
}

function milliseconds(visits) {
  return visits.map((visit) => visit.milliseconds);
}

function ms(value) {
  return `${value.toFixed(1)} ms`;
}
