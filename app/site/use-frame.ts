import { useMatches, useRouteLoaderData } from '@remix-run/react';
import type { LanguageLink } from '~/addresses/language-switch.ts';
import type { Frame } from './frame.server.ts';

/** The frame's data, anywhere below the root. */
export function useFrame(): Frame {
  const frame = useFrameIfRead();
  if (frame === null) throw new Error('The frame has not been read');
  return frame;
}

/** Null on the page that stands in when the root itself could not be read. */
export function useFrameIfRead(): Frame | null {
  return useRouteLoaderData<Frame>('root') ?? null;
}

/** Where the language switcher leads from this page; from a page without links of its own, to the homes. */
export function useLanguageLinks(): LanguageLink[] {
  const frame = useFrameIfRead();
  for (const { data } of useMatches().reverse()) {
    if (hasLanguageLinks(data)) return data.languageLinks;
  }
  return frame?.homes ?? [];
}

function hasLanguageLinks(data: unknown): data is { languageLinks: LanguageLink[] } {
  return typeof data === 'object' && data !== null && 'languageLinks' in data && Array.isArray(data.languageLinks);
}
