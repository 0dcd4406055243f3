import { localText } from '~/i18n/text.ts';
import { searchOptions } from '~/listings/search-options.server.ts';
import { emptySearch } from '~/listings/search-params.ts';
import { fixedPath } from '~/paths/entity-paths.ts';
import type { ModuleContext } from '../module-view.ts';
import type { StoredModuleOf } from '../registry.ts';

export async function load(module: StoredModuleOf<'searchModule'>, { place, context }: ModuleContext) {
  const { choice, language, site } = place;
  const goal = module.relations?.[0]?.id === 'rent' ? 'rent' : 'sale';
  return {
    text: localText(module.text, choice),
    options: await searchOptions(context.listings, site.filterConfig, choice),
    criteria: emptySearch(goal).criteria,
    paths: { sale: place.keep(fixedPath('sale', language)), rent: place.keep(fixedPath('rent', language)) },
  };
}
