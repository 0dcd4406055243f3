import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;
/** Which value React asked for last: the server's where it hydrates, and on the server, the browser's anywhere else. */
let asked: 'server' | 'browser' = 'server';
const ofBrowser = () => void (asked = 'browser');
const ofServer = () => void (asked = 'server');
const isOfBrowser = () => asked === 'browser';

/**
 * False on the server and while hydrating, then true. That it has become true is rendered in pieces, as the page was hydrated: a store whose
 * value differs from the server's is rendered anew in one go, which takes as long as the whole search form.
 */
export function useHydrated(): boolean {
  useSyncExternalStore(never, ofBrowser, ofServer);
  const [hydrated, setHydrated] = useState(isOfBrowser);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
