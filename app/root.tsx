import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  type ShouldRevalidateFunction,
} from '@remix-run/react';
import { lazy, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { isPreviewPath } from '~/addresses/address.ts';
import { readShell } from '~/site/shell.server.ts';
import { errorKind } from '~/site/not-found.ts';
import { ErrorScreen } from '~/site/ErrorScreen.tsx';
import { Header } from '~/site/Header.tsx';
import { stylesElementId } from '~/site/inline-styles.ts';
import { startScripts } from '~/site/late-scripts.ts';
import { useRouterNews } from '~/site/router-news.ts';
import { pageShown } from '~/ui/page-shown.ts';
import { Still } from '~/ui/Still.tsx';
import { PreviewBar } from '~/site/PreviewBar.tsx';
import { StructuredData } from '~/site/StructuredData.tsx';
import { ScrollToTop } from '~/site/ScrollToTop.tsx';
import { useShellIfRead } from '~/site/use-shell.ts';
import '~/ui/tokens.css';
import '~/site/site.css';
import '~/consent/consent.css';

/** The browser leaves the document's footer as it is: it needs the code in previews alone, where editors change it. */
const Footer = lazy(async () => ({ default: (await import('~/site/Footer.tsx')).Footer }));

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

/** The shell depends on the language alone, and switching that loads a new document. In a preview it follows the drafts. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  isPreviewPath(currentUrl.pathname) && currentUrl.href === nextUrl.href;

export function Layout({ children }: { children: ReactNode }) {
  useRouterNews();
  const shell = useShellIfRead();
  const { t, language } = useTranslation();
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={shell?.header.appBar.bgColor ?? '#fffdf9'} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
        {/* Filled after rendering (`inline-styles.ts`); hydration leaves it alone. */}
        {/* Its address is written in after rendering (`consent/tag.server.ts`). */}
        <script type="module" async data-consent="" suppressHydrationWarning />
        <style id={stylesElementId} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      </head>
      <body className="flex min-h-dvh flex-col">
        <a
          href="#content"
          className="absolute top-2 left-4 z-50 -translate-y-20 bg-surface px-4 py-2 text-slate focus:translate-y-0"
        >
          {t('frame.skipToContent')}
        </a>
        {/* The consent script fills it: early, so that the keyboard comes to it before the page. */}
        <div id="consent" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
        {shell && <Header shell={shell} />}
        <Content>{children}</Content>
        <StructuredData />
        <ScrollToTop />
        {shell && (
          <Still name="footer" of={shell.footer}>
            {(footer) => <Footer footer={footer} home={shell.home} cookiePolicy={shell.paths.cookiePolicy} />}
          </Still>
        )}
        {shell?.preview && <PreviewBar drafts={shell.drafts} />}
        {shell && (
          <script
            id="interface-texts"
            type="application/json"
            dangerouslySetInnerHTML={{ __html: JSON.stringify(shell.overrides).replaceAll('<', '\\u003c') }}
          />
        )}
        <ScrollRestoration />
        {import.meta.env.PROD && (
          <script
            suppressHydrationWarning
            // It has run long before React has loaded: the browser's bundle need not contain it.
            dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? startScripts : '' }}
          />
        )}
        <Scripts />
      </body>
    </html>
  );
}

/** After a navigation inside the document the focus goes to the new page, as a document load would have it. */
function Content({ children }: { children: ReactNode }) {
  const content = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    content.current?.focus({ preventScroll: true });
  }, [pathname]);
  useEffect(() => {
    if (content.current) pageShown(content.current);
  }, [pathname, search]);
  const page = useMatches().at(-1);
  // An address that leads nowhere shows no property, no search and no thanks.
  const isThere = useRouteError() == null;
  return (
    <main
      ref={content}
      id="content"
      tabIndex={-1}
      className="grow outline-none"
      data-view={isThere ? page?.id.split(':')[0]?.replace('routes/', '') : undefined}
      data-item={page?.params.id ?? page?.params.form}
    >
      {children}
    </main>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} />;
}
