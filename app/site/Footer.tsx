import { useTranslation } from '~/i18n/translation.ts';
import { Image } from '~/ui/Image.tsx';
import { columnSpans } from '~/ui/columns.ts';
import type { PageShell, ShellFooter } from './shell.server.ts';
import { cssVariables } from './header-colours.ts';
import { RichText } from '~/content/rich-text/RichText.tsx';
import { ContentLink } from '~/content/ContentLink.tsx';
import { NewsletterSignUp } from './NewsletterSignUp.tsx';

interface Props extends Pick<PageShell, 'home'> {
  footer: ShellFooter;
  cookiePolicy: PageShell['paths']['cookiePolicy'];
}

/** The footer of every page: editors' columns, menu, and the legal information required of an agent. */
export function Footer({ footer, home, cookiePolicy }: Props) {
  const { t } = useTranslation();
  const { agency, menu } = footer;
  const insurance = [agency.legal.insurer, agency.legal.insurancePolicy].filter(Boolean).join(', ');
  const colours = cssVariables({ '--footer-bg': footer.bgColor, '--footer-text': footer.textColor });
  return (
    <footer className="site-footer" style={colours}>
      <div
        className="page-width grid gap-10 py-12"
        style={footer.maxWidth ? { maxWidth: `${footer.maxWidth}px` } : undefined}
      >
        <div className="column-grid gap-y-10">
          {footer.columns.map((column) => (
            <section
              key={column.key}
              className="column-span"
              style={columnSpans(column.colSizes, 12)}
              data-sanity={column.edit}
            >
              {column.title && (
                <h2 className="font-serif text-title" lang={column.title.lang}>
                  {column.title.text}
                </h2>
              )}
              {column.introText && (
                <p className="mt-2 whitespace-pre-line" lang={column.introText.lang}>
                  {column.introText.text}
                </p>
              )}
              {column.fullText && (
                <div className="site-footer-text mt-3 text-small" lang={column.fullText.lang}>
                  <RichText blocks={column.fullText.blocks} />
                </div>
              )}
              {column.newsletter && <NewsletterSignUp action={column.newsletter} />}
              {column.images.length > 0 && (
                <ul className="mt-4 flex flex-wrap gap-4">
                  {column.images.map((image) => (
                    <li key={image.src} className="w-24">
                      <Image image={image} widths={[160, 250]} sizes="96px" />
                    </li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
        <div className="grid gap-2 border-t border-current/25 pt-6">
          <nav id="footer-menu" aria-label={t('frame.footerMenu')}>
            <ul className="flex flex-wrap gap-x-6 gap-y-1">
              {menu.map((item) => (
                <li key={item.id}>
                  <ContentLink link={item.link} className="line-link">
                    {item.label}
                  </ContentLink>
                </li>
              ))}
              <li className="noscript:hidden">
                <a href={cookiePolicy?.href ?? home} data-consent-open="" className="line-link">
                  {t('frame.cookieSettings')}
                </a>
              </li>
            </ul>
          </nav>
          {agency.social.length > 0 && (
            <ul className="flex flex-wrap gap-x-6 gap-y-1" aria-label={t('frame.social')}>
              {agency.social.map(({ key, name, url }) => (
                <li key={key}>
                  <a href={url} rel="noopener" className="line-link">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <p className="text-small">
          {[
            agency.legalName ?? agency.name,
            agency.legal.recognitionNumber && t('agency.recognition', { number: agency.legal.recognitionNumber }),
            agency.legal.companyNumber && t('agency.company', { number: agency.legal.companyNumber }),
            agency.legal.vatNumber,
            insurance && t('agency.insurance', { insurance }),
            agency.legal.thirdPartyAccount &&
              t('agency.thirdPartyAccount', { account: agency.legal.thirdPartyAccount }),
          ]
            .filter(Boolean)
            .join(' · ')}
          {agency.legal.supervisingBody && <span className="block">{agency.legal.supervisingBody}</span>}
          {footer.copyright && (
            <span className="mt-2 block" lang={footer.copyright.lang}>
              {footer.copyright.text}
            </span>
          )}
        </p>
      </div>
    </footer>
  );
}
