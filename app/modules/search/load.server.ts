import { localText } from '~/i18n/text.ts';
import { searchOptions } from '~/listings/search/search-options.server.ts';
import { emptySearch } from '~/listings/search/search-params.ts';
import { fixedPath } from '~/addresses/entity-paths.ts';
import type { Visit } from '~/site/visit.server.ts';
import type { StoredModuleOf } from '../stored-module.ts';

export async function load(module: StoredModuleOf<'searchModule'>, visit: Visit) {
  const { choice, language, site } = visit;
  const goal = module.relations?.[0]?.id === 'rent' ? 'rent' : 'sale';
  const { criteria } = emptySearch(goal);
  return {
    text: localText(module.text, choice),
    options: await searchOptions(visit.context.listings, site.filterConfig, choice, criteria),
    criteria,
    paths: { sale: visit.inMode(fixedPath('sale', language)), rent: visit.inMode(fixedPath('rent', language)) },
  };
}
