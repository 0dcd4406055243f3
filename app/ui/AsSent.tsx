import { UNSAFE_RemixContext as RemixContext } from '@remix-run/react';
import {
  startTransition,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import {
  UNSAFE_DataRouterStateContext as StateContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom';
import { holdsSame } from './holds-same.ts';

interface Props<Of extends object> {
  /** Suspends until its code is there. */
  part: ComponentType<Of>;
  of: Of;
  placeholder?: ReactNode;
  /** Whether it needs no code for what its page says now. */
  isSame?: (one: Of, other: Of) => boolean;
  /** Called while rendering, when its page has other props for it: what the page shows next waits for its code. */
  onChange?: () => void;
}

/**
 * A part of the page that the server has rendered and whose code comes later. Until then it is as it was sent: React discards markup whose boundary hears of
 * anything new (its error 421), or lets all of the page wait for the code, and at each navigation the router tells every part of it. So the part hears the router
 * through this, as it was at first, until it is alive or its page has something else to say (docs/decisions/0062).
 */
export function AsSent<Of extends object>({ part: Part, of, placeholder, isSame = holdsSame, onChange }: Props<Of>) {
  const now = {
    remix: useContext(RemixContext),
    state: useContext(StateContext),
    location: useContext(LocationContext),
    route: useContext(RouteContext),
  };
  const [first] = useState(now);
  const [isHeld, setHeld] = useState(true);
  const [its, setIts] = useState(of);
  if (of !== its && !(isHeld ? isSame : holdsSame)(of, its)) {
    onChange?.();
    setIts(of);
    setHeld(false);
  }
  // The same element while its props say the same, also when it is alive: each of the router's news renders the page above it.
  const shown = useMemo(
    () => (
      <Suspense fallback={placeholder}>
        <Part {...its} />
        <Alive onAlive={() => startTransition(() => setHeld(false))} />
      </Suspense>
    ),
    [Part, placeholder, its],
  );
  const { remix, state, location, route } = isHeld ? first : now;
  return (
    <RemixContext.Provider value={remix}>
      <StateContext.Provider value={state}>
        <LocationContext.Provider value={location}>
          <RouteContext.Provider value={route}>{shown}</RouteContext.Provider>
        </LocationContext.Provider>
      </StateContext.Provider>
    </RemixContext.Provider>
  );
}

/** Says that what stands beside it has been taken over. */
function Alive({ onAlive }: { onAlive: () => void }) {
  useEffect(onAlive, [onAlive]);
  return null;
}
