import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { TranslationProvider } from '~/i18n/translation.ts';
import { translationFor } from '~/i18n/i18n.server.ts';
import { shellLanguage } from '~/site/shell.server.ts';
import { listingsUnavailable, retryAfter } from '~/listings/domain/answering.ts';
import { collectStyles } from '~/site/inline-styles.ts';
import { EntryAddress } from '~/site/PageScripts.tsx';
import { IslandsProvider } from '~/ui/islands/Island.tsx';
import type { IslandFile } from '~/ui/islands/island.ts';
import { islandsOf } from '~/ui/islands/page-islands.server.ts';
import { consentSettings, hasKeyAddress } from '~/site/consent.server.ts';
import { nameConsent } from '~/consent/tag.server.ts';
import { edited } from '~/platform/edits.ts';
import { span } from '~/platform/tracing.ts';
import { fontPreload } from '~/ui/font-preload.server.ts';
import { DocumentAnswer } from '~/site/document-answer.server.ts';
import { renderedHtml } from '~/site/rendered-html.server.ts';
import { pagePolicy, policySettings } from '~/site/page-policy.server.ts';

const islandsOfPage = islandsOf(import.meta.glob<IslandFile>('./**/*.island.tsx', { eager: true }));

/** Renders a document, and says what it may load. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const { language, overrides } = await shellLanguage(loadContext);
  const translation = await translationFor(language, overrides);
  let failed = false;
  const document = (
    <TranslationProvider value={translation}>
      <EntryAddress.Provider value={remixContext.manifest.entry.module}>
        <IslandsProvider value={islandsOfPage()}>
          <RemixServer context={remixContext} url={request.url} />
        </IslandsProvider>
      </EntryAddress.Provider>
    </TranslationProvider>
  );
  const rendered = await span('render', {}, () =>
    renderedHtml(document, (error) => {
      failed = true;
      loadContext.log.error({ err: error }, 'A page could not be rendered');
    }),
  );
  const asked = await consentSettings(loadContext, language);
  const html = edited(rendered, [
    ...(asked === null ? [] : nameConsent(rendered, asked)),
    ...(import.meta.env.PROD ? collectStyles(rendered) : []),
  ]);
  headers.set('Content-Security-Policy', pagePolicy(html, await policySettings(loadContext)));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', language);
  headers.append('Link', fontPreload);
  // The next page, and who is let in there, would read the key in its referrer.
  if (await hasKeyAddress(loadContext)) headers.set('Referrer-Policy', 'strict-origin');
  if (status === listingsUnavailable) headers.set('Retry-After', retryAfter);
  return new DocumentAnswer(html, { headers, status: failed ? 500 : status });
}

/** What loaders and actions throw without meaning to. A visitor who left, or who asked for what cannot be, is none of it. */
export function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }): void {
  const asked = isRouteErrorResponse(error) && error.status < 500;
  if (request.signal.aborted || asked) return;
  context.log.error({ err: error, path: new URL(request.url).pathname }, 'A loader failed');
}
