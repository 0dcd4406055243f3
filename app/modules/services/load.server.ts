import type { Link } from '~/content/links.ts';
import { contentPicture, type ContentPicture } from '~/content/picture.ts';
import { sources } from '~/content/source.ts';
import { localText, type LocalText } from '~/i18n/text.ts';
import type { Visit } from '~/site/visit.server.ts';
import type { StoredModuleOf } from '../stored-module.ts';
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

export async function load(module: Stored, visit: Visit) {
  return { text: localText(module.text, visit.choice), cards: await serviceCards(module, visit) };
}

/** The module's own cards, then a card for each linked page with that page's title and description. */
async function serviceCards({ cards, relations, sort, maxItems }: Stored, visit: Visit): Promise<ServiceCard[]> {
  const { choice } = visit;
  const own = await Promise.all(
    (cards ?? []).map(async ({ _key, icon, title, text, link, image }) => ({
      key: _key,
      icon: icon ?? null,
      title: localText(title, choice),
      text: localText(text, choice),
      link: await visit.link(link),
      image: contentPicture(image, choice),
    })),
  );
  const pages = (relations ?? []).length > 0 ? await visit.context.content.read(sources.pageTree) : [];
  const linked = await Promise.all(
    (relations ?? []).map(async ({ _key, reference }): Promise<ServiceCard | null> => {
      const page = pages.find(({ _id }) => _id === reference?._ref);
      // A page that is unpublished or not in this language gets no card.
      if (!page || !visit.site.pages.byId(page._id)?.paths[visit.language]) return null;
      return {
        key: _key,
        icon: null,
        title: localText(page.title, choice),
        text: localText(page.description, choice),
        link: await visit.link({ kind: 'page', reference }),
        image: null,
      };
    }),
  );
  const all = [...own, ...linked.filter((card) => card !== null)].filter(({ title }) => title !== null);
  if (sort === 'title') all.sort((a, b) => (a.title?.text ?? '').localeCompare(b.title?.text ?? ''));
  return limited(all, maxItems);
}
