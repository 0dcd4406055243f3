import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToReadableStream } from 'react-dom/server.browser';
import { I18nextProvider } from 'react-i18next';
import { i18nFor } from '~/i18n/i18n.server.ts';
import { shellLanguage } from '~/site/shell.server.ts';
import { listingsUnavailable, retryAfter } from '~/listings/domain/answering.ts';
import { collectStyles } from '~/site/inline-styles.ts';
import { parkScripts } from '~/site/late-scripts.ts';
import { consentSettings, hasKeyAddress } from '~/site/consent.server.ts';
import { withConsent } from '~/consent/tag.server.ts';
import { fontPreload } from '~/ui/font-preload.server.ts';
import { pagePolicy, policySettings } from '~/site/page-policy.server.ts';

/**
 * Renders a whole document: it is cached and its inline scripts are hashed, so nothing is streamed early (requirements 10.45). React 18's
 * stream for Node writes NUL bytes where a multi-byte character crosses the end of its buffer; the web one does not.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const { language, overrides } = await shellLanguage(loadContext);
  const i18n = await i18nFor(language, overrides);
  let failed = false;
  const body = await renderToReadableStream(
    <I18nextProvider i18n={i18n}>
      <RemixServer context={remixContext} url={request.url} />
    </I18nextProvider>,
    {
      // Waits for the whole page: no part is deferred to scripts, however large.
      progressiveChunkSize: Infinity,
      onError(error) {
        failed = true;
        loadContext.log.error({ err: error }, 'A page could not be rendered');
      },
    },
  );
  await body.allReady;
  const rendered = await new Response(body).text();
  const asked = await consentSettings(loadContext, language);
  const page = asked === null ? rendered : withConsent(rendered, asked);
  const html = import.meta.env.PROD ? collectStyles(parkScripts(page)) : page;
  headers.set('Content-Security-Policy', pagePolicy(html, await policySettings(loadContext)));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', language);
  headers.append('Link', fontPreload);
  // The next page, and who is let in there, would read the key in its referrer.
  if (await hasKeyAddress(loadContext)) headers.set('Referrer-Policy', 'strict-origin');
  if (status === listingsUnavailable) headers.set('Retry-After', retryAfter);
  return new Response(html, { headers, status: failed ? 500 : status });
}

/** What loaders and actions throw without meaning to. A visitor who left, or who asked for what cannot be, is none of it. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }): void {
  const asked = isRouteErrorResponse(error) && error.status < 500;
  if (request.signal.aborted || asked) return;
  context.log.error({ err: error, path: new URL(request.url).pathname }, 'A loader failed');
}
