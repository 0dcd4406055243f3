import { useLocation } from '@remix-run/react';
import { startTransition, useEffect, useState } from 'react';
import { holdsSame } from '~/ui/holds-same.ts';
import { rememberShown } from '~/ui/until-answered.ts';

type Hear<State> = (state: State, change: { deletedFetchers: readonly string[] }) => void;

interface Router<State> {
  state: State;
  subscribe: (hear: Hear<State>) => unknown;
}

const quiet = new WeakSet<object>();

/**
 * Lets all of the page be rendered for the router's news alone, and in pieces (docs/decisions/0062). The router also tells of routes that links on the page
 * lead to, once Remix has asked the server for them; and Remix follows each navigation outside the transition that a navigation is.
 * Remembers as well which location's page is on the screen: a transition may wait, and the router is ahead of it then.
 */
export function useRouterNews(): void {
  // Here the router exists, and nobody hears it yet.
  useState(() => {
    if (!import.meta.env.SSR) tellOnlyNews(window.__remixRouter);
  });
  const { key } = useLocation();
  useEffect(() => rememberShown(key), [key]);
}

/** From now on who subscribes to the router hears in a transition, and of new states alone, not of the same one again. */
export function tellOnlyNews<State extends object>(router: Router<State>): void {
  if (quiet.has(router)) return;
  quiet.add(router);
  const subscribe = router.subscribe;
  router.subscribe = (hear) => {
    let heard = router.state;
    return subscribe((state, change) => {
      const isNews = !holdsSame(state, heard) || change.deletedFetchers.length > 0;
      heard = state;
      if (isNews) startTransition(() => hear(state, change));
    });
  };
}
