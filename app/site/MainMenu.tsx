import { NavLink } from '@remix-run/react';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PageShell } from './shell.server.ts';
import type { MenuItem } from './menus.server.ts';
import { ContentLink } from '~/content/ContentLink.tsx';

/** The menu on desktops: first level in a row, submenus on hover and on focus. */
export function MainMenu({ shell }: { shell: PageShell }) {
  const { t } = useTranslation();
  return (
    <ul className="flex items-center gap-x-[1.125rem]">
      {shell.header.menu.showHomeMenu && (
        <li>
          <NavLink to={shell.home} end className="site-menu-link">
            {t('frame.home')}
          </NavLink>
        </li>
      )}
      {shell.menu.map((item) => (
        <li key={item.id} className="group relative">
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

function MenuLink({ item }: { item: MenuItem }) {
  const arrow = item.children.length > 0 && <ChevronDown size={16} aria-hidden className="inline-block" />;
  if (item.link.external) {
    return (
      <ContentLink link={item.link} className="site-menu-link">
        {item.label}
        {arrow}
      </ContentLink>
    );
  }
  return (
    <NavLink to={item.link.href} className="site-menu-link">
      {item.label}
      {arrow}
    </NavLink>
  );
}
