import type { PortableTextBlock } from '@portabletext/react';
import type { Link, StoredLink } from '../links.ts';
import { contentPicture, type ContentPicture } from '../picture.ts';

export interface RichTextPicture {
  _type: 'richImage';
  _key: string;
  picture: ContentPicture;
  caption: string | null;
}

type LinkMark = Link & { _type: 'link'; _key: string };

export type RichTextBlock = PortableTextBlock<LinkMark> | RichTextPicture;

interface StoredBlock {
  _type: string;
  _key: string;
  markDefs?: ({ _type: string; _key: string } & StoredLink)[] | null;
  alt?: string | null;
  caption?: string | null;
  asset?: unknown;
}

/** Resolves Portable Text's links to paths and its images to pictures; drops what cannot be resolved. */
export async function resolveRichText(
  stored: readonly StoredBlock[] | null | undefined,
  link: (stored: StoredLink) => Promise<Link | null>,
): Promise<RichTextBlock[]> {
  const blocks = await Promise.all(
    (stored ?? []).map(async (block): Promise<RichTextBlock | null> => {
      if (block._type === 'richImage') return richImage(block);
      if (block._type !== 'block') return null;
      const marks = await Promise.all(
        (block.markDefs ?? []).map(async ({ _key, ...mark }) => {
          const resolved = await link(mark);
          return resolved === null ? null : { _type: 'link' as const, _key, ...resolved };
        }),
      );
      // The schema allows only Portable Text here.
      return { ...(block as PortableTextBlock), markDefs: marks.filter((mark) => mark !== null) };
    }),
  );
  return blocks.filter((block) => block !== null);
}

function richImage(block: StoredBlock): RichTextPicture | null {
  // The alt text is a plain string in the rich text's own language, so this choice has no effect.
  const picture = contentPicture(block as Parameters<typeof contentPicture>[0], { language: 'nl', fallback: 'nl' });
  return picture && { _type: 'richImage', _key: block._key, picture, caption: block.caption ?? null };
}
