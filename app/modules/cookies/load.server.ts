import { consentView, type CategoryView } from '~/consent/consent.server.ts';
import { readTexts } from '~/site/shell.server.ts';
import type { Visit } from '~/site/visit.server.ts';
import type { StoredModuleOf } from '../stored-module.ts';

/** What the site may store in a visitor's browser: the same list as in the cookie dialog. */
export async function load(
  _module: StoredModuleOf<'cookiesModule'>,
  { context, site, choice, language }: Visit,
): Promise<{ categories: readonly CategoryView[]; nothing: string }> {
  const t = await readTexts(context, language);
  const { categories } = await consentView(context.content, site.settings, {
    choice,
    t,
    mapTiles: context.mapTiles !== null,
  });
  return { categories, nothing: t('consent.nothing') };
}
