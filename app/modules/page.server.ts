import type { EditMark } from '~/content/preview/edit-marks.server.ts';
import { contentPicture } from '~/content/picture.ts';
import { sources } from '~/content/source.ts';
import { localText, plainText, type LocalText } from '~/i18n/text.ts';
import type { Crumb, PageEntry } from '~/addresses/page-table.ts';
import { bannerView, type BannerView } from '~/site/banner.server.ts';
import { ancestorsOf, trailOf, type PageFacts } from '~/site/page-head.server.ts';
import { loadModules, structuredDataOf } from './load.server.ts';
import type { Visit } from '~/site/visit.server.ts';
import type { LocalRichText } from './module-view.ts';
import type { ModuleView } from './registry.ts';
import { richText } from './rich-text.server.ts';

/** A menu page's data for its route: texts, banner, breadcrumb, modules. */
export interface MenuPageView {
  title: LocalText;
  description: LocalText | null;
  content: LocalRichText | null;
  modules: ModuleView[];
  /** Whether the page has a banner. `banner` is the editors' own; if null, the band is plain. */
  showBanner: boolean;
  banner: BannerView | null;
  trail: Crumb[];
  /** Named styles from the allow-list (requirements 10.20: `css`). */
  style: string[];
  edit: PageEdits;
}

/** Edit links for the parts of a page; only in previews of drafts. */
export interface PageEdits {
  title?: EditMark;
  description?: EditMark;
  content?: EditMark;
  banner?: EditMark;
}

/**
 * A menu page in its language. If it has no document because the agency has not created it yet, the fallback's texts
 * are used.
 *
 * @param fallbackTitle title used if the document is missing or has none in any language
 */
export async function readMenuPage(
  page: PageEntry | null,
  visit: Visit,
  fallbackTitle: string,
): Promise<{ view: MenuPageView; facts: PageFacts }> {
  const stored = page === null ? null : await visit.context.content.read(sources.page, { id: page.id });
  const { choice, language } = visit;
  const edit = visit.edits({ id: page?.id ?? '', type: 'menuPage' });
  const [modules, content, banner] = await Promise.all([
    loadModules(stored?.modules, visit, edit),
    richText(stored?.content, visit),
    stored?.showBanner ? bannerView(stored.banner, visit) : null,
  ]);
  const title = localText(stored?.title, choice) ?? { text: fallbackTitle };
  const description = localText(stored?.description, choice);
  return {
    view: {
      title,
      description,
      content,
      modules,
      showBanner: stored?.showBanner ?? false,
      banner,
      trail: stored?.showBreadcrumb ? trailOf(visit, page) : [],
      style: stored?.style ?? [],
      edit: stored
        ? {
            title: edit('title', language),
            description: edit('description', language),
            content: edit('content', language),
            banner: edit('banner'),
          }
        : {},
    },
    facts: {
      paths: page?.paths ?? {},
      ancestors: ancestorsOf(visit, page),
      title: plainText(stored?.seo?.title, choice) || title.text,
      description: plainText(stored?.seo?.description, choice) || (description?.text ?? ''),
      image: (contentPicture(stored?.seo?.image, choice) ?? banner?.slides[0]?.image)?.src ?? null,
      noIndex: stored?.seo?.noIndex?.[choice.language] ?? false,
      structuredData: structuredDataOf(modules, visit),
    },
  };
}
