import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;
/** Which snapshot React read last: the server's while hydrating and on the server, otherwise the browser's. */
let asked: 'server' | 'browser' = 'server';
const ofBrowser = () => void (asked = 'browser');
const ofServer = () => void (asked = 'server');
const isOfBrowser = () => asked === 'browser';

/**
 * False on the server and while hydrating, then true. The change is a transition, which React renders in slices: a
 * store whose value differs from the server's re-renders synchronously, which takes as long as the whole search form.
 */
export function useHydrated(): boolean {
  useSyncExternalStore(never, ofBrowser, ofServer);
  const [hydrated, setHydrated] = useState(isOfBrowser);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
