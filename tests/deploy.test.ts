import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { copied, stagesOf, variablesOf } from './site/dockerfile.ts';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
/** Variables that the site reads. */
const known = [...read('.env.example').matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);

describe('deploy/Dockerfile', () => {
  const stage = stagesOf(read('deploy/Dockerfile')).at(-1) ?? [];
  const copies = stage.filter(({ name }) => name === 'COPY');
  const fromCheckout = copies.filter(({ options }) => options.length === 0).flatMap((copy) => copied(copy).from);

  it('copies what is there and no ignore file names, and every file that is no part of the bundle (10.265)', () => {
    expect(fromCheckout.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    const ignored = read('.dockerignore').split('\n');
    expect(fromCheckout.filter((file) => ignored.some((name) => file === name || file.startsWith(`${name}/`)))).toEqual(
      [],
    );
    const unbundled = readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mjs'))
      .map((file) => `app/${file}`);
    expect(fromCheckout).toEqual(expect.arrayContaining(unbundled));
  });

  it('runs as another user than root, without the demo, and sets what the site reads (10.265)', () => {
    expect(stage.filter(({ name }) => name === 'USER').map(({ args }) => args)).toEqual(['node']);
    const { NODE_ENV, ...variables } = variablesOf(stage);
    expect([NODE_ENV, variables.GEVEL_DEMO]).toEqual(['production', '0']);
    expect(known).toEqual(expect.arrayContaining(Object.keys(variables)));
  });
});
