/**
 * Writes app/content/types.generated.ts from the schema types and the GROQ queries of the site, without network.
 * `node typegen.mjs --check` writes nothing and fails when the committed file is not what would be written.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const studio = dirname(fileURLToPath(import.meta.url));
const work = join(studio, 'node_modules', '.cache', 'typegen');
const committed = join(studio, '..', 'app', 'content', 'types.generated.ts');
const fresh = join(work, 'types.generated.ts');
const { check } = parseArgs({ options: { check: { type: 'boolean' } } }).values;

mkdirSync(work, { recursive: true });
// Before the site has any query there is nothing to find, and typegen calls that an error.
const queries = '../app/content/**/*queries.ts';
const noQueries = join(work, 'no-queries.ts');
writeFileSync(noQueries, 'export {};\n');
writeFileSync(
  join(work, 'sanity-typegen.json'),
  JSON.stringify({
    path: [queries, relative(studio, noQueries)],
    schema: relative(studio, join(work, 'schema.json')),
    generates: relative(studio, fresh),
    overloadClientMethods: true,
    formatGeneratedCode: false,
  }),
);

sanity('schemas', 'extract', '--path', relative(studio, join(work, 'schema.json')));
sanity('typegen', 'generate', '--config-path', relative(studio, join(work, 'sanity-typegen.json')));

const text = readFileSync(fresh, 'utf8');
if (!check) {
  writeFileSync(committed, text);
  console.log(`Wrote ${relative(studio, committed)}`);
} else if (!existsSync(committed) || readFileSync(committed, 'utf8') !== text) {
  console.error('app/content/types.generated.ts is not up to date: run `npm run typegen` in studio/ and commit it.');
  process.exitCode = 1;
} else {
  console.log('app/content/types.generated.ts is up to date.');
}

function sanity(...args) {
  const cli = join(studio, 'node_modules', 'sanity', 'bin', 'sanity');
  const run = spawnSync(process.execPath, [cli, ...args], {
    cwd: studio,
    encoding: 'utf8',
    env: { ...process.env, SANITY_TELEMETRY_DISABLED: '1', CI: '1' },
  });
  if (run.status !== 0) {
    console.error(`sanity ${args.join(' ')} failed:\n${run.stdout}${run.stderr}`);
    process.exit(1);
  }
}
