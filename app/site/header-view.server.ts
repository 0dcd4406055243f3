import type { Link, StoredLink } from '~/content/links.ts';
import { contentPicture } from '~/content/picture.ts';
import type { Language } from '~/i18n/languages.ts';
import { plainText } from '~/i18n/text.ts';
import { isColour, readableText, tokenGrounds } from '~/ui/contrast.ts';
import type { Visit } from './visit.server.ts';

/** An announcement above the header. */
export interface HeaderNotice {
  key: string;
  text: string;
  link: Link | null;
}

export interface HeaderLink {
  key: string;
  label: string;
  link: Link | null;
  icon: string | null;
  color: string | null;
}

/** The header config, with the Studio's defaults for missing values (requirements 3.15). */
export type HeaderView = Awaited<ReturnType<typeof readHeader>>;

/** The header in the page's language, with resolved links. */
export async function readHeader(visit: Visit) {
  const links = visit.site.header?.headerLinks;
  const shown = links?.show !== false;
  const [notices, left, right] = await Promise.all([
    headerNotices(visit, visit.site.header?.notices),
    headerLinks(visit, links?.left),
    headerLinks(visit, links?.right),
  ]);
  return { ...headerConfig(visit), notices, links: { left: shown ? left : [], right: shown ? right : [] } };
}

function headerConfig({ site: { header }, choice }: Visit) {
  const { appBar, menu, menuMobile, logo, languageSwitcher, propertySearch } = header ?? {};
  return {
    appBar: {
      ...barColours(appBar),
      changeOnScroll: appBar?.changeOnScroll ?? true,
    },
    menu: {
      position: menu?.position ?? 'right',
      showFreeEvaluation: menu?.showFreeEvaluation ?? true,
      showHomeMenu: menu?.showHomeMenu ?? false,
      fontSize: menu?.menuFontSize ?? null,
    },
    menuMobile: {
      position: menuMobile?.position ?? 'right',
      ...barColours(menuMobile?.colors),
    },
    logo: {
      image: contentPicture(logo?.image, choice),
      position: logo?.position ?? 'left',
      showLogoAtStart: logo?.showLogoAtStart ?? true,
    },
    languageSwitcher: languageSwitcher?.show ?? true,
    propertySearch: propertySearch?.show ?? true,
  };
}

interface StoredColours {
  bgColor?: string | null;
  textColor?: string | null;
  btnColor?: string | null;
  btnTextColor?: string | null;
}

/** An editor's colours, with text colours adjusted to be readable. */
function barColours(stored: StoredColours | null | undefined) {
  const { bgColor, textColor, btnColor, btnTextColor } = stored ?? {};
  return {
    bgColor: isColour(bgColor) ? bgColor : null,
    textColor: readableText(textColor, bgColor, tokenGrounds.surface),
    btnColor: isColour(btnColor) ? btnColor : null,
    btnTextColor: readableText(btnTextColor, btnColor, tokenGrounds.brick),
  };
}

interface StoredNotice {
  _key: string;
  text?: { [language in Language]?: string | null | undefined } | null;
  link?: StoredLink | null;
}

/** Visitors read no more. */
const mostNotices = 3;

async function headerNotices(
  visit: Visit,
  stored: readonly StoredNotice[] | null | undefined,
): Promise<HeaderNotice[]> {
  const notices = await Promise.all(
    (stored ?? []).map(async ({ _key, text, link }) => ({
      key: _key,
      text: plainText(text, visit.choice),
      link: await visit.link(link),
    })),
  );
  return notices.filter(({ text }) => text !== '').slice(0, mostNotices);
}

type StoredHeaderLink = {
  _key: string;
  status?: string | null;
  label?: { [language in Language]?: string | null | undefined } | null;
  link?: StoredLink | null;
  icon?: string | null;
  color?: string | null;
};

async function headerLinks(
  visit: Visit,
  stored: readonly StoredHeaderLink[] | null | undefined,
): Promise<HeaderLink[]> {
  const links = await Promise.all(
    (stored ?? [])
      .filter(({ status }) => status === 'Published')
      .map(async ({ _key, label, link, icon, color }) => ({
        key: _key,
        label: plainText(label, visit.choice),
        link: await visit.link(link),
        icon: icon ?? null,
        color: readableText(color, visit.site.header?.appBar?.bgColor, tokenGrounds.surface),
      })),
  );
  return links.filter(({ label }) => label !== '');
}
