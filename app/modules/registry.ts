import type { ReactNode } from 'react';
import type { Visit } from '~/site/visit.server.ts';
import type { Loaded } from './module-view.ts';
import type { ModuleType } from './stored-module.ts';

/**
 * All modules by type, each with the parts of its folder (`stats-view/` is `statsViewModule`). Entries are types only,
 * so that no bundle includes another's parts: the browser gets the views (Module.tsx), the server the loaders
 * (load.server.ts), the Studio the schemas (schemas/modules/index.ts), each by file name (docs/decisions/0024).
 */
export interface ModuleRegistry {
  textModule: Parts<typeof import('./text/View.tsx'), typeof import('./text/load.server.ts')>;
  servicesModule: Parts<typeof import('./services/View.tsx'), typeof import('./services/load.server.ts')>;
  galleryModule: Parts<typeof import('./gallery/View.tsx'), typeof import('./gallery/load.server.ts')>;
  propertyListModule: Parts<typeof import('./property-list/View.tsx'), typeof import('./property-list/load.server.ts')>;
  projectListModule: Parts<typeof import('./project-list/View.tsx'), typeof import('./project-list/load.server.ts')>;
  referenceListModule: Parts<
    typeof import('./reference-list/View.tsx'),
    typeof import('./reference-list/load.server.ts'),
    typeof import('./reference-list/texts/en.json')
  >;
  searchModule: Parts<typeof import('./search/View.tsx'), typeof import('./search/load.server.ts')>;
  articleCardsModule: Parts<
    typeof import('./article-cards/View.tsx'),
    typeof import('./article-cards/load.server.ts'),
    typeof import('./article-cards/texts/en.json')
  >;
  testimonialsModule: Parts<typeof import('./testimonials/View.tsx'), typeof import('./testimonials/load.server.ts')>;
  statsViewModule: Parts<
    typeof import('./stats-view/View.tsx'),
    typeof import('./stats-view/load.server.ts'),
    typeof import('./stats-view/texts/en.json')
  >;
  cookiesModule: Parts<
    typeof import('./cookies/View.tsx'),
    typeof import('./cookies/load.server.ts'),
    typeof import('./cookies/texts/en.json')
  >;
  contactModule: Parts<
    typeof import('./contact/View.tsx'),
    typeof import('./contact/load.server.ts'),
    typeof import('./contact/texts/en.json')
  >;
}

/** The required parts of a folder; a missing or mistyped part does not compile. */
interface Parts<
  Page extends { View: (props: { module: never }) => ReactNode },
  Server extends { load: (module: never, visit: Visit) => object },
  Texts extends object = object,
> {
  view: Page['View'];
  load: Server['load'];
  texts: Texts;
}

/** What a module's loader returns to its view. */
export type ModuleData<Type extends ModuleType> = Awaited<ReturnType<ModuleRegistry[Type]['load']>>;

/** A module as its view receives it. */
export type ModuleOf<Type extends ModuleType> = {
  [Each in Type]: { type: Each } & Loaded<ModuleRegistry[Each]['load']>;
}[Type];

/** Any module as its view receives it. */
export type ModuleView = ModuleOf<ModuleType>;

/** The texts of all modules, for the keys of `t()`. */
export type ModuleTexts = Together<ModuleRegistry[keyof ModuleRegistry]['texts']>;

type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
