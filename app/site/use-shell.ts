import { useMatches, useRouteLoaderData } from '@remix-run/react';
import type { LanguageLink } from '~/addresses/language-switch.ts';
import type { PageShell } from './shell.server.ts';

/** The shell's data, anywhere below the root. */
export function useShell(): PageShell {
  const shell = useShellIfRead();
  if (shell === null) throw new Error('The shell has not been read');
  return shell;
}

/** Null on the page that stands in when the root itself could not be read. */
export function useShellIfRead(): PageShell | null {
  return useRouteLoaderData<PageShell>('root') ?? null;
}

/** Where the language switcher leads from this page; from a page without links of its own, to the homes. */
export function useLanguageLinks(): LanguageLink[] {
  const shell = useShellIfRead();
  for (const { data } of useMatches().reverse()) {
    if (hasLanguageLinks(data)) return data.languageLinks;
  }
  return shell?.homes ?? [];
}

function hasLanguageLinks(data: unknown): data is { languageLinks: LanguageLink[] } {
  return typeof data === 'object' && data !== null && 'languageLinks' in data && Array.isArray(data.languageLinks);
}
