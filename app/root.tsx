import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Links, Meta, Outlet, useLocation, useMatches, useRouteError, useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { LanguageLink } from '~/addresses/language-switch.ts';
import { overridesElementId } from '~/i18n/page-translation.ts';
import { useTranslation } from '~/i18n/translation.ts';
import { readShell, type PageShell } from '~/site/shell.server.ts';
import { errorKind } from '~/site/not-found.ts';
import { ErrorScreen } from '~/site/ErrorScreen.tsx';
import { Footer } from '~/site/Footer.tsx';
import { Header } from '~/site/Header.tsx';
import { PageProvider } from '~/site/page-context.ts';
import { EarlyScript, PageScripts } from '~/site/PageScripts.tsx';
import { PreviewBar } from '~/site/PreviewBar.tsx';
import { ScrollToTop } from '~/site/ScrollToTop.tsx';
import { stylesElementId } from '~/ui/islands/page-styles.ts';
import '~/ui/tokens.css';
import '~/site/site.css';
import '~/consent/consent.css';

export function loader({ context }: LoaderFunctionArgs) {
  return readShell(context);
}

/** Pages name themselves; only an error has no page to do so. */
export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  error === undefined
    ? []
    : [
        { title: [data?.errorTitles[errorKind(error)], data?.agency.name].filter(Boolean).join(' | ') },
        { name: 'robots', content: 'noindex' },
      ];

/** The document of every page: the server renders it, and the browser brings its islands to life (`ui/islands`). */
export function Layout({ children }: { children: ReactNode }) {
  const { t, language } = useTranslation();
  const shell = useRouteLoaderData<PageShell>('root') ?? null;
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const page = matches.at(-1);
  // An address that leads nowhere shows no property, no search and no thanks.
  const isThere = useRouteError() == null;
  const structured = isThere ? textIn(page?.data, 'structured') : null;
  return (
    <PageProvider value={{ shell, languageLinks: languageLinks(matches) ?? shell?.homes ?? [], pathname, search }}>
      <html lang={language}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="theme-color" content={shell?.header.appBar.bgColor ?? '#fffdf9'} />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          {/* Before the style sheets, which a script would wait for. */}
          <EarlyScript />
          <Meta />
          <Links />
          {/* Its address is written in after rendering (`consent/tag.server.ts`). */}
          <script type="module" async data-consent="" />
          {/* Filled after rendering (`inline-styles.ts`). */}
          <style id={stylesElementId} dangerouslySetInnerHTML={{ __html: '' }} />
        </head>
        <body className="flex min-h-dvh flex-col">
          <a
            href="#content"
            className="absolute top-2 left-4 z-50 -translate-y-20 bg-surface px-4 py-2 text-slate focus:translate-y-0"
          >
            {t('frame.skipToContent')}
          </a>
          {/* The consent script fills it: early, so that the keyboard comes to it before the page. */}
          <div id="consent" />
          {shell && <Header shell={shell} />}
          <main
            id="content"
            tabIndex={-1}
            className="grow outline-none"
            data-view={isThere ? page?.id.split(':')[0]?.replace('routes/', '') : undefined}
            data-item={page?.params.id ?? page?.params.form}
          >
            {children}
          </main>
          {structured !== null && (
            <script
              type="application/ld+json"
              dangerouslySetInnerHTML={{ __html: structured.replaceAll('<', '\\u003c') }}
            />
          )}
          <ScrollToTop />
          {shell && <Footer footer={shell.footer} home={shell.home} cookiePolicy={shell.paths.cookiePolicy} />}
          {shell?.preview && <PreviewBar drafts={shell.drafts} />}
          {shell && (
            <script
              id={overridesElementId}
              type="application/json"
              dangerouslySetInnerHTML={{ __html: JSON.stringify(shell.overrides).replaceAll('<', '\\u003c') }}
            />
          )}
          <PageScripts />
        </body>
      </html>
    </PageProvider>
  );
}

/** Those of the page's own loader, if it has any. */
function languageLinks(matches: readonly { data: unknown }[]): LanguageLink[] | null {
  for (const { data } of matches.toReversed()) {
    if (typeof data === 'object' && data !== null && 'languageLinks' in data && Array.isArray(data.languageLinks))
      return data.languageLinks;
  }
  return null;
}

/** A text that a page's loader gives, such as its JSON-LD. */
function textIn(data: unknown, name: string): string | null {
  const value: unknown =
    typeof data === 'object' && data !== null ? Object.entries(data).find(([key]) => key === name)?.[1] : null;
  return typeof value === 'string' ? value : null;
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} />;
}
