/** Writes the demo agency's export to a file: `npm run demo -- listings feed.json [2026-11-21]` (default: today). */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { demoFeed } from './feed.ts';

const [file, day] = parseArgs({ allowPositionals: true }).positionals;
if (file === undefined || (day !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(day))) {
  console.error('Usage: npm run demo -- listings <file.json> [day, such as 2026-11-21]');
  process.exitCode = 2;
} else {
  const today = day ?? new Date().toISOString().slice(0, 10);
  await writeFile(file, `${JSON.stringify(demoFeed({ today }), null, 1)}\n`);
}
