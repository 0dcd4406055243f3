import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { layerRows } from '../scripts/layers.mjs';

/** Prettier pads cells. */
const bare = (row: string) => row.replace(/ +/g, ' ');

it('the architecture shows who may import whom as lint holds it', () => {
  const rows = readFileSync(path.join(import.meta.dirname, '../docs/architecture.md'), 'utf8')
    .split('\n')
    .map(bare);
  expect(layerRows().filter((row) => !rows.includes(row))).toEqual([]);
});
