// Requirements 10.220
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnvironment } from '~/platform/environment.ts';
import { createLog } from '~/platform/log.ts';
import { openParts } from './parts.ts';
import type { Parts } from './parts.ts';

const root = path.join(import.meta.dirname, '..');

/** Files that define jobs in a loop, each with one name that must be in the queue. */
const namesOfLoops: Readonly<Record<string, string>> = {
  'app/listings/feeds/importing/jobs.server.ts': 'listings-import',
  'app/owners/feed/jobs.server.ts': 'owners-import',
};

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'app', 'server'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

const constants = (text: string) =>
  new Map([...text.matchAll(/const (\w+) = '([^']+)';/g)].map(([, name = '', value = '']) => [name, value]));
const exported = new Map(
  sources.flatMap(({ text }) =>
    [...text.matchAll(/export const (\w+) = '([^']+)';/g)].map(([, name = '', value = '']) => [name, value] as const),
  ),
);

function jobsOf({ file, text }: (typeof sources)[number]): { file: string; name: string }[] {
  const own = constants(text);
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'defineJob') {
      const [definition] = node.arguments;
      const property =
        definition && ts.isObjectLiteralExpression(definition)
          ? definition.properties.find((each) => each.name?.getText() === 'name')
          : undefined;
      const value = property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
      const name =
        value && ts.isStringLiteral(value)
          ? value.text
          : value && (own.get(value.getText()) ?? exported.get(value.getText()));
      names.push(name ?? namesOfLoops[file] ?? 'a job whose name this test cannot read');
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return names.map((name) => ({ file, name }));
}

let folder: string;
let parts: Parts;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'gevel-jobs-'));
  // Sets every variable that makes a part define a job.
  const env = readEnvironment({
    DATA_DIR: folder,
    GEVEL_DEMO: '0',
    ORIGIN: 'https://www.agency.example',
    SWEEPBRIGHT_CLIENT_ID: 'id',
    SWEEPBRIGHT_CLIENT_SECRET: 'secret',
  });
  parts = await openParts(env, createLog('silent'), root);
}, 120_000);

afterAll(async () => {
  await parts?.close();
  await rm(folder, { recursive: true, force: true });
});

it.each(sources.filter(({ text }) => text.includes('defineJob(')).flatMap(jobsOf))(
  'the queue knows $name of $file: a part has it in its `jobs`',
  async ({ name }) => {
    await expect(parts.platform.jobs.send(name, {}, { key: 'is it there' })).resolves.toBeUndefined();
  },
);
