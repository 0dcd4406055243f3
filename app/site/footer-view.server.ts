import { contentPicture, type ContentPicture } from '~/content/picture.ts';
import { isPublic, publicText } from '~/content/public-text.ts';
import { resolveRichText, type RichTextBlock } from '~/content/rich-text/resolve.ts';
import type { Language } from '~/i18n/languages.ts';
import { localText, localValue, type LocalText } from '~/i18n/text.ts';
import { formPath } from '~/addresses/entity-paths.ts';
import { brusselsDay } from '~/listings/domain/rules/day.ts';
import { isColour, readableText, tokenGrounds } from '~/ui/contrast.ts';
import type { Visit } from './visit.server.ts';

export interface FooterView {
  bgColor: string | null;
  textColor: string | null;
  maxWidth: number | null;
  copyright: LocalText | null;
  columns: FooterColumn[];
}

export interface FooterColumn {
  key: string;
  /** Edit mark; only in previews of drafts. */
  edit?: string | undefined;
  title: LocalText | null;
  introText: LocalText | null;
  fullText: { blocks: RichTextBlock[]; lang?: Language } | null;
  images: ContentPicture[];
  /** The page that the newsletter sign-up posts to; null if this column has none. */
  newsletter: string | null;
  colSizes: ColSizes;
}

export interface ColSizes {
  sm: number | null;
  md: number | null;
  lg: number | null;
}

/** The footer in the page's language, with only the public parts of its columns (requirements 3.20). */
export async function readFooter(visit: Visit, now: Date): Promise<FooterView> {
  const { footer } = visit.site;
  const copyright = localText(footer?.copyright, visit.choice);
  return {
    bgColor: isColour(footer?.bgColor) ? footer.bgColor : null,
    textColor: readableText(footer?.textColor, footer?.bgColor, tokenGrounds.footer),
    maxWidth: footer?.maxWidth ?? null,
    // Editors enter the copyright holder; a text with its own © sign is used unchanged.
    copyright:
      copyright && !copyright.text.includes('©')
        ? { ...copyright, text: `© ${brusselsDay(now).slice(0, 4)} ${copyright.text}` }
        : copyright,
    columns: await footerColumns(visit),
  };
}

function footerColumns({ site: { footer }, language, choice, inMode, link, edits }: Visit): Promise<FooterColumn[]> {
  const edit = edits({ id: 'footer', type: 'footer' });
  return Promise.all(
    (footer?.bottom ?? []).map(async ({ _key, title, introText, fullText, images, newsletter, colSizes }) => {
      const full = isPublic(fullText) ? localValue(fullText.text, choice) : null;
      return {
        key: _key,
        edit: edit('bottom', { _key }),
        title: publicText(title, choice),
        introText: publicText(introText, choice),
        fullText: full && {
          blocks: await resolveRichText(full.value, link),
          ...(full.language === choice.language ? {} : { lang: full.language }),
        },
        images: (images ?? []).flatMap((image) => contentPicture(image, choice) ?? []),
        newsletter: newsletter ? inMode(formPath('sign-newsletter', language)) : null,
        colSizes: { sm: colSizes?.sm ?? null, md: colSizes?.md ?? null, lg: colSizes?.lg ?? null },
      };
    }),
  );
}
