import type { ModuleSchema } from './define-module.ts';
import { moduleGroups } from './groups.ts';
import { sketchAddress } from './sketch.ts';

const found = import.meta.glob<ModuleSchema>('../../app/modules/*/schema.ts', { eager: true, import: 'schema' });

const groupOf = ({ menu }: ModuleSchema) => moduleGroups.findIndex(({ name }) => name === menu.group);

/** Every module, in the order of the picker; each is defined in its own folder (docs/add-a-module.md). */
export const modules: readonly ModuleSchema[] = Object.values(found).sort(
  (a, b) => groupOf(a) - groupOf(b) || a.menu.place - b.menu.place,
);

/** The module picker: its groups, and a sketch of each module. */
export const insertMenu = {
  groups: moduleGroups.map(({ name, title }) => ({
    name,
    title,
    of: modules.filter(({ menu }) => menu.group === name).map(({ type }) => type.name),
  })),
  sketchOf: (name: string): string | undefined => {
    const sketch = modules.find(({ type }) => type.name === name)?.sketch;
    return sketch && sketchAddress(sketch);
  },
};
