import { contentPicture } from '~/content/picture.ts';
import { sources } from '~/content/source.ts';
import { localText } from '~/i18n/text.ts';
import type { Visit } from '~/site/visit.server.ts';
import type { StoredModuleOf } from '../stored-module.ts';
import { richText } from '../rich-text.server.ts';

type Stored = StoredModuleOf<'textModule'>;
type Side = 'left' | 'right';

export async function load(module: Stored, visit: Visit) {
  const label = localText(module.button?.label, visit.choice);
  const link = await visit.link(module.button?.link);
  const imageSide: Side = module.imageSide === 'left' ? 'left' : 'right';
  return {
    text: await richText(module.text, visit),
    image: contentPicture(module.image, visit.choice),
    imageSide,
    button: label && link ? { label, link } : null,
    readOn: await readOnLinks(module, visit),
  };
}

/** The linked pages and articles below the text. */
async function readOnLinks({ relations }: Stored, visit: Visit) {
  const links = await Promise.all(
    (relations ?? []).map(async ({ reference }) => {
      const id = reference?._ref;
      const link = id ? await visit.link({ kind: 'page', reference }) : null;
      const title = id ? localText(await titleOf(id, visit), visit.choice) : null;
      return link && title ? { title, link } : null;
    }),
  );
  return links.filter((link) => link !== null);
}

async function titleOf(id: string, { site, context: { content } }: Visit) {
  const page = site.pages.byId(id);
  if (page) return page.name;
  const { articles } = await content.read(sources.articleIndex);
  return articles.find(({ _id }) => _id === id)?.title;
}
