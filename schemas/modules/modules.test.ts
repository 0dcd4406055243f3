import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { insertMenu, modules } from './index.ts';
import { moduleTypeOf } from '../../app/modules/folders.ts';

const folders = readdirSync(new URL('../../app/modules', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const types = folders.map((folder) => moduleTypeOf(`./${folder}/View.tsx`)).sort();
const parts = (files: Record<string, unknown>) => Object.keys(files).map(moduleTypeOf).sort();

it('finds a module by the name of its folder', () => {
  expect(moduleTypeOf('./stats-view/View.tsx')).toBe('statsViewModule');
  expect(moduleTypeOf('../../app/modules/text/schema.ts')).toBe('textModule');
});

it.each([
  ['view', import.meta.glob('../../app/modules/*/View.tsx')],
  ['loader', import.meta.glob('../../app/modules/*/load.server.ts')],
  ['schema', import.meta.glob('../../app/modules/*/schema.ts')],
  ['words for the Studio', import.meta.glob('../../app/modules/*/words.ts')],
])('every folder has its %s', (_, files) => {
  expect(parts(files)).toEqual(types);
});

it('every schema is called as its folder, and is offered once with a sketch', () => {
  expect(modules.map(({ type }) => type.name).sort()).toEqual(types);
  expect(insertMenu.groups.flatMap(({ of }) => of).sort()).toEqual(types);
  for (const type of types) expect(insertMenu.sketchOf(type)).toMatch(/^data:image\/svg\+xml,.*rect/);
});

it('no two modules stand at the same place of the menu', () => {
  const places = modules.map(({ menu }) => `${menu.group} ${menu.place}`);
  expect(new Set(places).size).toBe(places.length);
});
