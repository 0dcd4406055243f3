import { decodeHTML } from 'entities/decode';

/** What a visitor or a search engine finds in a page's markup. */
export interface PageFacts {
  /** The links as written, each once. */
  links: string[];
  /** Whether search engines may list it. */
  isIndexed: boolean;
  hasDescription: boolean;
  /** The URL of the picture for sharing; null if there is none. */
  sharedPicture: string | null;
  /** The content lake's pictures. */
  pictures: PagePicture[];
}

export interface PagePicture {
  /** The asset's hash. */
  hash: string;
  /** Of the part that the editor's crop leaves, in pixels. */
  width: number;
  /** The widest rendition that the page offers browsers, in pixels. */
  asked: number;
}

/** The facts of a page that the site itself has written: attributes are double-quoted, and `>` in them is escaped. */
export function pageFacts(html: string): PageFacts {
  const links = [...html.matchAll(/<a\b[^<>]*?\shref="([^"]*)"/g)].map(([, href = '']) => decodeHTML(href));
  return {
    links: [...new Set(links)],
    isIndexed: !(metaOf(html, 'robots') ?? '').includes('noindex'),
    hasDescription: (metaOf(html, 'description') ?? '').trim() !== '',
    sharedPicture: metaOf(html, 'og:image'),
    pictures: picturesIn(html),
  };
}

function metaOf(html: string, name: string): string | null {
  for (const [tag] of html.matchAll(/<meta\b[^<>]*>/g)) {
    if (!tag.includes(`="${name}"`)) continue;
    const [, content] = /\scontent="([^"]*)"/.exec(tag) ?? [];
    if (content !== undefined) return decodeHTML(content);
  }
  return null;
}

/** Vector pictures are as sharp in every size. */
const rendition = /\/images\/content\/([\da-f]+)-(\d+)x\d+\.(?!svg)[a-z\d]+\?([^\s"]*)/g;

function picturesIn(html: string): PagePicture[] {
  const found = new Map<string, PagePicture>();
  for (const [, hash = '', natural = '', query = ''] of html.matchAll(rendition)) {
    const asked = new URLSearchParams(query.replaceAll('&amp;', '&'));
    const width = Number(asked.get('width'));
    if (!(width > 0)) continue;
    const cropped = Number(asked.get('rect')?.split(',')[2] ?? natural);
    const key = `${hash} ${cropped}`;
    const before = found.get(key)?.asked ?? 0;
    found.set(key, { hash, width: cropped, asked: Math.max(before, width) });
  }
  return [...found.values()];
}
