import Menu from 'lucide-react/icons/menu';
import type { CSSProperties } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { FavouritesLink } from '~/listings/saved/FavouritesLink.tsx';
import { buttonStyles } from '~/ui/button.ts';
import { DialogFrame } from '~/ui/DialogFrame.tsx';
import type { PageShell } from './shell.server.ts';
import { cssVariables } from './header-colours.ts';
import type { MenuItem } from './menus.server.ts';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { HeaderLinks } from './TopBar.tsx';
import { ContentLink } from '~/content/ContentLink.tsx';

/**
 * The menu on phones and tablets: a modal dialog, which traps the focus and closes on Escape; the page behind it does
 * not scroll (requirements 4.7). Without JavaScript the button links to the menu in the footer.
 */
export function DrawerMenu({ shell }: { shell: PageShell }) {
  const { t } = useTranslation();
  const { menu, header, paths } = shell;
  return (
    <div className="desktop:hidden">
      <a
        href="#footer-menu"
        role="button"
        aria-haspopup="dialog"
        data-opens="menu"
        className="inline-flex size-11 items-center justify-center"
      >
        <Menu aria-hidden />
        <span className="sr-only">{t('frame.openMenu')}</span>
      </a>
      <DialogFrame
        id="menu"
        label={t('frame.menu')}
        closeLabel={t('frame.closeMenu')}
        place={header.menuMobile.position === 'left' ? 'left' : 'right'}
        className="site-drawer"
        style={drawerColours(shell)}
      >
        <div className="flex flex-col gap-6">
          {header.languageSwitcher && <LanguageSwitcher />}
          <nav aria-label={t('frame.menu')}>
            <ul className="grid gap-1 font-serif text-title">
              {header.menu.showHomeMenu && (
                <DrawerItem item={{ id: 'home', label: t('frame.home'), link: internal(shell.home), children: [] }} />
              )}
              {menu.map((item) => (
                <DrawerItem key={item.id} item={item} />
              ))}
            </ul>
          </nav>
          {header.menu.showFreeEvaluation && paths.valuation && (
            <ContentLink link={paths.valuation} className={`${buttonStyles.main} site-header-button`}>
              {t('frame.freeValuation')}
            </ContentLink>
          )}
          <span>
            <FavouritesLink to={paths.favourites} withText />
          </span>
          <HeaderLinks links={[...header.links.left, ...header.links.right]} stacked />
        </div>
      </DialogFrame>
    </div>
  );
}

function DrawerItem({ item }: { item: MenuItem }) {
  return (
    <li>
      <ContentLink link={item.link} className="flex min-h-11 items-center">
        {item.label}
      </ContentLink>
      {item.children.length > 0 && (
        <ul className="mb-2 border-l border-current/30 pl-4 font-sans text-base">
          {item.children.map((child) => (
            <DrawerItem key={child.id} item={child} />
          ))}
        </ul>
      )}
    </li>
  );
}

function internal(href: string): MenuItem['link'] {
  return { href, newWindow: false, external: false };
}

function drawerColours({ header: { menuMobile } }: PageShell): CSSProperties {
  return cssVariables({
    '--header-bg': menuMobile.bgColor,
    '--header-text': menuMobile.textColor,
    '--header-button': menuMobile.btnColor,
    '--header-button-text': menuMobile.btnTextColor,
  });
}
