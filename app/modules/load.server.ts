import type { AppLoadContext } from '@remix-run/node';
import type { EditMarker } from '~/content/preview/edit-marks.server.ts';
import { localText } from '~/i18n/text.ts';
import { byModuleType } from './folders.ts';
import type { Visit } from '~/site/visit.server.ts';
import type { ModuleBase } from './module-view.ts';
import { usualItemsPerRow } from './order.ts';
import { withPictures } from './pictures.server.ts';
import type { ModuleData, ModuleOf, ModuleRegistry, ModuleView } from './registry.ts';
import type { ModuleType, StoredModule, StoredModuleOf } from './stored-module.ts';
import { withTitleLevels } from './title-levels.ts';

/** The exports of a folder's `load.server.ts`. */
type Loaders = {
  [Type in ModuleType]: {
    load: (module: StoredModuleOf<Type>, visit: Visit) => ModuleData<Type> | Promise<ModuleData<Type>>;
    /** Structured data for search engines. */
    structuredData?: (module: ModuleOf<Type>, visit: Visit) => readonly object[];
  };
};

type Registered = { [Type in ModuleType]: Pick<ModuleRegistry[Type], 'load'> };

const loaders: Loaders = byModuleType<Registered>(import.meta.glob('./*/load.server.ts', { eager: true }));

/**
 * Loads the modules of a page with their data, from content and listings in parallel. Hidden modules are left out;
 * modules of an unknown type or whose data fails to load are left out and logged once.
 */
export async function loadModules(
  stored: readonly StoredModule[] | null | undefined,
  visit: Visit,
  edit: EditMarker = () => undefined,
): Promise<ModuleView[]> {
  const editsOf = (key: string) => {
    const field = (...path: string[]) => edit('modules', { _key: key }, ...path);
    return { module: field(), title: field('title', visit.language), text: field('text', visit.language) };
  };
  // The lake may contain anything, so invalid entries are skipped.
  const list: readonly StoredModule[] = Array.isArray(stored) ? stored : [];
  const modules = list.filter((module) => typeof module === 'object' && module !== null);
  const published = await withPictures(
    modules.filter(({ status }) => status !== 'Hidden'),
    visit.context.content,
  );
  const loaded = await Promise.all(
    published.map((module) =>
      loadModule(module._type, module, visit).catch((error: unknown) => {
        visit.context.logOnce(
          `module:${module._key}`,
          { err: error, type: module._type },
          'A module could not be loaded',
        );
        return null;
      }),
    ),
  );
  return withTitleLevels(loaded.filter((module) => module !== null)).map((module) => ({
    ...module,
    edit: editsOf(module.key),
  }));
}

/** Structured data (JSON-LD) of a page's modules. */
export function structuredDataOf(modules: readonly ModuleView[], visit: Visit): object[] {
  return modules.flatMap((module) => structuredDataOfModule(module.type, module, visit));
}

function structuredDataOfModule<Type extends ModuleType>(
  type: Type,
  module: ModuleOf<Type>,
  visit: Visit,
): readonly object[] {
  return loaders[type].structuredData?.(module, visit) ?? [];
}

async function loadModule<Type extends ModuleType>(
  type: Type,
  module: StoredModuleOf<Type>,
  visit: Visit,
): Promise<ModuleOf<Type> | null> {
  // A newer Studio may have modules unknown to this site.
  if (!Object.hasOwn(loaders, type)) return unknownModule(module, visit.context);
  const { load } = loaders[type];
  // The registry relates a type to its loader's result, which TypeScript cannot follow through a type parameter.
  return { ...moduleBase(module, visit), type, ...(await load(module, visit)) } as unknown as ModuleOf<Type>;
}

function unknownModule({ _type, _key }: StoredModule, { logOnce }: AppLoadContext): null {
  logOnce(`module-type:${_type}`, { type: _type, key: _key }, 'A module has a type that this version does not know');
  return null;
}

function moduleBase(module: StoredModule, visit: Visit): Omit<ModuleBase, 'titleLevel'> {
  const { _key, title, titleSize, position, span, colSizes, view, numberItemOfRow } = module;
  return {
    key: _key,
    title: localText(title, visit.choice),
    titleSize: titleSize ?? 'h2',
    position: position ?? 'left',
    span: span ?? 12,
    colSizes: { sm: colSizes?.sm ?? null, md: colSizes?.md ?? null, lg: colSizes?.lg ?? null },
    view: view ?? 'grid',
    itemsPerRow: numberItemOfRow ?? usualItemsPerRow,
  };
}
