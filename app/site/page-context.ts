import { createContext, useContext } from 'react';
import type { LanguageLink } from '~/addresses/language-switch.ts';
import { carryIntoIslands } from '~/ui/islands/Island.tsx';
import type { PageShell } from './shell.server.ts';

/** What every part of a page may ask for while the server renders it. An island gets what it needs of it as props. */
export interface PageFacts {
  /** Null on the fallback page that is shown when the root loader itself failed. */
  shell: PageShell | null;
  /** The page in each language; a page without its own leads to the home pages. */
  languageLinks: LanguageLink[];
  pathname: string;
  /** The query with its question mark, or nothing. */
  search: string;
}

const Page = carryIntoIslands(createContext<PageFacts>({ shell: null, languageLinks: [], pathname: '/', search: '' }));

export const PageProvider = Page.Provider;

export function usePage(): PageFacts {
  return useContext(Page);
}

/** @throws where the root loader failed */
export function useShell(): PageShell {
  const { shell } = usePage();
  if (shell === null) throw new Error('The shell has not been loaded');
  return shell;
}
