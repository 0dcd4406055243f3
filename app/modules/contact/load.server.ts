import { agencyOf } from '~/site/agency.ts';
import type { ModuleContext } from '../module-view.ts';
import type { StoredModuleOf } from '../registry.ts';
import { richText } from '../rich-text.server.ts';

const contactParts = ['address', 'openingHours', 'offices'] as const;
export type ContactPart = (typeof contactParts)[number];

export async function load(module: StoredModuleOf<'contactModule'>, env: ModuleContext) {
  const { site, choice } = env.place;
  const ids = (module.relations ?? []).map(({ id }) => id);
  const shows: ContactPart[] = contactParts.filter((part) => ids.length === 0 || ids.includes(part));
  return {
    text: await richText(module.text, env),
    agency: agencyOf(site.settings, choice),
    shows: shows.length > 0 ? shows : (['address'] satisfies ContactPart[]),
  };
}
