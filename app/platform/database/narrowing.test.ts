import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lakeMigrations } from '../../../packages/lake/documents/migrations.ts';
import { narrowing } from './narrowing.ts';

const root = path.join(import.meta.dirname, '../../..');

describe('a step of a migration', () => {
  it.each([
    'CREATE TABLE visit (id text PRIMARY KEY, day date NOT NULL); CREATE UNIQUE INDEX visit_day ON visit (day)',
    'ALTER TABLE visit ADD COLUMN note text, ADD COLUMN sequence int NOT NULL DEFAULT 0',
    'ALTER TABLE visit ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY NOT NULL',
    'ALTER TABLE visit ALTER COLUMN note DROP NOT NULL; DROP INDEX visit_day; CREATE INDEX visit_day ON visit (day, id)',
    '-- What earlier versions kept goes later: DROP TABLE visit;\nUPDATE visit SET type = 1',
  ])('leaves programs of the release before what they use: %s', (sql) => expect(narrowing(sql)).toBeNull());

  it.each([
    ['DROP TABLE IF EXISTS visit, slot;', 'DROP TABLE IF EXISTS visit'],
    ['ALTER TABLE visit\n  ADD COLUMN a text,\n  DROP COLUMN b', 'DROP COLUMN b'],
    ['ALTER TABLE visit ALTER COLUMN day DROP DEFAULT', 'DROP DEFAULT'],
    ['ALTER TABLE visit RENAME COLUMN day TO date', 'RENAME COLUMN day TO date'],
    ['ALTER TABLE visit ALTER day TYPE timestamptz', 'ALTER day TYPE timestamptz'],
    ['ALTER TABLE visit ALTER COLUMN day SET NOT NULL', 'SET NOT NULL'],
    ['ALTER TABLE visit ADD COLUMN a text, ADD COLUMN day date NOT NULL', 'ADD COLUMN day date NOT NULL'],
    ['ALTER TABLE visit ADD CONSTRAINT later CHECK (ends > starts)', 'ALTER TABLE visit ADD CONSTRAINT'],
    ['CREATE UNIQUE INDEX visit_day ON visit (day)', 'CREATE UNIQUE INDEX visit_day ON visit'],
  ])('takes something from them: %s (10.283)', (sql, found) => expect(narrowing(sql)).toBe(found));

  it('of the lake leaves programs of the release before what they use', () => {
    const old = '2-changes-and-references';
    expect(lakeMigrations.filter(({ id, sql }) => id !== old && narrowing(sql) !== null)).toEqual([]);
  });

  it('takes away only what no released program but earlier ones used (10.283)', () => {
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
    const order = new Intl.Collator('en', { numeric: true });
    const sources = ['app', 'packages/accounts', 'packages/lake'].flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /(?<!\.test)\.ts$/.test(file))
        .map((file) => path.join(folder, file)),
    );
    const used = sources.flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(/contracts: '([^']*)'/g)].map(([, last = '']) => last),
    );
    expect(used).not.toEqual([]);
    // Nothing was released before 0.1.0.
    expect(used.filter((last) => last !== '0.0.0' && order.compare(last, version) >= 0)).toEqual([]);
  });
});
