import { useTranslation } from '~/i18n/translation.ts';
import { FavouritesLink } from '~/listings/saved/FavouritesLink.tsx';
import { buttonStyles } from '~/ui/button.ts';
import { Image } from '~/ui/Image.tsx';
import { DrawerMenu } from './DrawerMenu.tsx';
import type { PageShell } from './shell.server.ts';
import { headerColours } from './header-colours.ts';
import { HeaderSearch } from './HeaderSearch.tsx';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { MainMenu } from './MainMenu.tsx';
import { ContentLink } from '~/content/ContentLink.tsx';
import { Notices } from './Notices.tsx';
import { TopBar } from './TopBar.tsx';
import { Letterhead } from './Letterhead.tsx';

/**
 * The bar at the top of every page, as configured by editors. After 30 px of scroll it is fixed and its logo shrinks;
 * at the top it reverts (requirements 4.8, `browser/header.ts`). Its space is reserved, so nothing below moves.
 */
export function Header({ shell }: { shell: PageShell }) {
  const { appBar, menu, logo, languageSwitcher, propertySearch, notices, links } = shell.header;
  return (
    <header className="site-header" style={headerColours(shell)} data-changes={appBar.changeOnScroll || undefined}>
      <Notices notices={notices} />
      <TopBar left={links.left} right={links.right} />
      <div className="site-header-place">
        <div className="site-header-bar" data-testid="header-bar">
          <div className="page-width flex h-full items-center gap-4 desktop:gap-6" data-logo={logo.position}>
            <a href={shell.home} className="site-logo" hidden={!logo.showLogoAtStart}>
              <Logo shell={shell} />
            </a>
            <Letterhead {...shell.letterhead} />
            <nav
              aria-label={useTranslation().t('frame.mainMenu')}
              className="site-menu hidden grow desktop:flex"
              data-position={menu.position}
              style={menu.fontSize ? { fontSize: `${menu.fontSize}px` } : undefined}
            >
              <MainMenu shell={shell} />
            </nav>
            <div className="ml-auto flex items-center gap-1 tablet:gap-3 desktop:ml-0 print:hidden">
              {propertySearch && <HeaderSearch shell={shell} />}
              {/* With text so large that this does not fit, only the menu has it. */}
              <span className="inline-flex max-[20rem]:hidden">
                <FavouritesLink to={shell.paths.favourites} />
              </span>
              {languageSwitcher && (
                <div className="hidden tablet:block">
                  <LanguageSwitcher />
                </div>
              )}
              <FreeValuation shell={shell} />
              <DrawerMenu shell={shell} />
            </div>
          </div>
        </div>
      </div>
    </header>
  );
}

function Logo({ shell: { header, agency } }: { shell: PageShell }) {
  const { image } = header.logo;
  if (image) {
    return (
      <Image
        image={{ ...image, alt: image.alt || agency.name }}
        widths={[160, 400]}
        sizes="160px"
        priority
        className="site-logo-picture"
      />
    );
  }
  return <span className="site-logo-name">{agency.name}</span>;
}

function FreeValuation({ shell: { header, paths } }: { shell: PageShell }) {
  const { t } = useTranslation();
  if (!header.menu.showFreeEvaluation || !paths.valuation) return null;
  return (
    <ContentLink
      link={paths.valuation}
      className={`${buttonStyles.main} site-header-button max-tablet:px-3 max-[22.4rem]:hidden tablet:whitespace-nowrap`}
    >
      {t('frame.freeValuation')}
    </ContentLink>
  );
}
