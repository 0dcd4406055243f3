import type { LoaderFunctionArgs } from '@remix-run/node';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { fixedPath } from '~/addresses/entity-paths.ts';
import { consentView } from '~/consent/consent.server.ts';
import { Dialog } from '~/consent/Dialog.tsx';
import { i18nFor } from '~/i18n/i18n.server.ts';
import { isLanguage } from '~/i18n/languages.ts';
import { readOverrides } from '~/site/shell.server.ts';
import { readSite } from '~/site/site.server.ts';

/** `GET /api/consent/nl/`: the cookie dialog's HTML. Cached like a page, until editors change it. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { language } = params;
  if (!isLanguage(language)) return new Response('', { status: 404 });
  const site = await readSite(context);
  const choice = { language, fallback: site.languages.defaultLanguage };
  const i18n = await i18nFor(language, await readOverrides(context, language));
  const view = await consentView(context.content, site.settings, choice, i18n.t);
  const policy = fixedPath('cookiePolicy', language);
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <Dialog {...view} policy={site.pages.byPath(policy) === null ? null : policy} />
    </I18nextProvider>,
  );
  return new Response(html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Language': language, 'X-Robots-Tag': 'noindex' },
  });
}
