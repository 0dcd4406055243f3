import type { Link } from '~/content/links.ts';
import { contentPicture, type ContentPicture } from '~/content/picture.ts';
import { sources } from '~/content/source.ts';
import { localText, type LocalText } from '~/i18n/text.ts';
import { writtenDay } from '~/listings/domain/rules/format.ts';
import { readArticleTable } from '~/site/site.server.ts';
import type { Visit } from '~/site/visit.server.ts';
import { chosenFirst, limited, usualMaxItems } from '../order.ts';
import type { StoredModuleOf } from '../stored-module.ts';

export interface ArticleCard {
  id: string;
  title: LocalText;
  excerpt: LocalText | null;
  link: Link | null;
  image: ContentPicture | null;
  /** ISO day; `day` is its display text. */
  date: string | null;
  day: string | null;
}

type Options = Pick<StoredModuleOf<'articleCardsModule'>, 'relations' | 'sort' | 'maxItems'>;

export async function load(module: Options, visit: Visit) {
  return { cards: await articleCards(module, visit) };
}

/**
 * Articles as cards: the chosen ones, those of the chosen categories, or all. Articles that do not exist in the page's
 * language are left out.
 */
export async function articleCards({ relations, sort, maxItems }: Options, visit: Visit): Promise<ArticleCard[]> {
  const [{ articles }, table] = await Promise.all([
    visit.context.content.read(sources.articleIndex),
    readArticleTable(visit.context.content),
  ]);
  const chosen = (relations ?? []).flatMap(({ reference }) => reference?._ref ?? []);
  const wanted = articles.filter(
    ({ _id, categoryId }) =>
      chosen.length === 0 || chosen.includes(_id) || (categoryId !== null && chosen.includes(categoryId)),
  );
  const { choice, language } = visit;
  const cards = await Promise.all(
    wanted.map(async (article): Promise<ArticleCard | null> => {
      const title = localText(article.title, choice);
      const entry = table.byId(article._id);
      const path = entry?.external ?? entry?.paths[language];
      if (!title || !path) return null;
      return {
        id: article._id,
        title,
        excerpt: localText(article.excerpt, choice),
        link: entry?.external
          ? { href: path, newWindow: true, external: true }
          : { href: visit.inMode(path), newWindow: false, external: false },
        image: contentPicture(article.image, choice),
        date: article.date,
        day: writtenDay(article.date ?? '', language),
      };
    }),
  );
  const sorted = sortArticles(
    cards.filter((card) => card !== null),
    sort ?? 'newest',
    chosen,
  );
  return limited(sorted, maxItems ?? usualMaxItems);
}

function sortArticles(cards: ArticleCard[], sort: string, chosen: readonly string[]): ArticleCard[] {
  switch (sort) {
    case 'oldest':
      return cards.sort((a, b) => (a.date ?? '').localeCompare(b.date ?? ''));
    case 'title':
      return cards.sort((a, b) => a.title.text.localeCompare(b.title.text));
    case 'chosen':
      return chosenFirst(cards, chosen);
    default:
      return cards.sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  }
}
