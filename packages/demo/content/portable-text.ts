/**
 * Converts a light markup to Portable Text, so that the demo's texts can be read and edited as text. Empty lines
 * separate paragraphs; `## ` and `### ` begin a heading, `> ` a quote, `- ` or `1. ` a list item.
 * `![alt](name "caption")` is a picture of packages/demo/content/images. Inline: `**bold**`, `_italic_` and
 * `[words](target)`; a target is `page:<document id>`, `property:<id>` or a URL.
 */
interface Span {
  _type: 'span';
  text: string;
  marks: string[];
}

interface LinkMark {
  _type: 'link';
  _key: string;
  kind: 'page' | 'property' | 'url';
  reference?: { _type: 'reference'; _ref: string };
  propertyId?: string;
  url?: string;
}

interface TextBlock {
  _type: 'block';
  style: string;
  listItem?: 'bullet' | 'number';
  level?: number;
  children: Span[];
  markDefs: LinkMark[];
}

interface PictureBlock {
  _type: 'richImage';
  _sanityAsset: string;
  alt: string;
  caption?: string;
}

export type Block = TextBlock | PictureBlock;

/** The Portable Text blocks of a text in the light markup. */
export function portableText(source: string): Block[] {
  return source
    .trim()
    .split(/\n\s*\n/)
    .flatMap((paragraph): Block[] => {
      const lines = paragraph.split('\n').map((line) => line.trim());
      if (lines.every((line) => line.startsWith('- '))) return lines.map((line) => listItem('bullet', line.slice(2)));
      if (lines.every((line) => /^\d+\. /.test(line))) {
        return lines.map((line) => listItem('number', line.replace(/^\d+\. /, '')));
      }
      const whole = lines.join(' ');
      const image = /^!\[([^\]]+)\]\(([\w-]+)(?: "([^"]+)")?\)$/.exec(whole);
      if (image) return [pictureBlock(image[2] ?? '', image[1] ?? '', image[3])];
      if (whole.startsWith('### ')) return [block('h3', whole.slice(4))];
      if (whole.startsWith('## ')) return [block('h2', whole.slice(3))];
      if (whole.startsWith('> ')) return [block('blockquote', whole.slice(2))];
      return [block('normal', whole)];
    });
}

function listItem(kind: 'bullet' | 'number', words: string): TextBlock {
  return { ...block('normal', words), listItem: kind, level: 1 };
}

function block(style: string, words: string): TextBlock {
  const markDefs: LinkMark[] = [];
  const children = words
    .split(/(\*\*[^*]+\*\*|_[^_]+_|\[[^\]]+\]\([^)]+\))/)
    .filter((part) => part !== '')
    .map((part): Span => {
      if (part.startsWith('**')) return span(part.slice(2, -2), ['strong']);
      if (part.startsWith('_') && part.endsWith('_') && part.length > 2) return span(part.slice(1, -1), ['em']);
      const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
      if (link === null) return span(part, []);
      const key = `link${markDefs.length + 1}`;
      markDefs.push(linkTo(key, link[2] ?? ''));
      return span(link[1] ?? '', [key]);
    });
  return { _type: 'block', style, children, markDefs };
}

function pictureBlock(name: string, alt: string, caption?: string): PictureBlock {
  return {
    _type: 'richImage',
    _sanityAsset: `image@file://./images/${name}.webp`,
    alt,
    ...(caption === undefined ? {} : { caption }),
  };
}

function span(words: string, marks: string[]): Span {
  return { _type: 'span', text: words, marks };
}

function linkTo(key: string, target: string): LinkMark {
  if (target.startsWith('page:')) {
    return { _type: 'link', _key: key, kind: 'page', reference: { _type: 'reference', _ref: target.slice(5) } };
  }
  if (target.startsWith('property:')) {
    return { _type: 'link', _key: key, kind: 'property', propertyId: target.slice(9) };
  }
  return { _type: 'link', _key: key, kind: 'url', url: target };
}
