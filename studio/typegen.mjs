/**
 * Writes app/content/types.generated.ts from the schema types and the site's GROQ queries, without network.
 * `node typegen.mjs --check` writes nothing and fails if the committed file is outdated.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { moduleProblems, queryProblems, schemaProblems } from './typegen-problems.mjs';

const studio = dirname(fileURLToPath(import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'typegen-'));
process.once('exit', () => rmSync(work, { recursive: true, force: true }));
const committed = join(studio, '..', 'app', 'content', 'types.generated.ts');
const fresh = join(work, 'types.generated.ts');
const { check } = parseArgs({ options: { check: { type: 'boolean' } } }).values;

// typegen fails if it finds no files with queries, so it always gets an empty one as well.
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

const modules = join(studio, '..', 'app', 'modules');
const folders = readdirSync(modules).filter((folder) => existsSync(join(modules, folder, 'schema.ts')));
stopFor(
  moduleProblems(
    folders.map((folder) => ({ folder, schema: readFileSync(join(modules, folder, 'schema.ts'), 'utf8') })),
    readFileSync(join(modules, 'registry.ts'), 'utf8'),
  ),
);

const schema = join(work, 'schema.json');
const extracted = sanity('schemas', 'extract', '--path', relative(studio, schema));
if (!extracted.done) stopFor(schemaProblems(extracted.output));

const generated = sanity('typegen', 'generate', '--config-path', relative(studio, join(work, 'sanity-typegen.json')));
if (!generated.done) stopFor([`The types cannot be generated:\n${generated.output.trim()}`]);

// typegen skips a query that it cannot parse, and still exits with success.
const file = 'app/content/queries.ts';
const types = JSON.parse(readFileSync(schema, 'utf8')).map(({ name }) => name);
const source = readFileSync(join(studio, '..', file), 'utf8');
stopFor(queryProblems({ file, source }, types, readFileSync(fresh, 'utf8'), generated.output));

const text = readFileSync(fresh, 'utf8').replaceAll(relative(studio, work), '.');
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
  return { done: run.status === 0, output: `${run.stdout}${run.stderr}` };
}

function stopFor(problems) {
  if (problems.length === 0) return;
  console.error(problems.join('\n'));
  process.exit(1);
}
