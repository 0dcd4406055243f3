import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from '~/i18n/translation.ts';
import type { PageShell } from './shell.server.ts';
import type { MenuItem } from './menus.server.ts';
import { ContentLink } from '~/content/ContentLink.tsx';
import { usePage } from './page-context.ts';

/**
 * The menu on desktops: the first level in a row, submenus on hover and focus by CSS. `browser/menu.ts` adds their ARIA
 * state and lets Escape close them (WCAG 1.4.13).
 */
export function MainMenu({ shell }: { shell: PageShell }) {
  const { t } = useTranslation();
  return (
    <ul className="flex items-center gap-x-[1.125rem]">
      {shell.header.menu.showHomeMenu && (
        <li>
          <MenuLink
            item={{
              label: t('frame.home'),
              link: { href: shell.home, newWindow: false, external: false },
              children: [],
            }}
            exact
          />
        </li>
      )}
      {shell.menu.map((item) => (
        <li key={item.id} {...(item.children.length > 0 ? { className: 'group relative', 'data-submenu': '' } : {})}>
          <MenuLink item={item} />
          {item.children.length > 0 && (
            <ul className="site-submenu">
              {item.children.map((child) => (
                <li key={child.id}>
                  <MenuLink item={child} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/** @param exact whether only this page counts as current, and not those below it */
function MenuLink({ item, exact = false }: { item: Pick<MenuItem, 'label' | 'link' | 'children'>; exact?: boolean }) {
  const { pathname } = usePage();
  const { href, external } = item.link;
  const isCurrent = !external && (pathname === href || (!exact && pathname.startsWith(href.replace(/\/?$/, '/'))));
  return (
    <ContentLink
      link={item.link}
      className="site-menu-link"
      aria-current={isCurrent ? 'page' : undefined}
      aria-expanded={item.children.length > 0 ? false : undefined}
    >
      {item.label}
      {item.children.length > 0 && <ChevronDown size={16} aria-hidden className="inline-block" />}
    </ContentLink>
  );
}
