import type { LocalText } from '~/i18n/text.ts';
import type { Crumb } from '~/addresses/page-table.ts';
import { Banner } from './Banner.tsx';
import type { BannerView } from './banner.server.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

export type PageTopSpace = 'ample' | 'little' | 'least';

interface Props {
  title: LocalText;
  description?: LocalText | null;
  trail: readonly Crumb[];
  /** The page's banner flag: places title and breadcrumb on a band (requirements 2.30). */
  showBanner?: boolean;
  /** The editors' banner above the title. */
  banner?: BannerView | null;
  /**
   * `little`: the content starts within the first screen, even in low windows. `least`: it needs all of it; no lead.
   */
  space?: PageTopSpace;
  /** Edit marks of these parts; only in previews of drafts. */
  edit?: { title?: string | undefined; description?: string | undefined; banner?: string | undefined };
}

const spaces = { ample: 'gap-3 py-6 tablet:gap-4 tablet:py-10', little: 'gap-1 py-4' };

/** The top of an inner page: breadcrumb, title, lead. */
export function PageTop({ title, description, trail, showBanner = false, banner, space = 'ample', edit = {} }: Props) {
  if (space === 'least') {
    return (
      <div className="page-width grid gap-1 py-4">
        <Breadcrumb trail={trail} />
        <h1 className="text-heading" lang={title.lang} data-sanity={edit.title}>
          {title.text}
        </h1>
      </div>
    );
  }
  return (
    <div className={showBanner ? 'mb-10 border-b border-line bg-surface' : ''}>
      {banner && (
        <div data-sanity={edit.banner}>
          <Banner banner={banner} />
        </div>
      )}
      <div className={`page-width grid ${spaces[space]} ${showBanner && space === 'ample' ? 'desktop:py-16' : ''}`}>
        <Breadcrumb trail={trail} />
        <h1 className={space === 'ample' ? 'text-display' : 'text-heading'} lang={title.lang} data-sanity={edit.title}>
          {title.text}
        </h1>
        {description && (
          <p
            className={`text-slate-soft ${space === 'ample' ? 'max-w-text text-lead' : ''}`}
            lang={description.lang}
            data-sanity={edit.description}
          >
            {description.text}
          </p>
        )}
      </div>
    </div>
  );
}
