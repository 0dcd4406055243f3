import type { Link } from '~/content/links.ts';
import { contentPicture, type ContentPicture } from '~/content/picture.ts';
import { sources } from '~/content/source.ts';
import { localText, type LocalText } from '~/i18n/text.ts';
import type { ModuleContext } from '../module-view.ts';
import type { StoredModuleOf } from '../registry.ts';
import { limited } from '../order.ts';

export interface ServiceCard {
  key: string;
  icon: string | null;
  title: LocalText | null;
  text: LocalText | null;
  link: Link | null;
  image: ContentPicture | null;
}

type Stored = StoredModuleOf<'servicesModule'>;

export async function load(module: Stored, env: ModuleContext) {
  return { text: localText(module.text, env.place.choice), cards: await serviceCards(module, env) };
}

/** The module's own cards, then a card for each page it names, from that page's title and description. */
async function serviceCards(
  { cards, relations, sort, maxItems }: Stored,
  { place, context }: ModuleContext,
): Promise<ServiceCard[]> {
  const { choice } = place;
  const own = await Promise.all(
    (cards ?? []).map(async ({ _key, icon, title, text, link, image }) => ({
      key: _key,
      icon: icon ?? null,
      title: localText(title, choice),
      text: localText(text, choice),
      link: await place.link(link),
      image: contentPicture(image, choice),
    })),
  );
  const pages = (relations ?? []).length > 0 ? await context.content.read(sources.pageTree) : [];
  const linked = await Promise.all(
    (relations ?? []).map(async ({ _key, reference }): Promise<ServiceCard | null> => {
      const page = pages.find(({ _id }) => _id === reference?._ref);
      // A page that is not published, or not in this language, gets no card.
      if (!page || !place.site.pages.byId(page._id)?.paths[place.language]) return null;
      return {
        key: _key,
        icon: null,
        title: localText(page.title, choice),
        text: localText(page.description, choice),
        link: await place.link({ kind: 'page', reference }),
        image: null,
      };
    }),
  );
  const all = [...own, ...linked.filter((card) => card !== null)].filter(({ title }) => title !== null);
  if (sort === 'title') all.sort((a, b) => (a.title?.text ?? '').localeCompare(b.title?.text ?? ''));
  return limited(all, maxItems);
}
