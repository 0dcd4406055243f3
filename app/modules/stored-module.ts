import type { ClientReturn } from '@sanity/client';
import type { pageQuery } from '~/content/queries.ts';

/** A module as the page's query gives it. */
export type StoredModule = NonNullable<NonNullable<ClientReturn<typeof pageQuery>>['modules']>[number];
export type StoredModuleOf<Type extends ModuleType> = Extract<StoredModule, { _type: Type }>;

/** The types that the Studio's schema has; each must have its entry in the registry. */
export type ModuleType = StoredModule['_type'];
