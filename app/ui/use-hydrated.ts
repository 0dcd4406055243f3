import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the page is made on the server and taken over by the browser, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
