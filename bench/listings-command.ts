// Imports an export of so many listings with the real command, `npm run gevel -- listings:import`, into an empty data
// folder: all new, the same file again, and with every tenth listing changed. One listing first creates the database.
// Started by listings.mjs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { property } from '../app/listings/store/fixture.ts';

const count = Number(process.argv[2]?.split(':')[1] ?? 50_000);
const command = path.join(import.meta.dirname, 'command.mjs');

const folder = await mkdtemp(path.join(os.tmpdir(), 'gevel-bench-'));
try {
  const one = await writeExport('one', 1, 0);
  const first = await writeExport('first', count, 0);
  const changed = await writeExport('changed', count, 10);
  const megabytes = ((await stat(first)).size / 1_000_000).toFixed(0);
  console.log(
    `\nnpm run gevel -- listings:import of ${count.toLocaleString('en')} listings (${megabytes} MB), embedded, no site running`,
  );
  for (const [name, file] of Object.entries({
    'one, first start': one,
    'all new': first,
    unchanged: first,
    'a tenth changed': changed,
  })) {
    const began = performance.now();
    await runImport(file);
    console.log(`  ${name.padEnd(16)} ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function runImport(file: string): Promise<void> {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [command, 'listings:import', file], {
    env: {
      PATH,
      HOME,
      NODE_ENV: 'production',
      DATA_DIR: path.join(folder, 'data'),
      LOG_LEVEL: 'silent',
      GEVEL_DEMO: '0',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The import ended with ${code}.`);
}

/** Writes an export as the CRM does. Every `changed`th price differs; 0 for none. */
async function writeExport(name: string, size: number, changed: number): Promise<string> {
  const file = path.join(folder, `${name}.json`);
  function* text() {
    yield '{"PropertyList":[';
    for (let id = 1; id <= size; id += 1) {
      const Price = 100_000 + (id % 500) * 1_000 + (changed > 0 && id % changed === 0 ? 500 : 0);
      yield `${id > 1 ? ',\n' : ''}${JSON.stringify(property({ ID: id, Price, Latitude: 51 + (id % 100) / 1000 }))}`;
    }
    yield ']}';
  }
  await pipeline(text, createWriteStream(file));
  return file;
}
