import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while hydrating, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
