// Requirements 10.212
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cityForm, typeForm } from '../../app/listings/domain/relation-ids.ts';
import { insertMenu, modules } from './index.ts';
import { idProblem } from './relations.ts';
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

it('every schema is called as its folder, and is offered once with a sketch (10.24)', () => {
  expect(modules.map(({ type }) => type.name).sort()).toEqual(types);
  expect(insertMenu.groups.flatMap(({ of }) => of).sort()).toEqual(types);
  for (const type of types) expect(insertMenu.sketchOf(type)).toMatch(/^data:image\/svg\+xml,.*rect/);
});

it('no two modules stand at the same place of the menu', () => {
  const places = modules.map(({ menu }) => `${menu.group} ${menu.place}`);
  expect(new Set(places).size).toBe(places.length);
});

/** The shared fields that a module's form shows. */
const offered = (name: string) =>
  modules
    .find(({ type }) => type.name === name)
    ?.type.fields.filter((field) => field.hidden !== true)
    .map((field) => field.name);

it.each([
  ['textModule', ['sort', 'numberItemOfRow', 'maxItems']],
  ['contactModule', ['sort', 'maxItems']],
  ['searchModule', ['sort', 'numberItemOfRow', 'maxItems']],
])('%s offers nothing that would change nothing', (name, without) => {
  expect(offered(name)).toContain('view');
  expect(without.filter((field) => offered(name)?.includes(field))).toEqual([]);
});

it('a list offers all of them', () => {
  expect(offered('propertyListModule')).toEqual(
    expect.arrayContaining(['sort', 'view', 'numberItemOfRow', 'maxItems']),
  );
});

it('a contact module offers the forms that are about nothing else on the page', () => {
  const offered = JSON.stringify(modules.find(({ type }) => type.name === 'contactModule'));
  expect(offered).toContain('{"title":"Form: Contact","value":"site-contact"}');
  expect(offered).not.toContain('"title":"Form: Question about a property"');
});

it.each<[Parameters<typeof idProblem>[0], string, true | RegExp]>([
  [{ title: 'City', value: 'city', form: cityForm, help: 'such as gent|9000' }, 'gent|9000', true],
  [{ title: 'City', value: 'city', form: cityForm, help: 'such as gent|9000' }, 'Gent', /such as gent\|9000/],
  [{ title: 'Type', value: 'property-type', form: typeForm, help: 'a number' }, '2', true],
  [{ title: 'Type', value: 'property-type', form: typeForm, help: 'a number' }, 'huis', /a number/],
  [{ title: 'List', value: 'property-list', ids: [{ title: 'For sale', value: 'sale' }] }, 'sale', true],
  [{ title: 'List', value: 'property-list', ids: [{ title: 'For sale', value: 'sale' }] }, 'For sale', /sale/],
])('a module that cannot understand an id refuses it, with what it takes: %j %s', (kind, id, said) => {
  const problem = idProblem(kind, id);
  if (said === true) expect(problem).toBe(true);
  else expect(problem).toMatch(said);
});

it('a list of properties says for each kind what can be written', () => {
  const told = JSON.stringify(modules.find(({ type }) => type.name === 'propertyListModule'));
  for (const id of ['sale', 'rent', 'new', 'sold', 'rented']) expect(told).toContain(`${id} (`);
  expect(told).toContain('gent|9000');
  expect(told).toContain('WebID');
});
