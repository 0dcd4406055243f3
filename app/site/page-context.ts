import { createContext, useContext } from 'react';
import type { LanguageLink } from '~/addresses/language-switch.ts';
import { carryIntoIslands } from '~/ui/islands/Island.tsx';
import type { PageShell } from './shell.server.ts';

/** Data for every part of a page during server rendering. Islands receive what they need of it as props. */
export interface PageFacts {
  /** Null on the fallback page shown when the root loader itself failed. */
  shell: PageShell | null;
  /** The page in each language; the home pages if the page defines no links. */
  languageLinks: LanguageLink[];
  pathname: string;
  /** The query with its question mark, or an empty string. */
  search: string;
}

const Page = carryIntoIslands(createContext<PageFacts>({ shell: null, languageLinks: [], pathname: '/', search: '' }));

export const PageProvider = Page.Provider;

export function usePage(): PageFacts {
  return useContext(Page);
}

/** @throws {Error} if the root loader failed */
export function useShell(): PageShell {
  const { shell } = usePage();
  if (shell === null) throw new Error('The shell has not been loaded');
  return shell;
}
