import type { Link } from '~/content/links.ts';
import { plainText } from '~/i18n/text.ts';
import type { PageEntry } from '~/addresses/page-table.ts';
import type { Visit } from './visit.server.ts';

export interface MenuItem {
  id: string;
  label: string;
  link: Link;
  children: MenuItem[];
}

/** The link of a page's menu item; null if the page does not exist in the language. */
export function pageLink(page: PageEntry, visit: Visit): Link | null {
  const path = page.paths[visit.language];
  if (page.external) return { href: page.external, newWindow: true, external: true };
  return path ? { href: visit.inMode(path), newWindow: false, external: false } : null;
}

/** Menu items of published pages that exist in the language (requirements 4.11); the path table has no others. */
export function menuItems(visit: Visit, shown: (page: PageEntry) => boolean): MenuItem[] {
  const { pages } = visit.site;
  const item = (page: PageEntry): MenuItem[] => {
    const link = pageLink(page, visit);
    const label = plainText(page.breadcrumbName, visit.choice) || plainText(page.name, visit.choice);
    return link && label
      ? [{ id: page.id, label, link, children: pages.children(page.id).filter(shown).flatMap(item) }]
      : [];
  };
  return pages.children(null).filter(shown).flatMap(item);
}
