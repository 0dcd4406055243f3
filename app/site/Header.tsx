import { lazy } from 'react';
import { Link } from '~/ui/Link.tsx';
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
import { Still } from '~/ui/Still.tsx';
import { headerThreshold, useScrolledBeyond } from './use-scrolled-beyond.ts';

/** The browser leaves the document's as they are; only previews, where editors change them, need the code. */
const TopBar = lazy(async () => ({ default: (await import('./TopBar.tsx')).TopBar }));
const Letterhead = lazy(async () => ({ default: (await import('./Letterhead.tsx')).Letterhead }));

/**
 * The bar above every page, as configured by editors. After 30 px it is fixed and its logo shrinks; at the top it
 * reverts (requirements §4). Its space is reserved, so nothing below it moves.
 */
export function Header({ shell }: { shell: PageShell }) {
  const scrolled = useScrolledBeyond(headerThreshold);
  const { appBar, menu, logo, languageSwitcher, propertySearch, links, letterhead } = shell.header;
  const fixed = scrolled && appBar.changeOnScroll;
  return (
    <header className="site-header" style={headerColours(shell)} data-scrolled={fixed || undefined}>
      <Still name="top-bar" of={links}>
        {({ left, right }) => <TopBar left={left} right={right} />}
      </Still>
      <div className="site-header-place">
        <div className="site-header-bar" data-testid="header-bar">
          <div className="page-width flex h-full items-center gap-4 desktop:gap-6" data-logo={logo.position}>
            <Link to={shell.home} className="site-logo" hidden={!logo.showLogoAtStart && !scrolled}>
              <Logo shell={shell} />
            </Link>
            <Still name="letterhead" of={letterhead}>
              {(agency) => <Letterhead {...agency} />}
            </Still>
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
              {/* Where the type is so large that it has no room, it is in the menu alone. */}
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
