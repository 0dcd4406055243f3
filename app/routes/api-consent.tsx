import type { LoaderFunctionArgs } from '@remix-run/node';
import { renderToStaticMarkup } from 'react-dom/server';
import { TranslationProvider } from '~/i18n/translation.ts';
import { fixedPath } from '~/addresses/entity-paths.ts';
import { consentView } from '~/consent/consent.server.ts';
import { CookieDialog } from '~/consent/CookieDialog.tsx';
import { translationFor } from '~/i18n/i18n.server.ts';
import { isLanguage } from '~/i18n/languages.ts';
import { readOverrides } from '~/site/shell.server.ts';
import { readSite } from '~/site/site.server.ts';

/** `GET /api/consent/nl/`: the cookie dialog's HTML. Cached like a page, until editors change it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { language } = params;
  if (!isLanguage(language)) return new Response('', { status: 404 });
  const site = await readSite(context);
  const choice = { language, fallback: site.languages.defaultLanguage };
  const translation = await translationFor(language, await readOverrides(context, language));
  const view = await consentView(context.content, site.settings, {
    choice,
    t: translation.t,
    mapTiles: context.mapTiles !== null,
  });
  const policy = fixedPath('cookiePolicy', language);
  const html = renderToStaticMarkup(
    <TranslationProvider value={translation}>
      <CookieDialog {...view} policy={site.pages.byPath(policy) === null ? null : policy} />
    </TranslationProvider>,
  );
  return new Response(html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Language': language, 'X-Robots-Tag': 'noindex' },
  });
}
