import type { ReactNode } from 'react';
import { byModuleType } from './folders.ts';
import type { ModuleOf, ModuleRegistry } from './registry.ts';

/** The modules that are always still (`isStill` of their loader): a document needs no code of theirs. */
export type StillType =
  | 'articleCardsModule'
  | 'projectListModule'
  | 'propertyListModule'
  | 'referenceListModule'
  | 'servicesModule'
  | 'statsViewModule'
  | 'testimonialsModule'
  | 'textModule';

type Views = { [Type in StillType]: (props: { module: ModuleOf<Type> }) => ReactNode };
type Registered = { [Type in StillType]: ModuleRegistry[Type]['view'] };

/** Each folder's view, checked here to accept what its loader returns. */
const views: Views = byModuleType<Registered>(
  import.meta.glob(
    './{article-cards,project-list,property-list,reference-list,services,stats-view,testimonials,text}/View.tsx',
    { eager: true, import: 'View' },
  ),
);

export const stillTypes: readonly string[] = Object.keys(views);

export function StillView<Type extends StillType>({ module }: { module: ModuleOf<Type> }) {
  const View: (props: { module: ModuleOf<Type> }) => ReactNode = views[module.type];
  return <View module={module} />;
}
