import type { ClientReturn } from '@sanity/client';
import type { pageQuery } from '~/content/queries.ts';

export type StoredModule = NonNullable<NonNullable<ClientReturn<typeof pageQuery>>['modules']>[number];
export type StoredModuleOf<Type extends ModuleType> = Extract<StoredModule, { _type: Type }>;

/** The types in the Studio's schema; each must have an entry in the registry. */
export type ModuleType = StoredModule['_type'];
