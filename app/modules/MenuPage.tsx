import type { ReactNode } from 'react';
import { RichText } from '~/content/rich-text/RichText.tsx';
import { PageTop, type PageTopSpace } from '~/site/PageTop.tsx';
import { Modules } from './Module.tsx';
import type { MenuPageView } from './page.server.ts';

/** Named styles that editors can give a page (requirements 10.20: `css`, never free CSS). */
const pageStyles: Record<string, string> = {
  narrow: 'mx-auto max-w-[56rem]',
  // All columns of the page derive their width from it.
  wide: '[--container-page:none]',
  tinted: 'bg-ochre-tint',
  dark: 'scheme-dark-part',
  compact: '[&_.column-grid]:gap-y-8',
  spacious: '[&_.column-grid]:gap-y-28',
};

interface Props {
  page: MenuPageView;
  /** Content of a fixed route between the page's title and its text, such as results or projects. */
  children?: ReactNode;
  /** The space that the page's title leaves for the children on the first screen. */
  space?: PageTopSpace;
}

/** An editor's page: banner, breadcrumb, title, text and modules. */
export function MenuPage({ page, children, space }: Props) {
  return (
    <div className={page.style.map((name) => pageStyles[name] ?? '').join(' ')}>
      <PageTop
        title={page.title}
        description={page.description}
        trail={page.trail}
        showBanner={page.showBanner}
        banner={page.banner}
        edit={page.edit}
        space={space}
      />
      {children && <div className="page-width grid gap-8 pb-16">{children}</div>}
      {page.content && (
        <div className="page-width pb-12">
          <div className="max-w-text" lang={page.content.lang} data-sanity={page.edit.content}>
            <RichText blocks={page.content.blocks} />
          </div>
        </div>
      )}
      <Modules modules={page.modules} />
    </div>
  );
}
