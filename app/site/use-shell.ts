import { useMatches, useRouteLoaderData } from '@remix-run/react';
import type { LanguageLink } from '~/addresses/language-switch.ts';
import type { PageShell } from './shell.server.ts';

/** The shell's data; usable anywhere below the root. */
export function useShell(): PageShell {
  const shell = useShellIfRead();
  if (shell === null) throw new Error('The shell has not been loaded');
  return shell;
}

/** Null on the fallback page that is shown when the root loader itself failed. */
export function useShellIfRead(): PageShell | null {
  return useRouteLoaderData<PageShell>('root') ?? null;
}

/** The links of the language switcher on this page; a page without its own links to the home pages. */
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
