import { UNSAFE_RemixContext as RemixContext } from '@remix-run/react';
import { useContext, useState, type ReactNode } from 'react';
import { holdsSame, tellOnlyNews } from './router-news.ts';

/**
 * Spares the page renderings that change nothing in it (docs/decisions/0062). At each navigation Remix makes a new object of its facts about the site,
 * outside the transition that a navigation is, and React renders anew at once what takes part in that: all links, and each part whose code has not
 * come, whose markup is lost by it. And the router tells of routes that links on the page lead to, once Remix has asked the server for them.
 */
export function SteadyRemix({ children }: { children: ReactNode }) {
  // Here it exists, and nobody hears it yet.
  useState(() => {
    if (!import.meta.env.SSR) tellOnlyNews(window.__remixRouter);
  });
  const given = useContext(RemixContext);
  const [steady, setSteady] = useState(given);
  if (!holdsSame(given ?? {}, steady ?? {})) setSteady(given);
  return <RemixContext.Provider value={steady}>{children}</RemixContext.Provider>;
}
