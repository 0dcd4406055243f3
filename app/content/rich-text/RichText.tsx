import { PortableText, type PortableTextComponents } from '@portabletext/react';
import type { Link } from '../links.ts';
import type { RichTextBlock, RichTextPicture } from './resolve.ts';
import { linkStyle } from '~/ui/button.ts';
import { Image } from '~/ui/Image.tsx';
import { ContentLink } from '../ContentLink.tsx';

const components: PortableTextComponents = {
  block: {
    normal: ({ children }) => <p className="mt-4 first:mt-0">{children}</p>,
    h2: ({ children }) => <h2 className="mt-10 text-heading first:mt-0">{children}</h2>,
    h3: ({ children }) => <h3 className="mt-8 text-title first:mt-0">{children}</h3>,
    h4: ({ children }) => <h4 className="mt-6 text-lead first:mt-0">{children}</h4>,
    blockquote: ({ children }) => (
      <blockquote className="mt-6 border-l-2 border-brick pl-5 font-serif text-lead">{children}</blockquote>
    ),
  },
  list: {
    bullet: ({ children }) => <ul className="mt-4 list-disc space-y-1 pl-5">{children}</ul>,
    number: ({ children }) => <ol className="mt-4 list-decimal space-y-1 pl-5">{children}</ol>,
  },
  marks: {
    link: ({ value, children }: { value?: Link; children: React.ReactNode }) =>
      value ? (
        <ContentLink link={value} className={linkStyle}>
          {children}
        </ContentLink>
      ) : (
        <>{children}</>
      ),
    strong: ({ children }) => <strong className="font-semibold">{children}</strong>,
  },
  types: {
    richImage: ({ value }: { value: RichTextPicture }) => (
      <figure className="mt-8">
        <Image
          image={value.picture}
          widths={[400, 640, 960, 1280]}
          sizes="(min-width: 767px) 672px, 100vw"
          className="bg-line"
        />
        {value.caption && <figcaption className="mt-2 text-small text-slate-soft">{value.caption}</figcaption>}
      </figure>
    ),
  },
};

/** Renders Portable Text with resolved links and pictures. */
export function RichText({ blocks }: { blocks: readonly RichTextBlock[] }) {
  return <PortableText value={[...blocks]} components={components} onMissingComponent={false} />;
}
