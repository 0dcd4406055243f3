import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';

const runner = path.join(
  path.dirname(createRequire(import.meta.url).resolve('vite-node/package.json')),
  'vite-node.mjs',
);
const config = path.resolve(import.meta.dirname, '../../vitest.config.ts');
const child = path.join(import.meta.dirname, 'log.child.ts');

it.each(['of itself', 'by exit', 'by an error', 'when it is killed a second later'])(
  'has all lines of a process that ends %s',
  (end) => {
    const { stdout } = spawnSync(process.execPath, [runner, '-c', config, child, end], { encoding: 'utf8' });
    const said = stdout
      .split('\n')
      .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as { msg: string }] : []));
    expect(said.map(({ msg }) => msg)).toEqual(['one', 'two', 'three']);
  },
);
