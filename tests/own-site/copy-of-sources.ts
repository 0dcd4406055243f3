import { cp, readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from '../../scripts/steps.mjs';

const here = path.resolve(import.meta.dirname, '../..');
const folders = ['app', 'packages/accounts', 'packages/lake', 'public', 'schemas', 'scripts', 'server', 'vite'];

/** Copies what an agency builds its own site from: no demo, no tests, no Studio. Packages are linked. */
export async function copySources(to: string): Promise<void> {
  const files = (await readdir(here, { withFileTypes: true })).filter(
    (entry) => entry.isFile() && /\.(ts|js|json)$/.test(entry.name),
  );
  for (const name of [...folders, ...files.map(({ name }) => name)])
    await cp(path.join(here, name), path.join(to, name), {
      recursive: true,
      filter: (file) => !/\.test\.tsx?$|node_modules/.test(path.relative(here, file)),
    });
  await symlink(path.join(here, 'node_modules'), path.join(to, 'node_modules'));
}

/** Generates the types of the content from the schemas in the folder, as `npm run typegen` does. */
export async function generateTypes(root: string): Promise<number> {
  const studio = path.join(root, 'studio');
  await cp(path.join(here, 'studio'), studio, {
    recursive: true,
    filter: (file) => !/\/(?:node_modules|dist)$/.test(file),
  });
  await symlink(path.join(here, 'studio/node_modules'), path.join(studio, 'node_modules'));
  return run(process.execPath, ['typegen.mjs'], { cwd: studio, quiet: true });
}

/** Resolves to the compiler's exit code. */
export async function checkTypes(root: string): Promise<number> {
  await writeFile(
    path.join(root, 'tsconfig.own.json'),
    JSON.stringify({ extends: './tsconfig.json', include: ['app'] }),
  );
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  return run(process.execPath, [compiler, '-p', 'tsconfig.own.json'], { cwd: root, quiet: true });
}

/** Builds without the demo. Resolves to the exit code. */
export function buildOwn(root: string): Promise<number> {
  return run(process.execPath, ['scripts/build.mjs'], { cwd: root, quiet: true, env: { GEVEL_DEMO: '0' } });
}
