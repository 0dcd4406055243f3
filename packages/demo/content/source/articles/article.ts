import { line, path, reference, rich, seo, text, type Document, type Words } from '../../compose.ts';
import { shown, type PictureName } from '../pictures.ts';

interface ArticleFields {
  category: string;
  date: string;
  title: Words;
  /** The last path segment per language. */
  path: Words;
  excerpt: Words;
  image: PictureName;
  body: Parameters<typeof rich>[0];
}

export function article(
  id: string,
  { category, date, title, path: segments, excerpt, image, body }: ArticleFields,
): Document {
  return {
    _id: `article-${id}`,
    _type: 'article',
    category: reference(`category-${category}`),
    date,
    title: line(...title),
    path: path(...segments),
    excerpt: text(...excerpt),
    image: shown(image),
    body: rich(body),
    status: 'Published',
    // Search results show the same text as the card.
    seo: seo(line(...title), text(...excerpt)),
  };
}
