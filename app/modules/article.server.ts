import type { EditMark } from '~/content/preview/edit-marks.server.ts';
import { contentPicture, type ContentPicture } from '~/content/picture.ts';
import { sources } from '~/content/source.ts';
import { localText, plainText, type LocalText } from '~/i18n/text.ts';
import type { ArticleEntry } from '~/addresses/article-table.ts';
import type { Crumb } from '~/addresses/page-table.ts';
import { trailOf, type PageFacts } from '~/site/page-head.server.ts';
import { notFound } from '~/site/visit.server.ts';
import { articleCards } from './article-cards/load.server.ts';
import { writtenDay } from '~/listings/domain/rules/format.ts';
import type { Visit } from '~/site/visit.server.ts';
import type { LocalRichText } from './module-view.ts';
import type { MenuPageView } from './page.server.ts';
import { richText } from './rich-text.server.ts';

export interface ArticleDetail {
  title: LocalText;
  /** ISO day; `day` is its display text. */
  date: string | null;
  day: string | null;
  excerpt: LocalText | null;
  body: LocalRichText | null;
  image: ContentPicture | null;
  trail: Crumb[];
  /** Edit links; only in previews of drafts. */
  edit: { title?: EditMark; excerpt?: EditMark; body?: EditMark; image?: EditMark };
}

export async function readArticle(
  entry: ArticleEntry,
  visit: Visit,
): Promise<{ view: ArticleDetail; facts: PageFacts }> {
  const stored = await visit.context.content.read(sources.article, { id: entry.id });
  const title = localText(stored?.title, visit.choice);
  if (!stored || !title) throw notFound();
  const { choice } = visit;
  const body = await richText(stored.body, visit);
  const excerpt = localText(stored.excerpt, choice);
  const image = contentPicture(stored.image, choice);
  const edit = visit.edits({ id: entry.id, type: 'article' });
  const { language } = visit;
  return {
    view: {
      title,
      date: stored.date ?? null,
      day: writtenDay(stored.date ?? '', language),
      excerpt,
      body,
      image,
      trail: [...trailOf(visit, visit.site.pages.home).slice(0, 1), ...trailOf(visit, entry)],
      edit: {
        title: edit('title', language),
        excerpt: edit('excerpt', language),
        body: edit('body', language),
        image: edit('image'),
      },
    },
    facts: {
      paths: entry.paths,
      title: plainText(stored.seo?.title, choice) || title.text,
      description: plainText(stored.seo?.description, choice) || (excerpt?.text ?? ''),
      image: (contentPicture(stored.seo?.image, choice) ?? image)?.src ?? null,
      noIndex: stored.seo?.noIndex?.[choice.language] ?? false,
    },
  };
}

/** The page of a category, generated from its articles. A menu page with the same path takes precedence. */
export async function readCategory(
  entry: ArticleEntry,
  visit: Visit,
): Promise<{ view: MenuPageView; facts: PageFacts }> {
  const { categories } = await visit.context.content.read(sources.articleIndex);
  const title = localText(categories.find(({ _id }) => _id === entry.id)?.name, visit.choice);
  if (title === null) throw notFound();
  const below = categories.filter(({ parentId }) => parentId === entry.id).map(({ _id }) => _id);
  const relations = [entry.id, ...below].map((id) => ({
    _key: id,
    _type: 'relation' as const,
    type: 'category' as const,
    reference: { _type: 'reference' as const, _ref: id },
  }));
  return {
    view: {
      title,
      description: null,
      content: null,
      modules: [
        {
          type: 'articleCardsModule',
          key: 'articles',
          title: null,
          titleSize: 'h2',
          titleLevel: 2,
          position: 'left',
          span: 12,
          colSizes: { sm: null, md: null, lg: null },
          view: 'grid',
          itemsPerRow: 3,
          cards: await articleCards({ relations, sort: 'newest' }, visit),
        },
      ],
      showBanner: true,
      banner: null,
      trail: [...trailOf(visit, visit.site.pages.home).slice(0, 1), ...trailOf(visit, entry)],
      style: [],
      edit: {},
    },
    facts: { paths: entry.paths, title: title.text, description: '' },
  };
}
